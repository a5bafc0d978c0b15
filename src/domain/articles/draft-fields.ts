import type { DraftFields } from "../../contract/editor-drafts.ts";

/** The labels of a draft's fields. */
export const fieldLabels: Record<keyof DraftFields, string> = {
  slug: "Address",
  title: "Title",
  description: "Summary",
  author: "Author",
  date: "First published",
  updated: "Changed",
  tags: "Tags",
  image: "Cover picture",
  publish_at: "Publish at",
  body: "Text",
};

/** The label of a field; the name itself for one that the form does not have. */
export const labelOf = (field: string): string => fieldLabels[field as keyof DraftFields] ?? field;

/** What is wrong with a field, as a sentence that names it: "Summary is missing; add it." */
export const problemSentence = (field: string, says: string): string =>
  `${labelOf(field)}${says.startsWith("line ") ? "," : ""} ${says}.`;
