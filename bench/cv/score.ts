import type { CvEntry } from "../../src/contract/cv.ts";
import type { Person } from "./people.ts";

/** How many of the known values of a CV were found. */
export type Score = Record<Measure, { known: number; found: number }>;
export const measures = [
  "name",
  "given and family name",
  "email",
  "phone",
  "job title",
  "employer",
  "job dates",
  "qualification",
  "skill",
  "licence",
  "language",
  "address",
  "summary",
  "reference",
] as const;
export type Measure = (typeof measures)[number];

const letters = (text: string | undefined) =>
  // In capitals first: "ß" is "SS" there.
  (text ?? "")
    .toUpperCase()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
const same = (one: string | undefined, other: string) => letters(one) === letters(other);

/** Whether a date that was found is the known one; null is no date. */
const isDate = (found: string | undefined, known: string | null): boolean => found === (known ?? undefined);

/** Compares what was found with what a person's CV says. `person` has only what the CV says. */
export const scoreOf = (
  person: Person,
  entries: readonly CvEntry[],
  file: string,
): { score: Score; misses: string[] } => {
  const misses: string[] = [];
  const of = (section: string) =>
    entries
      .filter((entry) => entry.section === section)
      .map(({ fields }) =>
        Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
      );
  const count = (measure: Measure, results: readonly (readonly [boolean, string])[]) => {
    for (const [isFound, what] of results) if (!isFound) misses.push(`${file}: ${measure} "${what}"`);
    return { known: results.length, found: results.filter(([isFound]) => isFound).length };
  };
  const [basic = {}] = of("basic");
  const jobs = of("work_experience");
  const jobsFound = person.jobs.map((job) => ({
    job,
    found:
      jobs.find(
        ({ title, employer, start }) =>
          Number(same(title, job.title)) +
            Number(same(employer, job.employer)) +
            Number(isDate(start, job.start)) >=
          2,
      ) ?? jobs.find(({ start }) => isDate(start, job.start)),
  }));
  const licences = of("licence");
  // A licence to drive has a section of its own, with its class in place of a title.
  const driverLicences = entries
    .filter(({ section }) => section === "driver_licence")
    .flatMap(({ fields }) => Object.values(fields).map(({ source }) => letters(source.text)));
  const languages = of("language");
  const addresses = [person.address, person.city].filter(Boolean);
  const score: Score = {
    name: count("name", [
      [
        same(
          `${basic["given_name"] ?? ""} ${basic["family_name"] ?? ""}`,
          `${person.given} ${person.family}`,
        ),
        `${person.given} ${person.family}`,
      ],
    ]),
    "given and family name": count("given and family name", [
      [
        same(basic["given_name"], person.given) && same(basic["family_name"], person.family),
        `${person.given} | ${person.family}`,
      ],
    ]),
    email: count("email", [[same(of("account")[0]?.["email"], person.email), person.email]]),
    phone: count("phone", [[same(basic["mobile"], person.dial), person.dial]]),
    "job title": count(
      "job title",
      jobsFound.map(({ job, found }) => [same(found?.["title"], job.title), job.title]),
    ),
    employer: count(
      "employer",
      jobsFound.map(({ job, found }) => [same(found?.["employer"], job.employer), job.employer]),
    ),
    "job dates": count(
      "job dates",
      jobsFound.map(({ job, found }) => [
        isDate(found?.["start"], job.start) &&
          isDate(found?.["end"], job.end) &&
          (job.end !== null || found?.["is_current"] === "true"),
        `${job.start} ${job.end}`,
      ]),
    ),
    qualification: count(
      "qualification",
      person.studies.map((study) => [
        of("qualification").some(
          ({ title, institution, end }) =>
            [study.title, ...(study.titles ?? [])].some((one) => same(title, one)) &&
            [study.institution, ...(study.institutions ?? [])].some((one) => same(institution, one)) &&
            end === study.end,
        ),
        `${study.title} | ${study.institution} | ${study.end}`,
      ]),
    ),
    skill: count(
      "skill",
      person.skills.map((skill) => [of("skill").some((one) => same(one["skill"], skill)), skill]),
    ),
    licence: count(
      "licence",
      person.licences.map((licence) => [
        licences.some(({ title }) => same(title, licence)) ||
          driverLicences.some((text) => text.includes(letters(licence))),
        licence,
      ]),
    ),
    language: count(
      "language",
      person.languages.map(({ name }) => [languages.some(({ language }) => same(language, name)), name]),
    ),
    address: count(
      "address",
      addresses.length
        ? [[addresses.some((one) => same(basic["residential_address"], one)), addresses.join(" or ")]]
        : [],
    ),
    summary: count(
      "summary",
      person.summary
        ? [[same(of("personal_summary")[0]?.["personal_summary"], person.summary), person.summary]]
        : [],
    ),
    reference: count(
      "reference",
      person.referees.map(({ name }) => [of("reference").some((one) => same(one["name"], name)), name]),
    ),
  };
  return { score, misses };
};

/** Values that the CV does not say: not one is allowed. Jobs that the person did not have count too. */
export const inventedIn = (person: Person, entries: readonly CvEntry[]): string[] => {
  const known = letters(JSON.stringify(Object.values(person)));
  return entries.flatMap(({ section, fields }) =>
    Object.entries(fields).flatMap(([field, { value, written, source }]) => {
      const occurs = letters(source.text).includes(letters(written));
      const isKnown =
        !["title", "employer", "institution", "skill", "given_name", "family_name"].includes(field) ||
        known.includes(letters(value));
      return occurs && isKnown ? [] : [`${section}.${field} "${value}"`];
    }),
  );
};
