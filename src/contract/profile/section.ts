import * as z from "zod/mini";
import type { Schema } from "../call.ts";
import { described } from "../described.ts";
import type { UploadCategory } from "../uploads.ts";
import type { FileDetail } from "./uploaded-file.ts";
import type { OptionListName } from "./option-lists.ts";

/** One choice of a field with options of its own. */
export interface FieldOption {
  value: string;
  label: string;
  /** The values of another field, the `of` of the widget, that it belongs to; it is offered with these only. */
  of?: readonly string[];
}

/** Lists that suggest values for a text; the seeker may type something else. */
export type SuggestionList = "occupations" | "skills" | "states" | "cities" | "attributes";

/** The input of a field, and with it the type of its value. A value that is not given is null. */
export type Widget =
  /** A text. */
  | { widget: "text" | "textarea" | "url" }
  /** A phone number with its dial code, such as "+61 4 1234 5678". */
  | { widget: "phone" }
  /** A date as YYYY-MM-DD, or a month as YYYY-MM, which may be a year alone. `expires` marks the end of validity: seekers are warned before it. */
  | { widget: "date" | "month"; expires?: true }
  /** A number. */
  | { widget: "number"; min?: number; max?: number; step?: number; unit?: string }
  /** One value of the field's own options; `of` names the field that says which of them are offered. */
  | { widget: "select"; options: readonly FieldOption[]; of?: string }
  /** Any of the field's own options: a list of values. */
  | { widget: "choices"; options: readonly FieldOption[] }
  /** An option {id, title} of a list that the server keeps. */
  | { widget: "option"; list: OptionListName }
  /** A text with suggestions; `of` names the field that the suggestions depend on, such as the country of a state. */
  | { widget: "suggest"; suggestions: SuggestionList; of?: string }
  /** A list of texts with suggestions. */
  | { widget: "tags"; suggestions: SuggestionList; limit: number }
  /** Yes, no or unset: true, false or null. */
  | { widget: "yes_no" }
  /** true or false; a missing one is false. With `exactlyOne` it is true for one entry of a list: the server sees to it. */
  | { widget: "checkbox"; exactlyOne?: true }
  /** A place in Australia of the location calls: {id, address}. */
  | { widget: "place" }
  /** An uploaded file of the seeker: {id, name, ...} (`uploadedFile`). */
  | { widget: "file"; category: UploadCategory }
  /** What the file of the field `of` is; the server fills it in, and input is ignored. */
  | { widget: "file_detail"; of: string; detail: FileDetail };

/** One field of a section. A missing optional field is null. */
export type Field = Widget & {
  schema: Schema;
  label: string;
  /** Help text shown with the input. */
  help?: string;
  optional?: true;
  /** What an entry of a CV has where the CV does not say, and the seeker then checks. */
  guess?: string;
  /** The token of the `autocomplete` attribute (HTML, section 4.10.18.7). */
  autocomplete?: string;
  /**
   * Stored encrypted, masked where it is shown until the seeker asks for it, never logged, and sent with an application
   * only if the seeker ticks it.
   */
  sensitive?: true;
  /** Kept with the seeker's account, which every part of the site reads it from. */
  account?: true;
  /** The key of its value in the first API's seeker profile (spec §3), where it has one of its own. */
  seekerKey?: string;
};

/** A rule on several fields: the name of the field at fault and what to do about it, or null when all is well. */
export type Rule = (
  data: Readonly<Record<string, unknown>>,
) => readonly [field: string, error: string] | null;

/** The parts of the profile strength score (spec §4). */
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
  /** Entries are stored under this name: never change it. */
  name: string;
  /** The segment of the profile that shows it (spec §3), where that is not its name. */
  segment?: string;
  /** The key of its entries in section read responses (spec §3). */
  collection: string;
  /** The path of its calls in the second API. */
  path: `/v4/${string}`;
  title: string;
  /** The word for one entry in a sentence, such as "language". */
  noun: string;
  /** One sentence: why to fill it in. */
  about: string;
  strength: readonly StrengthItem[];
  /** Checked once every field is valid by itself. */
  rules?: readonly Rule[];
  /** The first field is the title of an entry in a list. The names `id`, `version` and `position` are reserved. */
  fields: Readonly<Record<string, Field>>;
}

/** A section that is filled in once; `isPlural` says that its noun is plural. */
export type SingleSection = SectionBase & { kind: "single"; isPlural?: true };

/** How the first API sees a list (spec §3, §7). */
interface FirstApi {
  /** The path of its calls in the first API, where it has some. */
  firstApiPath?: `/v1/profile/${string}`;
  /** The values of the entries that the first API knows, where it does not know all; those that it adds get them. */
  firstApiOnly?: Readonly<Record<string, string>>;
  /** The key of its entries in the first API's seeker profile. */
  seekerList?: string;
}

/** A section with any number of entries, up to `limit`. */
export type ListSection = SectionBase &
  FirstApi & { kind: "list"; limit: number } & (
    | {
        /** A field that must be unique among a seeker's entries. */
        uniqueBy?: string;
        seekerKey?: undefined;
      }
    | {
        /** An option field that must be unique among a seeker's entries; the browser shows them as one tag input. */
        uniqueBy: string;
        /** The key in the first API's seeker profile that reads and saves this field's values as one list. */
        seekerKey: string;
      }
  );

/** A section of the profile: everything that the APIs, the form and the read view need. */
export type Section = SingleSection | ListSection;

/** Declares a section; keeps the exact type of every field. */
export const defineSection = <const S extends Section>(section: S): S => section;

/** The value of an option field; the title is null when the list no longer has the option. */
export interface Chosen {
  id: number;
  title: string | null;
}

/** The schema of an option field. Only the id is read from input; the server adds the title from its list. */
export const chosen = (error: string) =>
  z.object(
    {
      id: described(
        z.int({ error }).check(z.minimum(1, { error }), z.maximum(2_147_483_647, { error })),
        "The id of an option of the list.",
      ),
      title: described(
        z._default(z.nullable(z.string()), null),
        "The title of the option; ignored when it is sent, null when the list no longer has it.",
      ),
    },
    { error },
  );

/** The segment of the profile that shows a section. */
export const segmentOf = ({ name, segment = name }: Pick<Section, "name" | "segment">): string => segment;
