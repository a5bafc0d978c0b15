import { fields } from "@keystatic/core";
import * as z from "zod/mini";
import { articleSchema } from "../contract/article.ts";
import { body } from "./body-field.ts";
import { group } from "./group-field.tsx";
import { limits } from "./limits.ts";
import { link } from "./link-fields.ts";
import { list } from "./list-field.tsx";
import { picture } from "./picture-field.tsx";
import { choices, flag, moment, text, words, type Choice } from "./simple-fields.ts";

const length = limits(articleSchema(z.string()));

/**
 * The fields of an article or a blog, in the order of its file (`src/contract/article.ts`).
 * @param folder Where its files are, from the project's root.
 * @param zone The time zone of their site.
 */
export const articleFields = (folder: string, brands: Choice[], zone: string) => ({
  title: fields.slug({
    name: { label: "Title", validation: { isRequired: true, length: length.title } },
    slug: {
      label: "Address",
      description: "The page is at /page/ and this: lower-case words joined by hyphens.",
      validation: {
        pattern: { regex: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: "Lower-case words joined by hyphens." },
      },
    },
  }),
  description: text("Description", {
    ...length.description,
    long: true,
    help: "One or two sentences for lists, search engines and shared links: 50 to 170 characters.",
  }),
  author: text("Author", length.author),
  date: fields.date({
    label: "First published",
    defaultValue: { kind: "today" },
    validation: { isRequired: true },
  }),
  updated: fields.date({ label: "Changed", description: "The last change that a reader should know of." }),
  checked: fields.date({ label: "Facts checked", description: "Readers see the day, with the sources." }),
  sources: list("Sources", group("Source", link), "Add a source", { optional: true }),
  tags: words("Tags", "Lower-case words joined by hyphens, commas between them: applying, first-day."),
  image: picture("Picture", folder),
  draft: flag("Draft", "Shown in development only."),
  publishAt: moment("Publish at", `By the clocks of ${zone}. The page is left out until then.`, zone),
  brands: choices("Sites", "Where the page is shown; every site when none is chosen.", brands),
  policy: flag("Policy", "An API elsewhere may own this text; this one is shown when it cannot be reached."),
  content: body(folder),
});
