import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFileStore, type FileStore } from "./file-store.ts";

const KEY = "0199a1b2-0000-7000-8000-000000000001";
let dataDir: string;
let files: FileStore;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "files-"));
  files = createFileStore({ dataDir });
});
afterAll(() => rm(dataDir, { recursive: true }));

const readAll = async (key: string) => await buffer(await files.read(key));

describe("the file store", () => {
  test("gives back the very bytes, from memory and from a stream", async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 228, 185, 166]);
    await files.put(KEY, bytes);
    expect(await readAll(KEY)).toEqual(bytes);
    await files.put(KEY, Readable.from([Buffer.from("second "), Buffer.from("version")]));
    expect((await readAll(KEY)).toString()).toBe("second version");
  });

  test("a removed file cannot be read, and removing it again is no fault", async () => {
    await files.put(KEY, Buffer.from("x"));
    await files.remove(KEY);
    await files.remove(KEY);
    await expect(files.read(KEY)).rejects.toThrow("is not in the store");
  });

  test("an upload that breaks off leaves nothing behind", async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("half");
        throw new Error("connection lost");
      })(),
    );
    await expect(files.put(KEY, broken)).rejects.toThrow();
    expect(await readdir(join(dataDir, "files"))).toEqual([]);
  });

  test.each(["../secret", "a/b", "", ".env", "书.pdf", "a\0b"])("the key %j is refused", async (key) => {
    const refusal = "A stored file's key is letters, digits and hyphens.";
    await expect(files.put(key, Buffer.from("x"))).rejects.toThrow(refusal);
    await expect(files.read(key)).rejects.toThrow(refusal);
    await expect(files.remove(key)).rejects.toThrow(refusal);
  });
});
