import { LineCounter, isCollection, isMap, isPair, isScalar, parseDocument, type Node } from "yaml";
import { jsonFault, yamlFaults } from "./syntax-faults.ts";

/** Data of a file that remembers the lines it came from. */
export interface Located {
  value: unknown;
  /** The line of what stands at a path; of the nearest part around it where nothing does. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Text that is no YAML, or no JSON: every line of it that is wrong. */
export class SyntaxProblem extends Error {
  override name = "SyntaxProblem";
  readonly faults: readonly { line: number; says: string }[];
  constructor(faults: readonly { line: number; says: string }[]) {
    super(faults.map(({ says }) => says).join("; "));
    this.faults = faults;
  }
}

/**
 * Reads YAML, or JSON, which is a part of it.
 * @param options.before Lines of the file above the text.
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

/** The part of a node under a key, and where a reader looks for it: at its key, or at the item of a list. */
const childOf = (node: unknown, key: PropertyKey): { at: Node; value: unknown } | undefined => {
  if (!isCollection(node)) return undefined;
  if (!isMap(node)) {
    const item = node.items[key as number] as Node | undefined;
    return item && { at: item, value: item };
  }
  const pair = node.items.find((one) => isPair(one) && isScalar(one.key) && one.key.value === key);
  return pair && { at: pair.key as Node, value: pair.value };
};
