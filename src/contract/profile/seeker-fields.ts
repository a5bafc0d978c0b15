import * as z from "zod/mini";
import { entrySchema, savedEntrySchema, type Entry } from "./entry-schemas.ts";
import { fieldSentence } from "./field-sentence.ts";
import { chosen, type Field, type ListSection, type Section, type SingleSection } from "./section.ts";
import { sections } from "./sections.ts";
import { described } from "../described.ts";

type Sections = (typeof sections)[number];
/** A section that the first API reads and saves as one list of options, such as `seeker_languages`. */
type KeyedSection = Extract<Sections, { seekerKey: string }>;
/** A section whose entries the first API reads and saves in the seeker's profile, such as `experience`. */
type ListedSection = Extract<Sections, { seekerList: string }>;

/** The sections whose chosen options are a list of the seeker's profile. */
export const keyedSections = sections.filter((section): section is KeyedSection => "seekerKey" in section);
/** The sections whose entries are a list of the seeker's profile. */
export const listedSections = sections.filter((section): section is ListedSection => "seekerList" in section);

/** A field of a section that is a value of the seeker's profile. */
interface KeyedField {
  key: string;
  section: SingleSection;
  name: string;
  field: Field;
}

const keyedFieldsOf = (section: Section): KeyedField[] =>
  section.kind === "list"
    ? []
    : Object.entries(section.fields).flatMap(([name, field]) =>
        field.seekerKey === undefined ? [] : { key: field.seekerKey, section, name, field },
      );

/** The fields that are values of the seeker's profile. */
export const keyedFields: readonly KeyedField[] = sections.flatMap(keyedFieldsOf);

/** The keys whose values have a title in the seeker's profile (spec §3). */
const withTitle = new Set(["category", "sub_category"]);
/** A field with options of its own, if its values have a title in the seeker's profile. */
export const titledOptions = ({ key, field }: KeyedField) =>
  withTitle.has(key) && field.widget === "select" ? field.options : null;

const typeOf = ({ schema }: Field) => schema as z.ZodMiniType;
const option = z.object({
  id: described(z.string(), "The value of the option."),
  title: described(z.string(), "The words of the option."),
});
const listed = z.object({
  id: described(z.int(), "The id of the option."),
  title: described(z.nullable(z.string()), "The words of the option; null when the list no longer has it."),
});

/** A list of {id, title}, each id once (spec §5). */
export const chosenList = ({ noun, limit, title }: Pick<ListSection, "noun" | "limit" | "title">) =>
  z.array(chosen(`Choose a ${noun} from the list.`), { error: "Must be a list." }).check(
    z.maxLength(limit, { error: `At most ${limit} ${title.toLowerCase()} can be saved.` }),
    z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: `The same ${noun} is there twice. Remove one of them.`,
    }),
  );

/** Values that have a title are taken with it, or alone. */
const valueInput = (keyed: KeyedField) => {
  const value = typeOf(keyed.field);
  return titledOptions(keyed)
    ? z.union([value, z.object({ id: described(value, "The value of the option.") })], {
        error: "Must be the id of one of the options.",
      })
    : value;
};

const entriesInput = (section: ListedSection) =>
  z
    .array(savedEntrySchema(section), { error: "Must be a list." })
    .check(z.maxLength(section.limit, { error: `Must be at most ${section.limit}.` }));

const mapped = <T, V>(list: readonly T[], keyOf: (one: T) => string, valueOf: (one: T) => V) =>
  Object.fromEntries(list.map((one) => [keyOf(one), valueOf(one)]));

/** The schemas of what sections declare in the seeker's profile, by its keys. */
export const declaredShape = {
  ...mapped(
    keyedFields,
    ({ key }) => key,
    (keyed) =>
      described(z.nullable(titledOptions(keyed) ? option : typeOf(keyed.field)), fieldSentence(keyed.field)),
  ),
  ...mapped(
    keyedSections,
    ({ seekerKey }) => seekerKey,
    (section) => described(z.array(listed), `${section.title}, each option once.`),
  ),
  ...mapped(
    listedSections,
    ({ seekerList }) => seekerList,
    (section) => described(z.array(entrySchema(section)), `${section.title}.`),
  ),
};

/** The same for a change: each may be missing, and null clears a value. */
export const declaredChangeShape = {
  ...mapped(
    keyedFields,
    ({ key }) => key,
    (keyed) => described(z.optional(z.nullable(valueInput(keyed))), fieldSentence(keyed.field)),
  ),
  ...mapped(
    keyedSections,
    ({ seekerKey }) => seekerKey,
    (section) =>
      described(z.optional(chosenList(section)), `${section.title}, each option once: the whole list.`),
  ),
  ...mapped(
    listedSections,
    ({ seekerList }) => seekerList,
    (section) => described(z.optional(entriesInput(section)), `${section.title}: the whole list.`),
  ),
};

type KeysOf<S> = S extends { kind: "single"; fields: infer F }
  ? { [N in keyof F as F[N] extends { seekerKey: infer K extends string } ? K : never]: F[N] }
  : never;
type Merge<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type FieldsByKey = Merge<KeysOf<Sections>>;
type ValueOf<K, F> = K extends "category" | "sub_category"
  ? z.output<typeof option> | null
  : F extends Field
    ? z.output<F["schema"]> | null
    : never;

/** What sections declare in the seeker's profile: values, lists of options and lists of entries. */
export type DeclaredProfile = { [K in keyof FieldsByKey]: ValueOf<K, FieldsByKey[K]> } & {
  [S in KeyedSection as S["seekerKey"]]: z.output<typeof listed>[];
} & { [S in ListedSection as S["seekerList"]]: Entry<S>[] };
