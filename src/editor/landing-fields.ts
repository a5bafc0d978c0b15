import { fields } from "@keystatic/core";
import * as z from "zod/mini";
import { landingSchema, iconNames } from "../contract/landing.ts";
import { group } from "./group-field.tsx";
import { limits } from "./limits.ts";
import { link } from "./link-fields.ts";
import { list } from "./list-field.tsx";
import { choice, flag, text, type Choice } from "./simple-fields.ts";
import { variant } from "./variant-field.tsx";

const length = limits(landingSchema(z.string()));
const heading = text("Heading", { min: 1, max: 120 });
const longText = text("Text", { max: 400, long: true });
const words = { heading, text: longText };
const alt = text("What the picture shows", { min: 5, max: 200, help: "For those who do not see it." });
const percent = (label: string) => fields.number({ label, validation: { min: 0, max: 100 } });
const focus = (label: string) =>
  group(
    label,
    { x: percent("Percent from the left"), y: percent("Percent from the top") },
    { optional: true, help: "What stays in sight when the picture is cropped; the middle when empty." },
  );
const optionalLink = group("Link", link, { optional: true, help: "May stay empty." });
const asLabel = (name: string) => name[0]?.toUpperCase() + name.slice(1).replaceAll("-", " ");

/**
 * What a landing page is made of, in the order of its file (`src/contract/landing.ts`).
 * @param scenes The pictures that there are, as paths from the landing's folder.
 */
export const landingFields = (scenes: Choice[]) => ({
  title: fields.slug({
    name: { label: "Title", validation: { isRequired: true, length: length.title } },
    slug: { label: "Address", description: "The page is at / and this; home is at / itself." },
  }),
  description: text("Description", {
    ...length.description,
    long: true,
    help: "One or two sentences for search engines and shared links: 50 to 320 characters.",
  }),
  slides: fields.array(
    fields.object({
      ...words,
      link: optionalLink,
      picture: group("Picture", {
        wide: choice("On wide screens", scenes),
        tall: choice("On phones", scenes),
        alt,
        wideFocus: focus("Focus on wide screens"),
        tallFocus: focus("Focus on phones"),
      }),
      video: group(
        "Video",
        { webm: text("WebM file"), mp4: text("MP4 file") },
        {
          optional: true,
          help: "Paths of the same silent film, from this landing's folder; may stay empty.",
        },
      ),
    }),
    {
      label: "Slides",
      itemLabel: ({ fields }) => fields.heading.value,
      validation: { length: { min: 1, max: 8 } },
    },
  ),
  search: flag("Job search", "Whether the slides carry the job search.", true),
  sections: fields.array(sections(scenes), {
    label: "Sections",
    description: "What is under the slides, in this order.",
    itemLabel: ({ value: { kind, values } }) =>
      `${asLabel(kind)}: ${String(values[kind]?.["heading"] ?? "")}`,
  }),
});

/** The sections of a landing page, each kind with its own words. */
function sections(scenes: Choice[]) {
  const step = group("Step", {
    icon: choice(
      "Icon",
      iconNames.map((icon) => ({ label: asLabel(icon), value: icon })),
    ),
    heading,
    text: text("Text", { min: 1, max: 400, long: true }),
  });
  const question = group("Question", {
    question: text("Question", { min: 1, max: 120 }),
    answer: text("Answer", { min: 1, long: true }),
  });
  return variant("Kind", {
    "featured-jobs": { label: "Newest jobs", parts: words },
    categories: { label: "Fields of work", parts: words },
    employers: { label: "Employers", parts: words },
    steps: { label: "Steps", parts: { ...words, steps: list("Steps", step, "Add a step") } },
    articles: {
      label: "Blogs or guides",
      parts: {
        ...words,
        from: choice("Which", [
          { label: "The newest blogs", value: "blogs" },
          { label: "Guides, the site's own first", value: "guides" },
        ]),
        tag: text("Only with this tag"),
      },
    },
    feature: {
      label: "Picture beside words",
      parts: {
        ...words,
        link: optionalLink,
        picture: group("Picture", { src: choice("Picture", scenes), alt, focus: focus("Focus") }),
        side: choice("Side of the picture", [
          { label: "Left", value: "left" },
          { label: "Right", value: "right" },
        ]),
      },
    },
    questions: {
      label: "Questions",
      parts: { ...words, questions: list("Questions", question, "Add a question") },
    },
    join: {
      label: "Call to register",
      parts: { ...words, label: text("Words of the button", { min: 1, max: 120 }) },
    },
  });
}
