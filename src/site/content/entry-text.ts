import { Document, parseDocument } from "yaml";
import type { DraftFields } from "../../contract/editor-drafts.ts";

const head = /^\uFEFF?---[^\S\n]*\n([\s\S]*?\n)?---[^\S\n]*(?:\n|$)/;

/** A page without a text yet. */
export const emptyFields: DraftFields = {
  slug: "",
  title: "",
  description: "",
  author: "",
  date: "",
  updated: "",
  tags: [],
  image: null,
  publish_at: "",
  body: "",
};

/** The fields of an article or a blog as a writer sees them, from its file. */
export const fieldsOfText = (slug: string, file: string): DraftFields => {
  const text = file.replaceAll("\r\n", "\n");
  const found = head.exec(text);
  const data = (parseDocument(found?.[1] ?? "").toJS() ?? {}) as Record<string, unknown>;
  const image = data["image"] as Record<string, unknown> | undefined;
  return {
    slug,
    title: textOf(data["title"]),
    description: textOf(data["description"]),
    author: textOf(data["author"]),
    date: textOf(data["date"]),
    updated: textOf(data["updated"]),
    tags: Array.isArray(data["tags"]) ? data["tags"].map(textOf) : [],
    image: image
      ? { src: textOf(image["src"]), alt: textOf(image["alt"]), caption: textOf(image["caption"]) }
      : null,
    publish_at: textOf(data["publishAt"]),
    body: text.slice(found?.[0].length ?? 0).trim(),
  };
};

/** The line of the text (`body`) that a line of the file is, from 1; 0 or less for a line of its head. */
export const lineInBody = (file: string, line: number): number => {
  const text = file.replaceAll("\r\n", "\n");
  const before = head.exec(text)?.[0] ?? "";
  const empty = /^\s*/.exec(text.slice(before.length))![0];
  return line - (before + empty).split("\n").length + 1;
};

/**
 * The text of the file of an article or a blog. Fields that the editor does not know stay as they are in the file.
 * @param before The text of the file so far; undefined for a new one.
 * @param isDraft Whether readers see it: a draft is shown in development only.
 */
export const textOfFields = (fields: DraftFields, before: string | undefined, isDraft = false): string => {
  const written = before === undefined ? "" : (head.exec(before.replaceAll("\r\n", "\n"))?.[1] ?? "");
  const document = parseDocument(written || "{}");
  if (!written) (document.contents as unknown as { flow: boolean }).flow = false;
  const { image } = fields;
  put(document, ["title"], fields.title.trim());
  put(document, ["description"], fields.description.trim());
  put(document, ["author"], fields.author.trim());
  put(document, ["date"], fields.date.trim());
  put(document, ["updated"], fields.updated.trim());
  if (document.has("tags") || fields.tags.length)
    document.set("tags", document.createNode(fields.tags, { flow: true }));
  if (image) {
    put(document, ["image", "src"], image.src);
    put(document, ["image", "alt"], image.alt.trim());
    put(document, ["image", "caption"], image.caption.trim());
  } else document.delete("image");
  put(document, ["publishAt"], fields.publish_at.trim());
  if (isDraft) document.set("draft", true);
  else document.delete("draft");
  return `---\n${yamlOf(document, written).trimEnd()}\n---\n\n${fields.body.trim()}\n`;
};

/** A document as YAML; fields that are as they were, and the remarks above fields, stay as they were written. */
const yamlOf = (document: Document, written: string): string => {
  const known = (parseDocument(written).toJS() ?? {}) as Record<string, unknown>;
  const blocks = blocksOf(written);
  const data = document.toJS() as Record<string, unknown>;
  return Object.entries(data)
    .map(([key, value]) => {
      const block = blocks.get(key);
      if (block && JSON.stringify(known[key]) === JSON.stringify(value)) return block.remarks + block.text;
      const one = new Document();
      one.contents = one.createNode({});
      one.set(key, document.get(key, true));
      return (block?.remarks ?? "") + one.toString({ lineWidth: 0, flowCollectionPadding: false });
    })
    .join("");
};

/** The lines of each field, and the remarks above them. */
const blocksOf = (yaml: string): Map<string, { remarks: string; text: string }> => {
  const blocks: ReturnType<typeof blocksOf> = new Map();
  let remarks = "";
  let last: { remarks: string; text: string } | undefined;
  for (const line of yaml.match(/.*\n/g) ?? []) {
    const key = /^(\w+):/.exec(line)?.[1];
    if (key) blocks.set(key, (last = { remarks, text: line }));
    else if (line.startsWith("#") || !last) {
      remarks += line;
      continue;
    } else last.text += remarks + line;
    remarks = "";
  }
  return blocks;
};

/** Sets a text where it differs, so that the rest of a file stays as it was written; removes an empty one. */
const put = (document: Document, path: string[], value: string): void => {
  if (!value) return void document.deleteIn(path);
  if (textOf(document.getIn(path)) !== value) document.setIn(path, value);
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : String(value ?? ""));
