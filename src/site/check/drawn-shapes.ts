import { SaxesParser } from "saxes";
import { plainCss } from "./plain-css.ts";

/** An element of a drawing, with what it refers to. */
interface Element {
  name: string;
  id: string;
  classes: readonly string[];
  children: Element[];
  /** Points of its own outline, each of which may get a marker. */
  points: number;
  references: Reference[];
}

/** A reference to an element of the same drawing by its id, and how often the element is drawn for it. */
interface Reference {
  id: string;
  /** Once, for each shape that inherits it (fill, stroke), or for each point of those shapes (markers). */
  per: "once" | "shape" | "point";
}

/** Shapes and points that are drawn. */
interface Drawn {
  shapes: number;
  points: number;
}

/** Elements that draw nothing by themselves, and those that are drawn only where something refers to them. */
const drawsNothing =
  /^(?:linearGradient|radialGradient|stop|filter|fe\w+|title|desc|metadata|style|animate\w*|set)$/;
const drawnByReference =
  /^(?:defs|symbol|pattern|mask|marker|clipPath|linearGradient|radialGradient|filter)$/;
/** The deepest that elements and references may stand in each other. */
const maxDepth = 200;

/**
 * How many shapes a browser draws for a drawing (SVG): those that `use`, patterns, masks, markers and clip paths repeat
 * count each time, so that a small file may draw thousands of millions. Infinity where something is drawn within itself.
 * @param svg well-formed.
 */
export const drawnShapes = (svg: string): number => {
  const { root, byId } = read(svg);
  const known = new Map<Element, Drawn>();
  const open = new Set<Element>();

  const drawn = (element: Element): Drawn => {
    const counted = known.get(element);
    if (counted) return counted;
    if (open.has(element) || open.size > maxDepth) return { shapes: Infinity, points: Infinity };
    open.add(element);
    const total: Drawn = { shapes: drawsNothing.test(element.name) ? 0 : 1, points: element.points };
    for (const child of element.children) if (!drawnByReference.test(child.name)) add(total, drawn(child), 1);
    // Patterns and markers are drawn for each shape and point inside, references among them.
    const inside = { ...total };
    for (const { id, per } of element.references) {
      const target = byId.get(id);
      const times = { once: 1, shape: inside.shapes, point: inside.points }[per];
      if (target && times) add(total, drawn(target), times);
    }
    open.delete(element);
    known.set(element, total);
    return total;
  };
  return drawn(root).shapes;
};

const add = (total: Drawn, more: Drawn, times: number): void => {
  // 0 × Infinity is no number.
  if (more.shapes) total.shapes += more.shapes * times;
  if (more.points) total.points += more.points * times;
};

/** The elements of a drawing, with what its styles make them refer to. */
const read = (svg: string): { root: Element; byId: Map<string, Element> } => {
  const root = elementOf("", {});
  const path = [root];
  const all: Element[] = [];
  const byId = new Map<string, Element>();
  let css = "";
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", ({ local, attributes }) => {
    const values = Object.values(attributes).map((one) => [one.local, one.value] as const);
    const element = elementOf(local, Object.fromEntries(values));
    path.at(-1)!.children.push(element);
    path.push(element);
    all.push(element);
    if (element.id && !byId.has(element.id)) byId.set(element.id, element);
  });
  parser.on("closetag", () => void path.pop());
  const addStyle = (text: string) => void (path.at(-1)!.name === "style" && (css += text));
  parser.on("text", addStyle);
  parser.on("cdata", addStyle);
  parser.write(svg).close();
  applyStyles(plainCss(css), all);
  return { root, byId };
};

const elementOf = (name: string, attributes: Readonly<Record<string, string>>): Element => ({
  name,
  id: attributes["id"] ?? "",
  classes: (attributes["class"] ?? "").split(/\s+/),
  children: [],
  points: ((attributes["d"] ?? attributes["points"] ?? "").match(/[a-z]|[\d.]+/gi)?.length ?? 0) + 1,
  references: Object.entries(attributes).flatMap(([property, value]) =>
    property === "href" ? ownId(value) : referencesIn(property === "style" ? value : `${property}:${value}`),
  ),
});

/** The id that an address within the drawing names. */
const ownId = (address: string): Reference[] => {
  const plain = address.trim().replace(/^(["'])(.*)\1$/s, "$2");
  return plain.startsWith("#") ? [{ id: decoded(plain.slice(1)), per: "once" }] : [];
};

const decoded = (id: string): string => {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
};

/** The references of declarations of a style. */
const referencesIn = (css: string): Reference[] =>
  css.includes("(")
    ? plainCss(css)
        .split(";")
        .flatMap((declaration) => {
          const per = /^\s*marker/i.test(declaration)
            ? "point"
            : /^\s*(?:fill|stroke|--)/i.test(declaration)
              ? "shape"
              : "once";
          return Array.from(declaration.matchAll(/url\(\s*([^)]*?)\s*\)/gi)).flatMap(([, address]) =>
            ownId(address!).map(({ id }) => ({ id, per: per as Reference["per"] })),
          );
        })
    : [];

const rule = /([^{};]*)\{([^{}]*)\}/g;

/** Adds the references of a style sheet to the elements that its selectors may mean: rather to too many than too few. */
const applyStyles = (css: string, all: readonly Element[]): void => {
  if (!/url\(/i.test(css)) return;
  const apply = (references: Reference[], isMeant: (element: Element) => boolean) => {
    if (references.length)
      for (const element of all) if (isMeant(element)) element.references.push(...references);
  };
  const everywhere = () => true;
  for (const [, selectors = "", declarations = ""] of css.matchAll(rule)) {
    const named = new Set(selectors.match(/[\w-]+/g));
    const isPlain = named.size > 0 && !/[*:[&]/.test(selectors) && !declarations.includes("--");
    apply(
      referencesIn(declarations),
      isPlain ? ({ name, id, classes }) => [name, id, ...classes].some((one) => named.has(one)) : everywhere,
    );
  }
  // What stands around nested rules.
  apply(referencesIn(css.replace(rule, ";").replace(/[{}]/g, ";")), everywhere);
};
