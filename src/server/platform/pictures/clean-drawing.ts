import sanitizeHtml from "sanitize-html";
import { SaxesParser } from "saxes";
import {
  attributeFaults,
  drawingFaults,
  expansionFaults,
  styleFaults,
} from "../../../site/check/drawing-faults.ts";

/** Elements that draw; everything that runs, loads, links or embeds is missing. */
const elements = [
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "style", "switch", "view"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "image"],
  ...["text", "tspan", "textPath", "marker", "pattern", "mask", "clipPath"],
  ...[
    "linearGradient",
    "radialGradient",
    "stop",
    "filter",
    "feBlend",
    "feColorMatrix",
    "feComponentTransfer",
  ],
  ...["feComposite", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur"],
  ...["feMerge", "feMergeNode", "feMorphology", "feOffset", "feTile", "feTurbulence"],
];

/** The deepest that elements may stand in each other; cleaning deeper ones would take seconds. */
const maxDepth = 50;

/** Whether a text is well-formed XML that is not too deep. */
const isReadable = (svg: string): boolean => {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", () => {
    if (++depth > maxDepth) throw new Error("too deep");
  });
  parser.on("closetag", () => depth--);
  try {
    parser.write(svg).close();
    return true;
  } catch {
    return false;
  }
};

/** Keeps the attributes that neither run nor load anything. */
const safeAttributes = (tagName: string, attribs: sanitizeHtml.Attributes) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).filter(
      ([name, value]) => !attributeFaults(name, name.replace(/^.*:/, ""), value).length,
    ),
  ),
});

const rules: sanitizeHtml.IOptions = {
  allowedTags: elements,
  // The attributes are filtered by `safeAttributes`.
  allowedAttributes: false,
  // Styles with faults are removed, and the result is checked as a whole.
  allowVulnerableTags: true,
  allowedSchemes: [],
  allowedSchemesByTag: { image: ["data"] },
  nonTextTags: ["script", "foreignObject", "foreignobject", "textarea", "option", "noscript"],
  exclusiveFilter: ({ tag, text }) => tag === "style" && styleFaults(text).length > 0,
  transformTags: { "*": safeAttributes },
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
};

/** A drawing that was cleaned, or why it cannot be shown, in words that fit after "The picture …". */
type Cleaned = { state: "cleaned"; svg: string } | { state: "refused"; says: string };

const unsafe: Cleaned = {
  state: "refused",
  says: "is a drawing that cannot be read, or cannot be shown safely",
};

/** A drawing (SVG) without scripts, links and references to anything outside of it. */
export const cleanDrawing = (given: string): Cleaned => {
  const plain = given.replace(/^\uFEFF/, "").replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/i, "");
  if (!isReadable(plain.trim())) return unsafe;
  const svg = sanitizeHtml(plain, rules).trim();
  if (!/^<svg[\s>]/.test(svg)) return unsafe;
  const [fault] = drawingFaults(svg);
  if (!fault) return { state: "cleaned", svg };
  const [tooMany] = expansionFaults(svg);
  return tooMany ? { state: "refused", says: tooMany.says } : unsafe;
};
