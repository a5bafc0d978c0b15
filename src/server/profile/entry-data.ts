import { dataSchema, type EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Chosen, Field, Section } from "../../contract/profile/section.ts";
import type { UploadedFile } from "../../contract/profile/uploaded-file.ts";
import { HttpError } from "../platform/http-error.ts";
import { checkInput } from "../http/input/request-input.ts";
import { fileDetail } from "./entry-files.ts";
import type { Own } from "./own.ts";
import { resolveValue } from "./resolve-value.ts";

interface CheckOptions {
  /** The current data: what has since been removed from its list can stay. */
  stored?: Readonly<Record<string, unknown>>;
  /** The path that errors name, by the name of the field. */
  at?: (field: string) => string;
}

/**
 * The data of an entry, validated by its section's schema, with what the server adds to it. Fields that the account
 * keeps are checked only where they are given.
 * @throws HttpError 422 naming each field at fault.
 */
export const checkData = async (
  section: Section,
  given: Readonly<Record<string, unknown>>,
  own: Own,
  { stored = {}, at = (field) => field }: CheckOptions = {},
): Promise<EntryData> => {
  const fields = Object.fromEntries(
    Object.entries(section.fields).filter(([name, { account }]) => !account || given[name] !== undefined),
  );
  const { rules = [] } = section;
  const data = (await checkInput(dataSchema({ fields, rules }), given, "body", at)) as Record<
    string,
    unknown
  >;
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name] === "" && field.optional ? null : data[name];
    data[name] = await resolveValue({ value, before: stored[name], field, at: at(name), own });
  }
  for (const [name, field] of Object.entries(fields))
    if (field.widget === "file_detail")
      data[name] = fileDetail(data[field.of] as UploadedFile | null, field.detail);
  return data;
};

/** Key that is unique within a seeker's section; null when entries may be equal. */
export const entryKeyOf = (section: Section, data: EntryData): string | null => {
  if (section.kind === "single") return "single";
  if (!section.uniqueBy) return null;
  const value = data[section.uniqueBy] as Chosen | string;
  return typeof value === "string" ? value.toLowerCase() : String(value.id);
};

/** An entry's name for use in a sentence, such as "Punjabi". */
export const nameOf = (section: Section, data: EntryData): string => {
  const [name, field] = Object.entries(section.fields)[0]!;
  return titleOf(field, data[name]) || `This ${section.noun}`;
};

const titleOf = (field: Field, value: unknown): string | null | undefined => {
  if (field.widget === "select") return field.options.find((option) => option.value === String(value))?.label;
  return typeof value === "object" ? (value as Chosen | null)?.title : String(value);
};

/**
 * @param saved What is stored now; null when there is nothing.
 * @param sent The change, with the version that was read.
 * @throws HttpError 409 with both, for a change of an entry that has changed since it was read.
 */
export const refuseOldVersion = (
  { noun, isPlural = false }: { noun: string; isPlural?: boolean },
  saved: { version: number } | null,
  { version, ...sent }: Readonly<Record<string, unknown>>,
): void => {
  if (version !== undefined && version !== (saved?.version ?? 0))
    throw new HttpError(
      409,
      `${isPlural ? `These ${noun} were` : `This ${noun} was`} changed in another window or on another device. Load ${isPlural ? "them" : "it"} again, then make your change.`,
      { payload: { saved, sent } },
    );
};
