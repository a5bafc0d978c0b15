import { dirname, join, relative } from "node:path";
import { projectFolder } from "./project-folder.ts";
import { bundledStart } from "./bundled-start.js";

/** The modules that sandboxed processes begin with, by their path in `src/server`: the first of all, and the programs. */
export const sandboxedModules = [
  "platform/sandbox/inside.ts",
  "platform/sandbox/probe.ts",
  "platform/pictures/picture-encoder.ts",
  "cv-export/maker.ts",
  "uploads/content/document-checker.ts",
  "uploads/content/video-reader.ts",
  "cv/reader.ts",
];

/** The name of a module in the bundle, which has all in one folder. */
export const bundledName = (module: string): string => module.replace(/\.ts$/, "").replaceAll("/", "-");

/** How often a bundle is looked for while there is none, in milliseconds. */
const lookEveryMs = 60_000;

let bundle: { folder: string | undefined; looked: number } | undefined;

/**
 * The folder of the bundled programs, where the server has a bundle of its sources as they are. Once found it stays, so
 * a bundled server looks when it starts: sources that change later are not what it was made of.
 */
export const programsFolder = (): string | undefined => {
  if (!bundle || (!bundle.folder && Date.now() - bundle.looked > lookEveryMs)) {
    const start = bundledStart(projectFolder);
    bundle = { folder: start && join(dirname(start), "programs"), looked: Date.now() };
  }
  return bundle.folder;
};

/** The file to start a sandboxed module from: that of the bundle, which loads in half the time, or else its source. */
export const fileOfModule = (source: string): string => {
  const module = relative(join(projectFolder, "src/server"), source);
  const folder = sandboxedModules.includes(module) ? programsFolder() : undefined;
  return folder ? join(folder, `${bundledName(module)}.js`) : source;
};
