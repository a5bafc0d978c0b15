import { isAlike, isOneOf, letters, matched, type Fields } from "./match.ts";
import type { CvEntry } from "../../../src/contract/cv.ts";
import type { Said } from "./known.ts";

/** What is compared, in the order in which it is shown. */
export const kinds = [
  "name",
  "email",
  "phone",
  "job title",
  "employer",
  "job dates",
  "qualification",
  "institution",
  "year of study",
  "skill",
  "licence",
  "number of a licence",
  "expiry of a licence",
  "driver licence",
  "language",
] as const;
export type Kind = (typeof kinds)[number];

/** How one value of a CV was read; invented is one that the CV does not say. */
export interface Finding {
  kind: Kind;
  how: "right" | "wrong" | "missing" | "invented";
  /** The value that the CV says, or the invented one. */
  what: string;
  found?: string | undefined;
}

const compared = (kind: Kind, found: string | undefined, what: string, isRight: boolean): Finding => ({
  kind,
  how: isRight ? "right" : found ? "wrong" : "missing",
  what,
  found,
});

/** Compares the entries that a reader gives with what the CV says. */
export const findingsOf = (said: Said, entries: readonly CvEntry[]): Finding[] => {
  const of = (section: string): Fields[] =>
    entries
      .filter((entry) => entry.section === section)
      .map(({ fields }) =>
        Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value])),
      );
  const [basic = {}] = of("basic");
  const email = of("account")[0]?.["email"];
  const phones = Object.entries(basic).flatMap(([key, value]) => (/mobile|phone/.test(key) ? value : []));
  const name = basic["given_name"] && `${basic["given_name"]} | ${basic["family_name"] ?? ""}`;
  const isName = isOneOf(basic["given_name"], said.given) && isOneOf(basic["family_name"] ?? "", said.family);
  return [
    compared("name", name, `${said.given} | ${said.family}`, isName),
    compared("email", email, said.email, email === said.email),
    ...(said.phone
      ? [
          compared(
            "phone",
            phones[0],
            said.phone,
            phones.some((phone) => isOneOf(phone, said.phone!)),
          ),
        ]
      : []),
    ...ofJobs(said, of("work_experience")),
    ...ofStudies(said, of("qualification")),
    ...ofNames("skill", said, said.skills, of("skill"), "skill"),
    ...ofLicences(said, of("licence")),
    ...ofNames("driver licence", said, said.drives ?? [], of("driver_licence"), "class"),
    ...ofNames("language", said, said.languages ?? [], of("language"), "language"),
  ];
};

const mainFields = ["title", "employer", "institution", "skill", "language", "class"];
/** Whether an entry is of what the CV says besides: its words, or a longer text with them. */
const isBesides = (said: Said, entry: Fields): boolean =>
  mainFields.some((field) =>
    (said.besides ?? []).some(
      (one) =>
        isOneOf(entry[field], one) || (one.length > 5 && letters(entry[field] ?? "").includes(letters(one))),
    ),
  );
const invented = (kind: Kind, said: Said, others: readonly Fields[]): Finding[] =>
  others
    .filter((entry) => !isBesides(said, entry))
    .map((entry) => ({ kind, how: "invented", what: Object.values(entry).slice(0, 3).join(" | ") }));

const ofJobs = (said: Said, entries: readonly Fields[]): Finding[] => {
  const { found, others } = matched(
    said.jobs,
    entries,
    ([title, employer, start, end], entry) =>
      (isOneOf(entry["title"], title) ? 3 : isAlike(entry["title"], title) ? 1.5 : 0) +
      (isOneOf(entry["employer"], employer) ? 1.5 : isAlike(entry["employer"], employer) ? 1 : 0) +
      (entry["start"] === start ? 2 : 0) +
      (end !== null && entry["end"] === end ? 1 : 0),
  );
  return [
    ...said.jobs.flatMap((job) => {
      const [title, employer, start, end] = job;
      const entry = found.get(job) ?? {};
      const isDates =
        (entry["start"] ?? "") === start &&
        (end === null ? entry["is_current"] === "true" : (entry["end"] ?? "") === end) &&
        found.has(job);
      const dates = entry["start"] || entry["end"] ? `${entry["start"]} – ${entry["end"] ?? ""}` : undefined;
      return [
        compared("job title", entry["title"], title, isOneOf(entry["title"], title)),
        compared("employer", entry["employer"], employer, isOneOf(entry["employer"], employer)),
        compared("job dates", dates, `${start} – ${end ?? "now"}`, isDates),
      ];
    }),
    ...invented("job title", said, others),
  ];
};

const ofStudies = (said: Said, entries: readonly Fields[]): Finding[] => {
  const { found, others } = matched(
    said.studies,
    entries,
    ([title, institution, end], entry) =>
      (isOneOf(entry["title"], title) ? 3 : isAlike(entry["title"], title) ? 2 : 0) +
      (isAlike(entry["institution"], institution) ? 1 : 0) +
      (end && entry["end"] === end ? 1 : 0),
  );
  const isLicence = (entry: Fields) =>
    (said.licences ?? []).some(([title]) => isAlike(entry["title"], title));
  return [
    ...said.studies.flatMap((study) => {
      const [title, institution, end] = study;
      const entry = found.get(study) ?? {};
      return [
        compared("qualification", entry["title"], title, isOneOf(entry["title"], title)),
        ...(institution
          ? [
              compared(
                "institution",
                entry["institution"],
                institution,
                isOneOf(entry["institution"], institution),
              ),
            ]
          : []),
        ...(end ? [compared("year of study", entry["end"], end, entry["end"] === end)] : []),
      ];
    }),
    ...invented(
      "qualification",
      said,
      others.filter((entry) => !isLicence(entry)),
    ),
  ];
};

const ofLicences = (said: Said, entries: readonly Fields[]): Finding[] => {
  const { found, others } = matched(
    said.licences ?? [],
    entries,
    ([title, number], entry) =>
      (isOneOf(entry["title"], title) ? 3 : isAlike(entry["title"], title) ? 2 : 0) +
      (number && isOneOf(entry["number"], number) ? 2 : 0),
  );
  const isStudy = (entry: Fields) => said.studies.some(([title]) => isAlike(entry["title"], title));
  return [
    ...(said.licences ?? []).flatMap((licence) => {
      const [title, number, expires] = licence;
      const entry = found.get(licence) ?? {};
      return [
        compared("licence", entry["title"], title, isOneOf(entry["title"], title)),
        ...(number
          ? [compared("number of a licence", entry["number"], number, isOneOf(entry["number"], number))]
          : []),
        ...(expires
          ? [compared("expiry of a licence", entry["expires"], expires, entry["expires"] === expires)]
          : []),
      ];
    }),
    ...invented(
      "licence",
      said,
      others.filter((entry) => !isStudy(entry)),
    ),
  ];
};

/** Values that are entries with one field of their own. */
const ofNames = (
  kind: Kind,
  said: Said,
  known: readonly string[],
  entries: readonly Fields[],
  field: string,
): Finding[] => {
  const { found, others } = matched(known, entries, (one, entry) => (isOneOf(entry[field], one) ? 3 : 0));
  return [
    ...known.map((one) => compared(kind, found.get(one)?.[field], one, found.has(one))),
    ...invented(kind, said, others),
  ];
};
