import type { KnownStudy, Person } from "../people.ts";

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

type Job = readonly [
  title: string,
  employer: string,
  place: string,
  start: string,
  end: string | null,
  ...tasks: string[],
];
type Course = readonly [
  title: string,
  institution: string,
  start: string,
  end: string,
  more?: { code?: string; isPending?: boolean },
];

interface Given {
  name: readonly [given: string, family: string, shown?: string];
  email: string;
  /** As written, and in international form. */
  phone: readonly [string, string];
  address: string;
  city: string;
  headline: string;
  summary: string;
  jobs: readonly Job[];
  studies: readonly Course[];
  skills: readonly string[];
  licences: readonly string[];
  language: string;
}

/** A person from a short form. */
export const known = (given: Given): ThirdPerson => ({
  ...given,
  given: given.name[0],
  family: given.name[1],
  shown: given.name[2] ?? `${given.name[0]} ${given.name[1]}`.trim(),
  phone: given.phone[0],
  dial: given.phone[1],
  jobs: given.jobs.map(([title, employer, place, start, end, ...tasks]) => ({
    title,
    employer,
    place,
    start,
    end,
    tasks,
  })),
  studies: given.studies.map(([title, institution, start, end, { code = "", isPending = false } = {}]) => ({
    title,
    institution,
    start,
    end,
    code,
    isPending,
    institutions: institution.split(", ").slice(0, 1),
    titles: [title.replace(/ \(ATAR.*\)$/, ""), `${code} ${title}`.trim(), `${title} ${code}`.trim()],
  })),
  skills: [...given.skills],
  licences: [...given.licences],
  languages: [
    { name: "English", level: "Fluent" },
    { name: given.language, level: "Native" },
  ],
  referees: [
    {
      name: "Margaret Ellison",
      title: "Operations Manager",
      employer: given.jobs[0]![1],
      phone: "0412 555 017",
    },
  ],
});
