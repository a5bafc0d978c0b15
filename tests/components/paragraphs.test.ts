import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseTemplate } from "astro-eslint-parser";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../src");

/** Elements whose beginning ends a paragraph that is open (HTML, 4.4.1, "The p element"). */
const endings = new Set(
  `address article aside blockquote details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
   header hgroup hr main menu nav ol p pre search section table ul`.split(/\s+/),
);

/** A node of a syntax tree: its type, what it names, and further nodes. */
type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** The nodes right below a node. */
const below = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([name]) => !["parent", "tokens", "comments"].includes(name))
    .flatMap(([, value]) => value)
    .filter(isNode);

/** The name of an element or a component; null for other nodes. */
const nameOf = ({ type, openingElement }: Node): string | null =>
  type === "JSXElement" ? ((openingElement as { name: { name?: string } }).name.name ?? "") : null;

interface Template {
  root: Node;
  /** Paths of the components that it uses, by their names. */
  components: ReadonlyMap<string, string>;
}

const templates = new Map<string, Template>();
const templateAt = (path: string): Template => {
  const known = templates.get(path);
  if (known) return known;
  const source = readFileSync(path, "utf8");
  const root = parseTemplate(source).result.ast as unknown as Node;
  const imports = source.matchAll(/^import (\w+) from "(\.[^"]+\.astro)";$/gm);
  const components = new Map([...imports].map(([, name, from]) => [name!, join(dirname(path), from!)]));
  templates.set(path, { root, components });
  return templates.get(path)!;
};

/** What ends a paragraph below a node: "form", or "OpenForm > form" of a component's template. */
const endingsIn = (node: Node, components: Template["components"]): string[] =>
  below(node).flatMap((child) => {
    const name = nameOf(child);
    const path = name === null ? undefined : components.get(name);
    const inside = endingsIn(child, components);
    if (name !== null && endings.has(name)) return [name, ...inside];
    if (path === undefined) return inside;
    const template = templateAt(path);
    return [...endingsIn(template.root, template.components).map((end) => `${name} > ${end}`), ...inside];
  });

/** The elements that end the paragraphs around them in a template. */
const faultsIn = (node: Node, components: Template["components"]): string[] =>
  below(node).flatMap((child) =>
    nameOf(child) === "p" ? endingsIn(child, components) : faultsIn(child, components),
  );

it("no paragraph has what would end it: browsers would make siblings of what stands inside", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".astro"),
  );
  expect(files.length).toBeGreaterThan(50);
  const faults = files.flatMap((file) => {
    const { root, components } = templateAt(join(folder, file));
    return faultsIn(root, components).map((fault) => `${file}: p > ${fault}`);
  });
  expect(faults).toEqual([]);
});
