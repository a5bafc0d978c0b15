import { format, resolveConfig } from "prettier";
import { Document, isSeq, parse, visit } from "yaml";
import { inOrderOf } from "./in-order-of.ts";

/**
 * Formats a file in the project's style, so that saving changes only what was edited.
 * @param path The file's path from the project's root, which determines its type.
 * @param before The previous content, whose order of keys is kept.
 */
export const inHouseStyle = async (path: string, text: string, before = ""): Promise<string> => {
  const written = path.endsWith(".md") ? withHead(text, before) : withKeys(text, before);
  return format(written, { ...(await resolveConfig(path)), filepath: path });
};

const headOf = (text: string) => /^---\n([^]*?\n)---\n/.exec(text)?.[1] ?? "";

const withHead = (text: string, before: string): string => {
  const head = new Document(inOrderOf(parse(headOf(before)), parse(headOf(text))));
  visit(head, { Seq: (_key, seq) => void (isSeq(seq) && (seq.flow = true)) });
  const yaml = head.toString({ lineWidth: 0, flowCollectionPadding: false });
  return text.replace(/^---\n[^]*?\n---\n/, () => `---\n${yaml}---\n`);
};

const withKeys = (text: string, before: string): string =>
  JSON.stringify(inOrderOf(JSON.parse(before || "null"), JSON.parse(text)), null, 2);
