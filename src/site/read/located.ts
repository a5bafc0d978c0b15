import { LineCounter, isCollection, isMap, isPair, isScalar, parseDocument, type Node } from "yaml";
import { jsonFault, yamlFaults } from "./syntax-faults.ts";

/** Data of a file, with the lines that its values are on. */
export interface Located {
  value: unknown;
  /** The line of the value at a path, or of its nearest existing parent. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Invalid YAML or JSON, with every line that is wrong. */
export class SyntaxProblem extends Error {
  override name = "SyntaxProblem";
  readonly faults: readonly { line: number; says: string }[];
  constructor(faults: readonly { line: number; says: string }[]) {
    super(faults.map(({ says }) => says).join("; "));
    this.faults = faults;
  }
}

/**
 * Parses YAML, or JSON, which is a subset of it.
 * @param options.before The number of lines of the file above the text.
 * @param options.isJson Whether it must be JSON.
 * @throws SyntaxProblem
 */
export const readLocated = (text: string, { before = 0, isJson = false } = {}): Located => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset = 0) => lines.linePos(offset).line + before;
  const fault = isJson && jsonFault(text);
  const faults = fault ? [fault] : yamlFaults(document, lines);
  if (faults.length)
    throw new SyntaxProblem(faults.map(({ offset, says }) => ({ line: lineAt(offset), says })));
  return {
    value: (document.toJS() ?? {}) as unknown,
    lineOf: (path) => {
      let line = lineAt(document.contents?.range?.[0]);
      let node: unknown = document.contents;
      for (const key of path) {
        const next = childOf(node, key);
        if (!next) break;
        line = lineAt(next.at.range?.[0]);
        node = next.value;
      }
      return line;
    },
  };
};

/** The child of a node under a key, and the node to report: its key, or the item of a list. */
const childOf = (node: unknown, key: PropertyKey): { at: Node; value: unknown } | undefined => {
  if (!isCollection(node)) return undefined;
  if (!isMap(node)) {
    const item = node.items[key as number] as Node | undefined;
    return item && { at: item, value: item };
  }
  const pair = node.items.find((one) => isPair(one) && isScalar(one.key) && one.key.value === key);
  return pair && { at: pair.key as Node, value: pair.value };
};
