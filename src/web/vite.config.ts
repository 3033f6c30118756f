import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { noServerInBundle } from "./vite-build.ts";

const SERVER = "http://127.0.0.1:3000";
const BROTLI_QUALITY = 11;

/** What every page needs and what changes seldom: cached over the product's own updates. */
const VENDOR_GROUPS = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: "framework",
    test: /node_modules\/(?:@tanstack|@orpc\/(?:client|shared|standard-server[^/]*|tanstack-query)|i18next|react-i18next)\//,
  },
];

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    react(),
    noServerInBundle(),
    compression({
      include: /\.(html|js|css|svg|json|webmanifest)$/,
      algorithms: [
        defineAlgorithm("gzip", { level: 9 }),
        defineAlgorithm("brotliCompress", { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      ],
    }),
  ],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2022",
    // Names what each page loads, for the size check.
    manifest: true,
    // The icons and fonts stay files of their own: the content security policy allows no data: scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Building a schema has no effect outside it: a page that needs a rule beside a schema leaves zod out.
      treeshake: { manualPureFunctions: ["z"] },
      output: { codeSplitting: { groups: VENDOR_GROUPS } },
    },
  },
  // Calls only: source files of the rooms rpc and api must not be asked of the server.
  server: { proxy: { "^/(rpc|api)/(?!.*\\.tsx?)": SERVER } },
});
