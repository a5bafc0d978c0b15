import { randomUUID } from "node:crypto";
import { cpSync, globSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { rolldown, type Plugin } from "rolldown";
import { bundledName, sandboxedModules } from "../runtime/bundled-programs.ts";
import { projectFolder } from "../runtime/project-folder.ts";

/*
 * dist/server/<id>/start.js   the server with most of its packages in a few files, which load faster than 2,000
 * dist/server/<id>/programs/  the programs of its sandboxed processes likewise, which start anew for most files
 * dist/server/<id>/data/      the lists of words and places that both read, as they were when they were bundled
 * dist/server/current.json    where the newest is, and what it was made of, as src/runtime/bundled-start.js reads it
 */

/** Packages with native code, WebAssembly or files that they read from beside their code: they are not bundled. */
const external =
  /^(@astrojs\/.+|@electric-sql\/pglite|astro|fontkit|harfbuzzjs|mediabunny|oidc-provider|pagefind|pdfkit|pg-native|pino|satteri|sharp|subset-font|unpdf|wawoff2)(\/|$)/;
/**
 * Folders whose modules read data files from beside them or from each other. A bundle has its own copies: code that was
 * made for other data may not read what has changed since, such as by a `git pull` before a restart.
 */
const withData = [
  "src/lexicon",
  "src/server/catalogue/locations",
  "src/server/cv/words",
  "src/server/profile",
];
const dataFiles = "**/*.{csv,txt,yaml}";
const ownPath = /\b(__dirname|__filename|import\.meta\.(dirname|filename|url))\b/;
/** The size of a file in bytes, and when it was modified, in milliseconds. */
export type FileState = [size: number, mtimeMs?: number];
/** The content of current.json: the first file of the bundle, and the files that it was made of by their path. */
export interface CurrentBundle {
  start: string;
  files: Record<string, FileState>;
}
/** Servers that were started with an older bundle may still load parts of it, for this long, in milliseconds. */
const keptMs = 30 * 24 * 3_600_000;

/**
 * Bundles the server for the next starts.
 * @param dist the folder of releases.
 * @returns the first file of the bundle.
 * @throws Error when a package that reads files from beside its code would be bundled.
 */
export const bundleServer = async (dist: string): Promise<string> => {
  const folder = join(dist, "server");
  const id = randomUUID();
  const data = join(folder, id, "data");
  const files: Record<string, FileState> = {};
  /** Noted before the file is read, so that a change in between counts as one. */
  const note = (file: string): void => {
    const { size, mtimeMs } = statSync(file);
    // Another installation of the same packages has other times.
    files[relative(projectFolder, file)] = file.includes("/node_modules/") ? [size] : [size, mtimeMs];
  };
  note(join(projectFolder, "package-lock.json"));
  for (const file of withData.flatMap((of) => globSync(join(of, dataFiles), { cwd: projectFolder }))) {
    note(join(projectFolder, file));
    cpSync(join(projectFolder, file), join(data, file));
  }
  const write = async (input: Readonly<Record<string, string>>, dir: string): Promise<void> => {
    const bundle = await rolldown({
      input,
      platform: "node",
      external,
      tsconfig: false,
      plugins: [
        { name: "note-files", load: { filter: { id: /^\// }, handler: note } },
        keepSourcePaths(dir, data),
      ],
    });
    await bundle.write({ dir, entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" });
    await bundle.close();
  };
  const source = (file: string): string => join(projectFolder, "src/server", file);
  await write({ start: source("start.ts") }, join(folder, id));
  const programs = sandboxedModules.map((file) => [bundledName(file), source(file)]);
  await write(Object.fromEntries(programs), join(folder, id, "programs"));
  const part = join(folder, id, "current.json");
  writeFileSync(part, JSON.stringify({ start: `${id}/start.js`, files } satisfies CurrentBundle));
  renameSync(part, join(folder, "current.json"));
  for (const name of readdirSync(folder))
    if (Date.now() - statSync(join(folder, name)).mtimeMs > keptMs)
      rmSync(join(folder, name), { recursive: true });
  return join(folder, id, "start.js");
};

/** Lets bundled modules find the files that are beside their source: copies of data, and else the sources. */
const keepSourcePaths = (out: string, data: string): Plugin => ({
  name: "keep-source-paths",
  transform: {
    filter: { code: ownPath },
    handler: (code, id) => {
      if (id.includes("/node_modules/"))
        throw new Error(
          `${relative(projectFolder, id)} reads files from beside it: add its package to "external" in src/build/server-bundle.ts.`,
        );
      const source = relative(projectFolder, id);
      const readsData = withData.some((folder) => source.startsWith(`${folder}/`));
      const place = readsData ? join(data, source) : id;
      const from = (path: string) => JSON.stringify(`/${relative(out, path)}`);
      return code
        .replaceAll("import.meta.dirname", `(import.meta.dirname + ${from(dirname(place))})`)
        .replaceAll("import.meta.url", `new URL(import.meta.url + "/.." + ${from(place)}).href`);
    },
  },
});
