import type { Plugin } from "vite";

/** Fails the build when a file of the server is about to reach browsers; the compiler alone would not notice. */
export function noServerInBundle(): Plugin {
  return {
    name: "no-server-in-bundle",
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const modules = output.type === "chunk" ? Object.keys(output.modules) : [];
        const leaked = modules.find((id) => /\/src\/server\//.test(id.replaceAll("\\", "/")));
        if (leaked) this.error(`${leaked} belongs to the server and must not reach the browser`);
      }
    },
  };
}
