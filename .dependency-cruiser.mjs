const runtimeOnly = { dependencyTypesNot: ["type-only"] };

/** Each rule says what to do instead; docs/architecture.md draws the arrows. @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Move what both need into the one that knows less.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: runtimeOnly },
    },
    {
      name: "domain-stays-pure",
      comment: "Pass clocks, randomness and data in; the domain imports itself and zod.",
      severity: "error",
      from: { path: "^src/domain/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^src/domain/", "^node_modules/zod/"] },
    },
    {
      name: "web-knows-the-server-as-a-type",
      comment: "Import `type AppRouter` only; share values through src/domain.",
      severity: "error",
      from: { path: "^src/web/" },
      to: { path: "^src/server/", ...runtimeOnly },
    },
    {
      name: "web-names-only-the-app-router",
      comment: "The router's type is the whole contract.",
      severity: "error",
      from: { path: "^src/web/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/server/", pathNot: "^src/server/app-router\\.ts$" },
    },
    {
      name: "server-never-imports-web",
      comment: "The web is served as files.",
      severity: "error",
      from: { path: "^src/server/" },
      to: { path: "^src/web/" },
    },
    {
      name: "server-slices-are-islands",
      comment: "Let them meet in src/server/workflows.",
      severity: "error",
      from: {
        path: "^src/server/(accounts|semesters|classes|library|homework|reading|analytics|language|school|audit)/",
        pathNot: "\\.test\\.ts$",
      },
      to: {
        path: "^src/server/(accounts|semesters|classes|library|homework|reading|analytics|language|school|audit)/",
        pathNot: "^src/server/$1/",
      },
    },
    {
      name: "server-slices-stay-below",
      comment: "A slice knows rpc and database; adapters reach it through its context.",
      severity: "error",
      from: {
        path: "^src/server/(accounts|semesters|classes|library|homework|reading|analytics|language|school|audit)/",
        pathNot: "\\.test\\.ts$",
      },
      to: {
        path: "^src/server/(http|adapters|workflows|main\\.ts|app-router\\.ts|config\\.ts)",
        ...runtimeOnly,
      },
    },
    {
      name: "web-slices-are-islands",
      comment: "Let them meet in src/web/pages.",
      severity: "error",
      from: {
        path: "^src/web/(accounts|semesters|classes|library|homework|reading|analytics|language|school|audit)/",
      },
      to: {
        path: "^src/web/(accounts|semesters|classes|library|homework|reading|analytics|language|school|audit)/",
        pathNot: "^src/web/$1/",
      },
    },
    {
      name: "web-slices-stay-below-pages",
      comment: "A slice offers parts; pages and app compose them.",
      severity: "error",
      from: {
        path: "^src/web/(accounts|semesters|classes|library|homework|reading|analytics|language|school|audit|ui|rpc)/",
      },
      to: { path: "^src/web/(app|pages)/" },
    },
    {
      name: "ui-knows-no-school",
      comment: "Primitives take plain props.",
      severity: "error",
      from: { path: "^src/web/ui/" },
      to: { path: "^src/web/(?!ui/)" },
    },
    {
      name: "no-orphan-packages",
      comment: "Only packages that package.json names.",
      severity: "error",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".css"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
export default configuration;
