import { join } from "node:path";
import { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** The school's files under random keys; their names and who may read them stand in the database. */
export type FileStore = {
  put(key: string, contents: Uint8Array | Readable): Promise<void>;
  /** Rejects before the first byte when there is no such file. */
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
};

type FileStoreOptions = { readonly dataDir: string };

/** Keeps files in DATA_DIR/files. */
export function createFileStore({ dataDir }: FileStoreOptions): FileStore {
  const disk = new Disk(new FSDriver({ location: join(dataDir, "files"), visibility: "private" }));
  return {
    async put(key, contents) {
      assertKey(key);
      if (!(contents instanceof Readable)) return await disk.put(key, contents);
      try {
        await disk.putStream(key, contents);
      } catch (error) {
        // An upload that broke off leaves nothing behind.
        await disk.delete(key);
        throw error;
      }
    },
    async read(key) {
      assertKey(key);
      if (!(await disk.exists(key))) throw new Error(`The file ${key} is not in the store.`);
      return await disk.getStream(key);
    },
    async remove(key) {
      assertKey(key);
      await disk.delete(key);
    },
  };
}

/** A uuid or the like: nothing a path could be made of. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error("A stored file's key is letters, digits and hyphens.");
}
