import { z } from "zod";
import type { KnownStudy, Person } from "../people.ts";
import { readFacts } from "../read-facts.ts";

/** A course or degree as these CVs have it. */
export interface Study extends KnownStudy {
  /** The code of the course in the national register, such as CHC33021. */
  code: string;
  /** Not finished: `end` is when it is expected. */
  isPending: boolean;
}

/** A person with the name as they write it themselves. */
export interface ThirdPerson extends Person {
  /** With titles, degrees and nicknames, and the family name first where they write it so. */
  shown: string;
  studies: Study[];
}

const text = z.string();
const texts = z.array(text);
const year = z.string().regex(/^\d{4}$/);
const month = z.string().regex(/^\d{4}-\d{2}$/);

const job = z.strictObject({
  title: text,
  employer: text,
  place: text,
  start: month,
  /** Missing in the job that the person has now. */
  end: month.nullable().default(null),
  tasks: texts.default([]),
});

const study = z
  .strictObject({
    title: text,
    institution: text,
    start: year,
    end: year,
    code: text.default(""),
    isPending: z.boolean().default(false),
  })
  .transform((known): Study => {
    const { title, institution, code } = known;
    return {
      ...known,
      institutions: institution.split(", ").slice(0, 1),
      titles: [title.replace(/ \(ATAR.*\)$/, ""), `${code} ${title}`.trim(), `${title} ${code}`.trim()],
    };
  });

const knownPerson = z
  .strictObject({
    given: text,
    family: text,
    /** Where it is not the given name and the family name. */
    shown: text.optional(),
    email: text,
    phone: text,
    dial: text,
    address: text,
    city: text,
    headline: text,
    summary: text,
    jobs: z.array(job).min(1),
    studies: z.array(study),
    skills: texts,
    licences: texts,
    /** Beside English. */
    language: text,
  })
  .transform(({ language, ...known }): ThirdPerson => ({
    ...known,
    shown: known.shown ?? `${known.given} ${known.family}`.trim(),
    languages: [
      { name: "English", level: "Fluent" },
      { name: language, level: "Native" },
    ],
    referees: [
      {
        name: "Margaret Ellison",
        title: "Operations Manager",
        employer: known.jobs[0]!.employer,
        phone: "0412 555 017",
      },
    ],
  }));

/** The people of a file in `bench/cv`. */
export const readKnownPeople = (path: string): readonly ThirdPerson[] =>
  readFacts(path, z.array(knownPerson));
