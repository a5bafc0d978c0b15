import { fields } from "@keystatic/core";
import { competitionSchema } from "../site/competitions/competition-schema.ts";
import { body } from "./body-field.ts";
import { limits } from "./limits.ts";
import { picture } from "./picture-field.tsx";
import { choice, choices, flag, text, writtenTime, type Choice } from "./simple-fields.ts";

const length = limits(competitionSchema);

/**
 * The fields of a competition, in the order of its file (`src/site/competitions/competition-schema.ts`).
 * @param folder Where its files are, from the project's root.
 * @param zone The time zone of their site.
 */
export const competitionFields = (
  folder: string,
  { brands, employers, zone }: { brands: Choice[]; employers: Choice[]; zone: string },
) => ({
  title: fields.slug({
    name: { label: "Title", validation: { isRequired: true, length: length.title } },
    slug: {
      label: "Address",
      description: "The page is at /competition/ and this: lower-case words joined by hyphens.",
      validation: {
        pattern: { regex: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: "Lower-case words joined by hyphens." },
      },
    },
  }),
  description: text("Description", {
    ...length.description,
    long: true,
    help: "One or two sentences for search engines and shared links: 50 to 170 characters.",
  }),
  image: picture("Picture", folder, { hasCaption: false }),
  brands: choices(
    "Sites",
    "Where it is shown; the sites that show the employer, or every site, when none is chosen.",
    brands,
  ),
  employer: choice("Employer", employers, "Who holds it; the site itself when none is chosen."),
  timezone: text("Time zone", {
    help: `Whose clocks it opens and closes by: Australia/Perth; ${zone} when empty.`,
  }),
  opens: writtenTime("Opens", "The first moment: 2026-07-01 09:00."),
  closes: writtenTime("Closes", "The first moment that is too late: 2026-09-30 17:00."),
  prize: text("Prize", { ...length.prize, min: 1, long: true }),
  eligibility: text("Who may enter", { ...length.eligibility, min: 1, long: true }),
  question: text("Question", {
    ...length.question,
    min: 0,
    help: "What everybody who enters answers; without it they give only their name and email.",
  }),
  termsVersion: text("Version of the terms", {
    ...length.termsVersion,
    help: "Stored with each entry; a new one for each change of the terms.",
  }),
  terms: text("Terms", {
    ...length.terms,
    min: 1,
    long: true,
    help: "A page (/page/… or https://…), or their text with an empty line between paragraphs.",
  }),
  draft: flag("Draft", "Not shown until it is finished."),
  content: body(folder),
});
