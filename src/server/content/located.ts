import { LineCounter, isCollection, isMap, isPair, isScalar, parseDocument, type Node } from "yaml";

/** Data of a file that remembers the lines it came from. */
export interface Located {
  value: unknown;
  /** The line of what stands at a path; of the nearest part around it where nothing does. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Text that is no YAML, or no JSON. */
export class SyntaxProblem extends Error {
  override name = "SyntaxProblem";
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Reads YAML, or JSON, which is a part of it.
 * @param before Lines of the file above the text.
 * @throws SyntaxProblem
 */
export const readLocated = (text: string, before = 0): Located => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset = 0) => lines.linePos(offset).line + before;
  const [error] = document.errors;
  if (error)
    throw new SyntaxProblem(
      lineAt(error.pos[0]),
      `${error.message}; put words that have a colon or quotes in them between quotes`,
    );
  return {
    value: document.toJS() as unknown,
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
