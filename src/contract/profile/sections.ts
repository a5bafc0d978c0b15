import { basic } from "./basic.ts";
import { birthplace } from "./birthplace.ts";
import { citizenship } from "./citizenship.ts";
import { document } from "./document.ts";
import { driverLicence } from "./driver-licence.ts";
import { language } from "./language.ts";
import { languageTest } from "./language-test.ts";
import { licence } from "./licence.ts";
import { occupation } from "./occupation.ts";
import { passport } from "./passport.ts";
import { personalAttribute } from "./personal-attribute.ts";
import { personalSummary } from "./personal-summary.ts";
import { preference } from "./preference.ts";
import { qualification } from "./qualification.ts";
import { reference } from "./reference.ts";
import { resume } from "./resume.ts";
import { rightToWork } from "./right-to-work.ts";
import { skill } from "./skill.ts";
import { video } from "./video.ts";
import { visaCheck } from "./visa-check.ts";
import { workExperience } from "./work-experience.ts";
import { segmentOf, type Field, type Section } from "./section.ts";
import { callsOf, type CallsOf } from "./section-calls.ts";

/** The sections of the profile, in display order. */
export const sections = [
  basic,
  video,
  birthplace,
  rightToWork,
  citizenship,
  visaCheck,
  passport,
  driverLicence,
  personalSummary,
  workExperience,
  reference,
  qualification,
  licence,
  skill,
  personalAttribute,
  language,
  languageTest,
  preference,
  occupation,
  resume,
  document,
] as const;

type Sections = (typeof sections)[number];
/** The name of a section. */
export type SectionName = Sections["name"];
/** The section with this name. */
type SectionNamed<N extends SectionName> = Extract<Sections, { name: N }>;

/** The calls of every section. Browser code gets them without their schemas. */
export const sectionCalls = Object.fromEntries(
  sections.map((section) => [section.name, callsOf(section)]),
) as { [N in SectionName]: CallsOf<SectionNamed<N>> };

type FieldOutline = Field extends infer F ? (F extends Field ? Omit<F, "schema"> : never) : never;
type OutlineOf<S> = S extends Section
  ? Omit<S, "fields" | "segment" | "rules"> & {
      segment: string;
      fields: Readonly<Record<string, FieldOutline>>;
    }
  : never;
/** A section without the schemas of its fields and its rules, for pages that only show it. */
export type SectionOutline = OutlineOf<Section>;
/** An option field without its schema. */
export type OptionOutline = Extract<FieldOutline, { widget: "option" }>;
/** A section whose entries are all chosen in one input. */
export type TaggedOutline = Extract<SectionOutline, { seekerKey: string }>;

const outlineOf = ({ rules: _, ...section }: Section): SectionOutline => ({
  ...section,
  segment: segmentOf(section),
  fields: Object.fromEntries(
    Object.entries(section.fields).map(([name, { schema: _, ...field }]) => [name, field]),
  ),
});

/** Every section without schemas, in their order. */
export const sectionOutlines: readonly SectionOutline[] = sections.map(outlineOf);
