import * as z from "zod/mini";
import type { Schema } from "../call.ts";
import type { OptionListName } from "./option-lists.ts";

/** How a field is filled in. `option` picks from a list that the server keeps, `select` from the field's own. */
export type Widget =
  | { widget: "text" | "textarea" | "date" }
  | { widget: "select"; options: readonly { value: string; label: string }[] }
  | { widget: "option"; list: OptionListName };

/** One field of a section. An entry that leaves an optional one out has null in its place. */
export type Field = Widget & {
  schema: Schema;
  label: string;
  /** Helps to fill it in. */
  help?: string;
  optional?: true;
  /** The token of the `autocomplete` attribute (HTML, section 4.10.18.7). */
  autocomplete?: string;
};

/** What feeds the profile strength score (spec §4). */
export type StrengthItem =
  | "firstname"
  | "lastname"
  | "home_address"
  | "mobile"
  | "image"
  | "resume"
  | "personal_summary"
  | "experience"
  | "qualification"
  | "certifications"
  | "skills"
  | "languages"
  | "preferences"
  | "intro_video";

interface SectionBase {
  /** Under this name its entries are stored: never change it. */
  name: string;
  /** The section of the profile that it is shown in (spec §3), where that is not its name. */
  segment?: string;
  /** What a section read calls its entries (spec §3, section read responses). */
  collection: string;
  /** Where the second API has its calls. */
  path: `/v4/${string}`;
  title: string;
  /** One entry in a sentence, such as "language". */
  noun: string;
  /** One sentence: what it is worth to give. */
  about: string;
  strength: readonly StrengthItem[];
  /** The first names an entry in a list. `id` and `version` are taken. */
  fields: Readonly<Record<string, Field>>;
}

/** A section that is filled in once. */
export type SingleSection = SectionBase & { kind: "single" };

/** A section with any number of entries, up to `limit`. */
export type ListSection = SectionBase & { kind: "list"; limit: number } & (
    | {
        /** The field that no two entries of a seeker share. */
        uniqueBy?: string;
        seekerKey?: undefined;
      }
    | {
        /** An option field that no two entries of a seeker share; the browser chooses them all at once, as tags. */
        uniqueBy: string;
        /** The key of the seeker's profile, in the first API, that reads and saves the values of this field as one list. */
        seekerKey: string;
      }
  );

/** A section of the profile: all that the APIs, the form and the read view need to know of it. */
export type Section = SingleSection | ListSection;

/** Declares a section; keeps the exact type of every field. */
export const defineSection = <const S extends Section>(section: S): S => section;

/** What a field holds when it was chosen from an option list; the title is null when the list has it no more. */
export interface Chosen {
  id: number;
  title: string | null;
}

/** The schema of an option field. Only the id is read; the server puts the title of its list beside it. */
export const chosen = (error: string) =>
  z.object(
    {
      id: z.int({ error }).check(z.minimum(1, { error }), z.maximum(2_147_483_647, { error })),
      title: z._default(z.nullable(z.string()), null),
    },
    { error },
  );

/** The segment of the profile that shows a section. */
export const segmentOf = ({ name, segment = name }: Pick<Section, "name" | "segment">): string => segment;
