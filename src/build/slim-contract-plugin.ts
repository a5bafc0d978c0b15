import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseAst, type ESTree, type Plugin } from "vite";

const folder = join(import.meta.dirname, "../contract/");
const contractFile = /\/src\/contract\/[\w/-]+\.ts$/;
const schemas = "?schemas";

/**
 * Keeps the schemas of the contract out of browser code that only makes calls: there each file of the contract
 * exports its calls (also those in a table of calls) as method, path and auth, and its constants unchanged. Everything
 * else comes from the original file, and is bundled only where it is used. Development serves the original files.
 */
export const slimContract = (): Plugin => ({
  name: "signboard-slim-contract",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /\/src\/contract\/[\w/-]+\.ts(\?schemas)?$/ },
    async handler(id) {
      if (!id.startsWith(folder)) return null;
      if (contractFile.test(id))
        return (await isPlain(id)) ? null : { code: await slimModule(id), moduleSideEffects: false };
      const file = id.slice(0, -schemas.length);
      const code = withoutSentences(await readFile(file, "utf8"));
      return { code, moduleType: "ts", moduleSideEffects: false };
    },
  },
});

/** Whether a file has no schemas, also not by what it imports: it is bundled unchanged, and each constant once. */
export const isPlain = async (file: string): Promise<boolean> => {
  const imports = [...(await readFile(file, "utf8")).matchAll(/^import (?!type)[^;]*?"([^"]+)";/gms)];
  for (const [, from = ""] of imports)
    if (!from.startsWith(".") || !(await isPlain(join(dirname(file), from)))) return false;
  return true;
};

/** A file of the contract as browser code sees it. Its own exports take precedence over `export *`. */
export const slimModule = async (file: string): Promise<string> => {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return [
    `export * from ${JSON.stringify(file + schemas)};`,
    ...Object.entries(exported).flatMap(([name, value]) => {
      const kept = slimCalls(value);
      return isData(kept) ? [`export const ${name} = ${JSON.stringify(kept)};`] : [];
    }),
  ].join("\n");
};

/** Functions of `src/contract/described.ts`: what they add to a schema is for the API's description alone. */
const describers = new Set(["described", "declared"]);

/** A file of the contract in which each described schema stands by itself. */
export const withoutSentences = (code: string): string => {
  const cuts: [from: number, to: number][] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    if (isDescriber(node as ESTree.Node)) {
      const { start, end, arguments: given } = node as ESTree.CallExpression;
      cuts.push([start, given[0]!.start], [given[0]!.end, end]);
      return visit(given[0]);
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code, { lang: "ts" }).body);
  let at = 0;
  const kept = cuts
    .toSorted(([one], [other]) => one - other)
    .map(([from, to]) => {
      const part = code.slice(at, from);
      at = to;
      return part;
    });
  return kept.join("") + code.slice(at);
};

const isDescriber = (node: ESTree.Node): boolean =>
  node.type === "CallExpression" && node.callee.type === "Identifier" && describers.has(node.callee.name);

/** A value in which every call is reduced to method, path and auth. */
const slimCalls = (value: unknown): unknown => {
  if (isCall(value)) return { method: value.method, path: value.path, auth: value.auth };
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, slimCalls(part)]));
};

const isCall = (value: unknown): value is Record<"method" | "path" | "auth", string> =>
  isPlainObject(value) && ["method", "path", "auth", "payload"].every((key) => key in value);

/** Whether a value survives a round trip through JSON. */
const isData = (value: unknown): boolean => {
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isData);
  if (isPlainObject(value)) return Object.values(value).every(isData);
  return value === null || typeof value === "string" || typeof value === "boolean";
};

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
