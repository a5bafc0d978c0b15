import * as z from "zod/mini";

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
  /** The employer. */
  name: text,
  position: text,
  location: text,
  startDate: date,
  endDate: date,
  isCurrent,
  summary: text,
  highlights: texts,
});

const volunteer = z.object({
  organization: text,
  position: text,
  location: text,
  startDate: date,
  endDate: date,
  isCurrent,
  summary: text,
  highlights: texts,
});

const education = z.object({
  institution: text,
  studyType: text,
  area: text,
  startDate: date,
  endDate: date,
  isCurrent,
  /** What the study was about: not part of the format. */
  summary: text,
});

/** A CV in the format JSON Resume 1.0.0 (https://jsonresume.org/schema). */
export const jsonResume = z.object({
  $schema: url,
  basics: z.object({
    name: z.string(),
    /** The occupation. */
    label: text,
    email: text,
    phone: text,
    summary: text,
    location: z.optional(
      z.object({ address: text, postalCode: text, city: text, region: text, countryCode: text }),
    ),
  }),
  work: z.array(work),
  volunteer: z.array(volunteer),
  education: z.array(education),
  /** Licences, registrations, certificates and language tests. */
  certificates: z.array(z.object({ name: z.string(), issuer: text, date, summary: text })),
  skills: z.array(z.object({ name: z.string(), level: text, keywords: texts })),
  languages: z.array(z.object({ language: z.string(), fluency: text })),
  references: z.array(z.object({ name: z.string(), reference: text })),
  /** Sections of the profile that the format has no place for: not part of it. */
  other: z.optional(
    z.array(
      z.object({
        title: z.string(),
        entries: z.array(
          z.object({
            name: text,
            /** Each is a field with its value: "Size: Large". */
            details: z.array(z.string()),
          }),
        ),
      }),
    ),
  ),
  meta: z.object({ version: z.string() }),
});

/** A CV in the format JSON Resume. */
export type JsonResume = z.infer<typeof jsonResume>;
