import { format, resolveConfig } from "prettier";
import { isSeq, parseDocument, visit } from "yaml";

/**
 * A file as a person of this project writes it, so that saving changes only what was changed.
 * @param path Where the file is, from the project's root; says what it is.
 */
export const inHouseStyle = async (path: string, text: string): Promise<string> => {
  if (!/\.(md|json)$/.test(path)) return text;
  const own = path.endsWith(".md")
    ? text.replace(/^---\n([^]*?\n)---\n/, (_, head) => `---\n${onOneLine(head)}---\n`)
    : text;
  return format(own, { ...(await resolveConfig(path)), filepath: path });
};

/** YAML with each value on its own line, however long, and lists in brackets. */
const onOneLine = (yaml: string): string => {
  const head = parseDocument(yaml);
  visit(head, {
    Scalar: (_key, scalar) => void delete scalar.type,
    Seq: (_key, seq) => void (isSeq(seq) && (seq.flow = true)),
  });
  return head.toString({ lineWidth: 0, flowCollectionPadding: false });
};
