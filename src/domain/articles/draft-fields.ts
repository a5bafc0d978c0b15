import type { DraftFields } from "../../contract/editor-drafts.ts";

/** A field of a draft, or a part of its cover that has a label of its own. */
export type FieldName = keyof DraftFields | `image.${"alt" | "caption"}`;

/** The labels of a draft's fields, as they stand on the form. */
export const fieldLabels: Record<FieldName, string> = {
  slug: "Address",
  title: "Title",
  description: "Summary",
  author: "Author",
  date: "First published",
  updated: "Changed",
  tags: "Tags",
  image: "Cover picture",
  "image.alt": "What the picture shows",
  "image.caption": "Caption",
  publish_at: "Publish at",
  body: "Text",
};

/** The label of a field, also of a part of it ("tags.0"); the name itself for one that the form does not have. */
export const labelOf = (path: string): string =>
  fieldLabels[path as FieldName] ?? fieldLabels[path.split(".")[0] as FieldName] ?? path;

/** What is wrong with a field, as a sentence that names it: "Summary is missing; add it." */
export const problemSentence = (field: string, says: string): string =>
  `${labelOf(field)}${says.startsWith("line ") ? "," : ""} ${says}.`;
