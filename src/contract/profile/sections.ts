import { language } from "./language.ts";
import { segmentOf, type Field, type Section } from "./section.ts";
import { callsOf, type CallsOf } from "./section-calls.ts";

/** The sections of the profile, in display order. */
export const sections = [language] as const;

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
  ? Omit<S, "fields" | "segment"> & { segment: string; fields: Readonly<Record<string, FieldOutline>> }
  : never;
/** A section without the schemas of its fields, for pages that only show it. */
export type SectionOutline = OutlineOf<Section>;
/** An option field without its schema. */
export type OptionOutline = Extract<FieldOutline, { widget: "option" }>;
/** A section whose entries are all chosen in one input. */
export type TaggedOutline = Extract<SectionOutline, { seekerKey: string }>;

const outlineOf = (section: Section): SectionOutline => ({
  ...section,
  segment: segmentOf(section),
  fields: Object.fromEntries(
    Object.entries(section.fields).map(([name, { schema: _, ...field }]) => [name, field]),
  ),
});

/** Every section without schemas, in their order. */
export const sectionOutlines: readonly SectionOutline[] = sections.map(outlineOf);
