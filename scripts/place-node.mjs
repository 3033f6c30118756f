// Runs after every install. The server wants Node 24; npm brings it as an ordinary package, but older
// npm releases forget to link its program, so the link is put back here.
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";

const modules = join(import.meta.dirname, "..", "node_modules");
const windows = process.platform === "win32";
const packaged = join(
  modules,
  `node-${windows ? "win" : process.platform}-${process.arch}`,
  "bin",
  windows ? "node.exe" : "node",
);

function hostNodeIsRecent() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

if (existsSync(modules)) {
  if (existsSync(packaged)) {
    const bin = join(modules, ".bin");
    const link = join(bin, windows ? "node.exe" : "node");
    mkdirSync(bin, { recursive: true });
    rmSync(link, { force: true });
    if (windows) copyFileSync(packaged, link);
    else {
      chmodSync(packaged, 0o755);
      symlinkSync(relative(bin, packaged), link);
    }
  } else if (!hostNodeIsRecent()) {
    console.error(
      `Shuxiang needs Node 22.18 or newer on this kind of machine; this is Node ${process.versions.node}. Please install Node 24 from your usual source and run npm ci again.`,
    );
    process.exit(1);
  }
}
