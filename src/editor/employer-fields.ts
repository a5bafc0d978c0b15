import { fields } from "@keystatic/core";
import * as z from "zod/mini";
import { employerPageSchema, employerSchema } from "../site/employers/employer-schema.ts";
import { body } from "./body-field.ts";
import { labelOf } from "./field-names.ts";
import { kindsOf } from "./landing-fields.ts";
import { limits } from "./limits.ts";
import { pagesLink } from "./pages-link.tsx";
import { picture } from "./picture-field.tsx";
import { partsOf, type Allowed } from "./schema-fields.ts";
import { choices, text, type Choice } from "./simple-fields.ts";
import { variant } from "./variant-field.tsx";

/** Where the folders of employers are, from the project's root. */
export const employersFolder = "src/content/employers";

const { properties, required } = z.toJSONSchema(employerSchema, {
  io: "input",
  unrepresentable: "any",
}) as Allowed;
const {
  name: _name,
  logo: _logo,
  cover: _cover,
  brands: _brands,
  sections,
  ...rest
} = properties as Record<string, Allowed>;
const length = limits(employerSchema);
const pageLength = limits(employerPageSchema);

const own = (label: string) =>
  picture(label, employersFolder, {
    directory: employersFolder,
    prefix: () => "",
    start: label.toLowerCase(),
    hasCaption: false,
  });

/**
 * The fields of an employer, from the schema of its file (`src/site/employers/employer-schema.ts`): a new field of the
 * schema needs no change here.
 */
export const employerFields = (brands: Choice[]) => ({
  name: fields.slug({
    name: { label: "Name", validation: { isRequired: true, length: length.name } },
    slug: {
      label: "Address",
      description: "Its folder, and the last part of its page's address: lower-case words joined by hyphens.",
      validation: {
        pattern: { regex: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: "Lower-case words joined by hyphens." },
      },
    },
  }),
  pages: pagesLink,
  logo: own("Logo"),
  cover: own("Cover"),
  brands: choices("Sites", "Where it is shown; the sites that show its jobs when none is chosen.", brands),
  ...(partsOf({ properties: rest, required: required ?? [] }, null) as Record<
    string,
    ReturnType<typeof text>
  >),
  sections: fields.array(variant("Kind", kindsOf((sections as { items: Allowed }).items, null)), {
    label: "Sections",
    description: "What is on its page, in this order.",
    itemLabel: ({ value: { kind, values } }) => `${labelOf(kind)}: ${String(values[kind]?.["title"] ?? "")}`,
  }),
});

/**
 * The fields of a page of an employer.
 * @param folder Where its pages are, from the project's root.
 */
export const employerPageFields = (folder: string) => ({
  title: fields.slug({
    name: { label: "Title", validation: { isRequired: true, length: pageLength.title } },
  }),
  description: text("Description", {
    ...pageLength.description,
    long: true,
    help: "One or two sentences for search engines and shared links: 20 to 320 characters.",
  }),
  order: fields.integer({
    label: "Position",
    description: "The page with the lowest one is first; 100 when empty.",
  }),
  content: body(folder),
});
