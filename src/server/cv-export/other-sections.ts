import type { JsonResume } from "../../contract/json-resume.ts";
import { birthplace } from "../../contract/profile/birthplace.ts";
import { citizenship } from "../../contract/profile/citizenship.ts";
import { document } from "../../contract/profile/document.ts";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import { passport } from "../../contract/profile/passport.ts";
import { preference } from "../../contract/profile/preference.ts";
import { resume } from "../../contract/profile/resume.ts";
import { rightToWork } from "../../contract/profile/right-to-work.ts";
import type { Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import { video } from "../../contract/profile/video.ts";
import { visaCheck } from "../../contract/profile/visa-check.ts";
import { givenFields, valueText } from "../../domain/profile/entry-text.ts";
import type { CvProfile } from "./cv-profile.ts";

/** Sections that have no place in a CV. */
const leftOut: readonly Section[] = [
  video,
  birthplace,
  rightToWork,
  citizenship,
  visaCheck,
  passport,
  preference,
  resume,
  document,
];

/** The sections of the profile that a CV shows as they are defined: those that have no part of their own in it. */
export const otherSections = (own: readonly Section[]): readonly Section[] =>
  sections.filter((section) => !own.includes(section) && !leftOut.includes(section));

/** These sections with the values of their fields as text; sensitive fields and files are left out. */
export const otherOf = (shown: readonly Section[], entries: CvProfile["entries"]): JsonResume["other"] => {
  const other = shown.map((section) => ({
    title: section.title,
    entries: entries(section)
      .map((entry) => entryOf(section, entry as Entry))
      .filter(({ name, details }) => name !== undefined || details.length > 0),
  }));
  const filled = other.filter(({ entries }) => entries.length > 0);
  return filled.length ? filled : undefined;
};

const entryOf = (section: Section, entry: Entry) => {
  const [[name, first]] = Object.entries(section.fields) as [[string, Section["fields"][string]]];
  const details = givenFields(section, entry).filter(
    ({ field: { sensitive, widget } }) => !sensitive && widget !== "file",
  );
  return {
    name:
      section.kind === "list" && !first.sensitive ? (valueText(first, entry[name]) ?? undefined) : undefined,
    details: details.map(({ field, text }) => `${field.label}: ${text}`),
  };
};
