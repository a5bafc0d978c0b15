import { markdownToMdast, type MdastNode } from "satteri";

/** A link or an image of a Markdown text. */
export interface Reference {
  kind: "link" | "image";
  url: string;
  /** What an image shows. */
  alt: string;
  /** Whether its URL is a reference defined elsewhere in the text: `[words][1]`. */
  isByName: boolean;
  line: number;
}

/** Every link and image in a file's text, in any Markdown or HTML form. */
export const referencesOf = (markdown: string): Reference[] => {
  const found: Reference[] = [];
  const definitions = new Map<string, string>();
  const visit = (node: MdastNode): void => {
    const line = node.position?.start.line ?? 1;
    const url =
      "url" in node ? node.url : "identifier" in node ? (definitions.get(node.identifier) ?? "") : "";
    const isByName = node.type.endsWith("Reference");
    if (node.type === "link" || node.type === "linkReference")
      found.push({ kind: "link", url, alt: "", line, isByName });
    if (node.type === "image" || node.type === "imageReference")
      found.push({ kind: "image", url, alt: node.alt ?? "", line, isByName });
    if ("children" in node) for (const child of node.children) visit(child);
  };
  const tree = markdownToMdast(markdown);
  if ("children" in tree)
    for (const node of tree.children)
      if (node.type === "definition") definitions.set(node.identifier, node.url);
  visit(tree);
  return found;
};
