import { dataSchema, type EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Chosen, Section } from "../../contract/profile/section.ts";
import { HttpError, invalid } from "../http-error.ts";
import { checkInput } from "../http/request-input.ts";
import type { EntryRow } from "./entry-of.ts";
import { optionTitles } from "./option-lists.ts";

/**
 * The data to store in an entry, validated by its section's schema; chosen options get the titles from their lists.
 * @param stored The current data: an option that has since been removed from its list can stay.
 * @param at The field to name in errors about an option that is not on its list; by default the section's own.
 * @throws HttpError 422 naming each field at fault.
 */
export const checkData = async (
  section: Section,
  given: Record<string, unknown>,
  { stored = {}, at }: { stored?: Record<string, unknown>; at?: string } = {},
): Promise<EntryData> => {
  const data = (await checkInput(dataSchema(section), given, "body")) as Record<string, unknown>;
  for (const [name, field] of Object.entries(section.fields)) {
    const value = data[name] as Chosen | null;
    if (field.widget !== "option" || value === null) continue;
    const before = stored[name] as Partial<Chosen> | null | undefined;
    const title =
      optionTitles[field.list].get(value.id) ?? (before?.id === value.id ? before.title : undefined);
    if (title === undefined)
      throw invalid(at ?? name, `${value.id} is not an id of the ${field.list} to choose from.`);
    data[name] = { id: value.id, title };
  }
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
  const first = data[Object.keys(section.fields)[0]!] as Chosen | string | null;
  return (typeof first === "object" ? first?.title : String(first)) || `This ${section.noun}`;
};

/** @throws HttpError 409 for a change of an entry that has changed since it was read. */
export const refuseOldVersion = (
  { noun }: { noun: string },
  row: Pick<EntryRow, "version">,
  version: number | undefined,
): void => {
  if (version !== undefined && version !== row.version)
    throw new HttpError(
      409,
      `This ${noun} was changed in another window or on another device. Load it again, then make your change.`,
    );
};
