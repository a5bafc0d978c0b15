import { fields } from "@keystatic/core";
import * as z from "zod/mini";
import { landingSchema } from "../site/landings/landing-schema.ts";
import { labelOf } from "./field-names.ts";
import { group } from "./group-field.tsx";
import { limits } from "./limits.ts";
import { partsOf, type Allowed } from "./schema-fields.ts";
import type { PictureChoice } from "./picture-choice.tsx";
import { flag, text } from "./simple-fields.ts";
import { variant } from "./variant-field.tsx";

const schema = landingSchema(z.string());
const length = limits(schema);
const { slides, sections } = z.toJSONSchema(schema, { io: "input" }).properties as Record<
  "slides" | "sections",
  Allowed & { items: Allowed }
>;

/**
 * The fields of a landing page, in the order of its file (`src/site/landings/landing-schema.ts`).
 * @param scenes The available pictures, as paths from the landing page's folder.
 */
export const landingFields = (scenes: PictureChoice[]) => ({
  title: fields.slug({
    name: { label: "Title", validation: { isRequired: true, length: length.title } },
    slug: { label: "Address", description: "The page is at / and this; home is at / itself." },
  }),
  description: text("Description", {
    ...length.description,
    long: true,
    help: "One or two sentences for search engines and shared links: 50 to 320 characters.",
  }),
  slides: fields.array(group("Slide", partsOf(slides.items, scenes)), {
    label: "Slides",
    itemLabel: ({ value }) => String(value["heading"] ?? ""),
    validation: { length: { min: slides.minItems!, max: slides.maxItems! } },
  }),
  search: flag("Job search", "Whether the slides carry the job search.", true),
  sections: fields.array(variant("Kind", kindsOf(sections.items, scenes)), {
    label: "Sections",
    description: "What is under the slides, in this order.",
    itemLabel: ({ value: { kind, values } }) =>
      `${labelOf(kind)}: ${String(values[kind]?.["heading"] ?? "")}`,
  }),
});

/**
 * The kinds of sections, each with the fields of its own.
 * @param pictures The available pictures; null where they are named by hand.
 */
export function kindsOf({ oneOf = [] }: Allowed, pictures: PictureChoice[] | null) {
  return Object.fromEntries(
    (oneOf as Allowed[]).map(({ properties: { kind, ...properties } = {}, required = [] }) => {
      const name = String((kind as Allowed).const);
      return [name, { label: labelOf(name), parts: partsOf({ properties, required }, pictures) }];
    }),
  );
}
