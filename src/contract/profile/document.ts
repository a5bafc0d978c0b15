import * as z from "zod/mini";
import { described } from "../described.ts";
import { requiredText } from "../primitives.ts";
import { defineSection } from "./section.ts";
import { uploadedFile } from "./uploaded-file.ts";

/** The types of documents (spec §3). */
export const documentKinds = [
  { value: "tax", label: "Tax" },
  { value: "payslip", label: "Payslip" },
  { value: "superannuation", label: "Superannuation" },
  { value: "bank_statements", label: "Bank statements" },
] as const;

/** Who may see a document, besides the seeker. The first is meant where none was chosen. */
export const audiences = [
  { value: "links", label: "People I send a link to" },
  { value: "nobody", label: "Only me" },
] as const;

/** A seeker's documents (spec §3, §5). */
export const document = defineSection({
  name: "document",
  collection: "documents",
  path: "/v4/documents",
  title: "Documents",
  noun: "document",
  about: "Keep the papers that employers ask for when you start, and share them by a link that expires.",
  strength: [],
  kind: "list",
  limit: 4,
  fields: {
    name: {
      schema: described(
        requiredText(100, "Name the document."),
        "What the seeker calls the document; whoever opens a link to it sees this.",
      ),
      label: "Name",
      widget: "text",
    },
    type: {
      schema: z.enum(["tax", "payslip", "superannuation", "bank_statements"], {
        error: "Choose the type of the document.",
      }),
      label: "Type",
      widget: "select",
      options: documentKinds,
    },
    file: {
      schema: uploadedFile("Upload the document."),
      label: "File",
      widget: "file",
      category: "documents",
    },
    visible_to: {
      schema: z.enum(["links", "nobody"], { error: "Choose who may see it." }),
      label: "Who may see it",
      optional: true,
      widget: "select",
      options: audiences,
    },
  },
});
