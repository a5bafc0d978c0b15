import * as z from "zod/mini";
import { described } from "./described.ts";

const text = z.optional(z.string());
const url = z.optional(z.url());
/** A year, a month or a day: 2019, 2019-03 or 2019-03-14. */
const date = z.optional(
  z.string().check(z.regex(/^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/)),
);
const texts = z.optional(z.array(z.string()));
/** Whether it goes on: not part of the format, which allows further fields. `endDate` is then missing or expected. */
const isCurrent = z.optional(z.boolean());

const work = z.object({
  name: described(text, "The employer."),
  position: described(text, "The job, as the seeker calls it."),
  location: described(text, "Where it was."),
  startDate: described(date, "The month it began, as YYYY-MM."),
  endDate: described(date, "The month it ended, as YYYY-MM."),
  isCurrent: described(isCurrent, "Whether it goes on."),
  summary: described(text, "What was done, in words."),
  highlights: described(texts, "What was achieved, a sentence each."),
});

const volunteer = z.object({
  organization: described(text, "The organisation."),
  position: described(text, "What was done there."),
  location: described(text, "Where it was."),
  startDate: described(date, "The month it began, as YYYY-MM."),
  endDate: described(date, "The month it ended, as YYYY-MM."),
  isCurrent: described(isCurrent, "Whether it goes on."),
  summary: described(text, "What was done, in words."),
  highlights: described(texts, "What was achieved, a sentence each."),
});

const education = z.object({
  institution: described(text, "The school, college or university."),
  studyType: described(text, "The kind of qualification, such as a bachelor's degree."),
  area: described(text, "The field of study."),
  startDate: described(date, "The month it began, as YYYY-MM."),
  endDate: described(date, "The month it ended, as YYYY-MM."),
  isCurrent: described(isCurrent, "Whether it goes on."),
  summary: described(text, "What the study was about: not part of the format."),
});

/** A CV in the format JSON Resume 1.0.0 (https://jsonresume.org/schema). */
export const jsonResume = z.object({
  $schema: described(url, "The address of the JSON Resume schema that the document follows."),
  basics: described(
    z.object({
      name: described(z.string(), "The seeker's name."),
      label: described(text, "The occupation."),
      email: described(text, "The seeker's email address."),
      phone: described(text, "The seeker's phone number."),
      summary: described(text, "The seeker's summary."),
      location: described(
        z.optional(
          z.object({
            address: described(text, "Street and number."),
            postalCode: described(text, "The postcode."),
            city: described(text, "The suburb or city."),
            region: described(text, "The state."),
            countryCode: described(text, "The country by two letters (ISO 3166-1 alpha-2)."),
          }),
        ),
        "Where the seeker lives.",
      ),
    }),
    "Who the seeker is.",
  ),
  work: described(z.array(work), "Work, the latest first."),
  volunteer: described(z.array(volunteer), "Unpaid work, the latest first."),
  education: described(z.array(education), "Qualifications, the latest first."),
  certificates: described(
    z.array(
      z.object({
        name: described(z.string(), "The name of the certificate."),
        issuer: described(text, "Who issued it."),
        date: described(date, "The day or month it was issued."),
        summary: described(text, "More about it."),
      }),
    ),
    "Licences, registrations, certificates and language tests.",
  ),
  skills: described(
    z.array(
      z.object({
        name: described(z.string(), "The skill."),
        level: described(text, "How well, in words."),
        keywords: described(texts, "Parts of the skill."),
      }),
    ),
    "Skills.",
  ),
  languages: described(
    z.array(
      z.object({
        language: described(z.string(), "The language."),
        fluency: described(text, "How well, in words."),
      }),
    ),
    "Languages.",
  ),
  references: described(
    z.array(
      z.object({
        name: described(z.string(), "The person's name."),
        reference: described(text, "How to reach the person, and from where they know the seeker."),
      }),
    ),
    "People who can be asked.",
  ),
  other: described(
    z.optional(
      z.array(
        z.object({
          title: described(z.string(), "The title of the section."),
          entries: described(
            z.array(
              z.object({
                name: described(text, "The name of the entry."),
                details: described(z.array(z.string()), 'Each is a field with its value: "Size: Large".'),
              }),
            ),
            "The entries of the section.",
          ),
        }),
      ),
    ),
    "Sections of the profile that the format has no place for: not part of it.",
  ),
  meta: described(
    z.object({ version: described(z.string(), "The version of the JSON Resume schema.") }),
    "About this document.",
  ),
});

/** A CV in the format JSON Resume. */
export type JsonResume = z.infer<typeof jsonResume>;
