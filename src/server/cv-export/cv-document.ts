import type { JsonResume } from "../../contract/json-resume.ts";
import { phoneText } from "../../domain/profile/phone-text.ts";
import { periodText, type Period } from "./period-text.ts";
import { plainText } from "./plain-text.ts";

/** Text of a CV, with where it links to. */
export interface CvSpan {
  text: string;
  href?: string;
}

/** A job, qualification or certificate. */
export interface CvEntry {
  kind: "entry";
  title: string;
  /** Such as "Mar 2019 – Jun 2023". */
  dates: string | null;
  /** Employer and place, or institution and field. */
  detail: string | null;
  paragraphs: string[];
  points: string[];
}

export type CvBlock =
  | CvEntry
  | { kind: "text"; paragraphs: string[] }
  /** Short items, in any order. */
  | { kind: "list"; items: string[] };

export interface CvSection {
  heading: string;
  blocks: CvBlock[];
}

/** A CV ready to be laid out: its texts in reading order, for every format and layout. */
export interface CvDocument {
  title: string;
  name: string;
  headline: string | null;
  contact: CvSpan[];
  sections: CvSection[];
}

/** The texts of a CV in reading order. Empty sections are left out; control characters are removed. */
export const cvDocument = (resume: JsonResume): CvDocument => {
  const { basics } = resume;
  const name = plainText(basics.name);
  return {
    title: name ? `CV of ${name}` : "CV",
    name,
    headline: plainText(basics.label) || null,
    contact: contactOf(resume),
    sections: [
      section("Profile", textBlocks(basics.summary)),
      section(
        "Work experience",
        resume.work.map((job) =>
          entry(job.position ?? job.name, [job.position && job.name, job.location], job),
        ),
      ),
      section(
        "Unpaid and volunteer work",
        resume.volunteer.map((job) =>
          entry(job.position ?? job.organization, [job.position && job.organization, job.location], job),
        ),
      ),
      section(
        "Education",
        resume.education.map((study) =>
          entry(
            study.studyType ?? study.area ?? study.institution,
            [study.studyType && study.area, study.institution],
            study,
          ),
        ),
      ),
      section(
        "Licences and certificates",
        resume.certificates.map((certificate) => ({
          ...entry(certificate.name, [certificate.issuer], { summary: certificate.summary }),
          dates: periodText({ endDate: certificate.date }),
        })),
      ),
      section("Skills", listBlocks(resume.skills.map(skillText))),
      section(
        "Languages",
        listBlocks(resume.languages.map(({ language, fluency }) => withLevel(language, fluency))),
      ),
      ...(resume.other ?? []).map(({ title, entries }) =>
        section(
          plainText(title),
          entries.flatMap(({ name, details }) =>
            name ? entry(name, [], { summary: details.join("\n") }) : textBlocks(details.join("\n")),
          ),
        ),
      ),
      section(
        "References",
        resume.references.map(({ name: referee, reference }) => entry(referee, [], { summary: reference })),
      ),
    ].filter(({ blocks }) => blocks.length > 0),
  };
};

const section = (heading: string, blocks: CvBlock[]): CvSection => ({ heading, blocks });

/** Parts of a line that are given, cleaned and separated by commas. */
const joined = (parts: readonly (string | undefined)[]): string =>
  parts.map(plainText).filter(Boolean).join(", ");

const paragraphsOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(plainText)
    .filter(Boolean);

const textBlocks = (text: string | undefined): CvBlock[] => {
  const paragraphs = paragraphsOf(text);
  return paragraphs.length ? [{ kind: "text", paragraphs }] : [];
};

const listBlocks = (texts: readonly string[]): CvBlock[] => {
  const items = texts.filter(Boolean);
  return items.length ? [{ kind: "list", items }] : [];
};

const skillText = ({ name, level, keywords = [] }: JsonResume["skills"][number]): string =>
  keywords.length ? `${plainText(name)}: ${joined(keywords)}` : withLevel(name, level);

/** "First aid (Advanced)". */
const withLevel = (name: string, level: string | undefined): string =>
  level ? `${plainText(name)} (${plainText(level)})` : plainText(name);

interface Lived extends Period {
  summary?: string | undefined;
  highlights?: string[] | undefined;
}

const entry = (
  title: string | undefined,
  detail: readonly (string | undefined)[],
  { summary, highlights = [], ...period }: Lived,
): CvEntry => ({
  kind: "entry",
  title: plainText(title),
  dates: periodText(period),
  detail: joined(detail) || null,
  paragraphs: paragraphsOf(summary),
  points: highlights.map(plainText).filter(Boolean),
});

const contactOf = ({ basics: { location, phone, email } }: JsonResume): CvSpan[] => {
  const place = plainText(
    [location?.address, [location?.city, location?.region, location?.postalCode].filter(Boolean).join(" ")]
      .filter(Boolean)
      .join(", "),
  );
  const number = plainText(phone);
  const address = plainText(email);
  return [
    ...(place ? [{ text: place }] : []),
    ...(number ? [{ text: phoneText(number), href: `tel:${number.replace(/[^+\d]/g, "")}` }] : []),
    ...(address
      ? [{ text: address, href: `mailto:${encodeURIComponent(address).replace("%40", "@")}` }]
      : []),
  ];
};
