import { SaxesParser } from "saxes";
import { unreadable } from "../read/problem.ts";
import { drawnShapes } from "./drawn-shapes.ts";
import { plainCss } from "./plain-css.ts";

/** What is wrong in a drawing, where, and how to fix it. */
export interface DrawingFault {
  line: number;
  says: string;
}

/** Elements that run, load or embed something. */
const forbidden =
  /^(script|foreignobject|iframe|frame|object|embed|handler|listener|audio|video|meta|link|base|form)$/i;
const otherLanguages = ["http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"];
/** What a drawing may refer to: its own elements, and embedded pictures and fonts. */
const own =
  /^(?:#.*|data:(?:image\/(?:png|jpeg|gif|webp|avif)|(?:application\/(?:x-)?)?font[\w/-]*);base64,[\w+/=\s]*|)$/is;
const runs = /(?:javascript|vbscript|livescript):/i;

const elsewhere = (address: string) =>
  `"${address.length > 60 ? `${address.slice(0, 60)}…` : address}" is outside of the drawing; put what is there into it, or remove it`;

/**
 * Why a drawing (SVG) cannot be published: it is not valid XML, runs a script, or refers to an external resource.
 * Pages inline some drawings, so anything that an HTML parser reads differently is rejected as well.
 */
export const drawingFaults = (svg: string): DrawingFault[] => {
  const faults: DrawingFault[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const report = (says: string, line = parser.line) => void faults.push({ line, says });
  let elementLine = 1;
  let style: { text: string; line: number } | null = null;
  let isBroken = false;

  parser.on("error", () => {
    if (!isBroken) report(unreadable);
    isBroken = true;
  });
  parser.on("xmldecl", ({ encoding = "utf-8" }) => {
    if (encoding.toLowerCase() !== "utf-8") report(`is in ${encoding}; save it in UTF-8`);
  });
  parser.on("doctype", () => report("has a DOCTYPE, which can name other files; remove it"));
  parser.on("processinginstruction", ({ target }) => report(`has an instruction <?${target} …?>; remove it`));
  parser.on("comment", (text) => {
    if (/^-?>/.test(text)) report("has a comment that begins with >; remove it");
  });
  parser.on("opentagstart", () => (elementLine = parser.line));
  parser.on("attribute", ({ name, local, value }) => {
    for (const says of attributeFaults(name, local, value)) report(says);
  });
  parser.on("opentag", ({ name, local, uri, isSelfClosing }) => {
    if (forbidden.test(local) || otherLanguages.includes(uri))
      report(`the element <${name}> can run or load something; remove it`, elementLine);
    if (local.toLowerCase() === "style" && !isSelfClosing) style = { text: "", line: parser.line };
  });
  parser.on("text", (text) => void (style && (style.text += text)));
  parser.on("cdata", (text) => {
    if (style) style.text += text;
    else report("has a CDATA section; write its text without it");
  });
  parser.on("closetag", ({ local }) => {
    if (!style || local.toLowerCase() !== "style") return;
    for (const says of styleFaults(style.text)) report(says, style.line);
    style = null;
  });
  parser.write(svg).close();
  if (!isBroken) faults.push(...expansionFaults(svg));
  return faults;
};

/** The most shapes that a browser is given to draw for one drawing: more take seconds on a phone. */
const maxShapes = 50_000;

/** Whether a drawing repeats its own parts more often than browsers can draw them. */
export const expansionFaults = (svg: string): DrawingFault[] => {
  const shapes = drawnShapes(svg);
  if (shapes <= maxShapes) return [];
  const many = Number.isFinite(shapes)
    ? `draws ${shapes.toLocaleString("en-AU")} shapes`
    : "draws a part within itself";
  return [
    {
      line: 1,
      says: `${many}, as parts of it repeat each other (use, pattern, mask, marker, clipPath), and at most ${maxShapes.toLocaleString("en-AU")} are shown; repeat fewer parts, or save it as PNG or WebP`,
    },
  ];
};

/** What is wrong with an attribute of a drawing, by its qualified and its local name. */
export const attributeFaults = (name: string, local: string, value: string): string[] => {
  const kind = local.toLowerCase();
  if (kind.startsWith("on")) return [`the attribute ${name} runs a script; remove it`];
  if (name === "xml:base") return [`the attribute ${name} makes addresses lead elsewhere; remove it`];
  if (kind === "attributename" && /^\s*(?:.*:)?(?:href|on.*)\s*$/i.test(value))
    return [`an animation changes ${value.trim()}; remove it`];
  // Browsers ignore spaces and control characters in URLs.
  if (runs.test(value.replace(/[\p{Cc}\s]/gu, "")))
    return [`the attribute ${name} has an address that runs a script; remove it`];
  if (kind === "href" || kind === "src") return own.test(value.trim()) ? [] : [elsewhere(value)];
  return styleFaults(value);
};

/** What is wrong with a style, or with an attribute whose value is parsed like one. */
export const styleFaults = (css: string): string[] => {
  const plain = plainCss(css);
  const faults: string[] = [];
  if (/@import/i.test(plain)) faults.push("the style imports another one (@import); put its rules here");
  if (/(?:image-set|image|src|expression)\s*\(|-moz-binding|behavior\s*:/i.test(plain))
    faults.push("the style can load or run something; remove that rule");
  for (const [, quoted, bare] of plain.matchAll(/url\(\s*(?:(["'].*?["']\s*)\)|([^)]*)\)?)/gis)) {
    const address = (quoted ?? bare ?? "").trim().replace(/^(["'])(.*)\1$/s, "$2");
    if (!own.test(address)) faults.push(elsewhere(address));
  }
  return faults;
};
