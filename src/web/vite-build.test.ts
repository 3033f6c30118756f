import { describe, expect, test } from "vitest";
import { noServerInBundle } from "./vite-build.ts";

type Hook = (this: { error(message: string): never }, options: unknown, bundle: unknown) => void;

function build(...ids: string[]): void {
  const { generateBundle } = noServerInBundle() as unknown as { generateBundle: Hook };
  const modules = Object.fromEntries(ids.map((id) => [id, {}]));
  const bundle = { "sheet.css": { type: "asset" }, "index.js": { type: "chunk", modules } };
  const error = (message: string): never => {
    throw new Error(message);
  };
  generateBundle.call({ error }, {}, bundle);
}

describe("the build", () => {
  test("fails when a file of the server reaches the browser", () => {
    expect(() => build("/x/src/web/app/main.tsx", "/x/src/server/config.ts")).toThrow(
      "/x/src/server/config.ts belongs to the server and must not reach the browser",
    );
    expect(() => build("C:\\x\\src\\server\\config.ts")).toThrow("must not reach the browser");
  });

  test("passes with our own files and with packages that are called server", () => {
    expect(() => build("/x/src/web/app/main.tsx", "/x/node_modules/@orpc/server/index.mjs")).not.toThrow();
  });
});
