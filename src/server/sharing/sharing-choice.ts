import { and, eq, inArray } from "drizzle-orm";
import { fileSections } from "../../contract/profile/sharing-preferences.ts";
import { isPrivateDocument } from "../../domain/profile/private-document.ts";
import { invalid } from "../platform/http-error.ts";
import type { Own } from "../profile/own.ts";
import { profileEntries } from "../profile/tables.ts";
import { sharingPreferences } from "./tables.ts";

/** What of the profile the employer of an application may see. */
export interface SharingChoice {
  /** Names of sections. */
  sections: string[];
  /** Sensitive fields of these sections, such as `passport.number`. */
  sensitive: string[];
  /** Ids of entries with a file. */
  documents: number[];
}

/** Those of the ids that are documents of the seeker's now, and may be seen by others. */
export const sharableDocuments = async (ids: readonly number[], { db, seeker }: Own): Promise<number[]> => {
  if (!ids.length || !fileSections.length) return [];
  const rows = await db
    .select({ id: profileEntries.id, data: profileEntries.data })
    .from(profileEntries)
    .where(
      and(
        eq(profileEntries.seekerId, seeker.id),
        inArray(profileEntries.section, [...fileSections]),
        inArray(profileEntries.id, [...ids]),
      ),
    );
  const sharable = rows.filter(({ data }) => !isPrivateDocument(data as Record<string, unknown>));
  const found = new Set(sharable.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
};

/**
 * Stores what the employer of one of the seeker's applications may see.
 * @throws HttpError 422 for a sensitive field without its section, or a document that is not the seeker's or is private.
 */
export const storeChoice = async (
  applicationId: number,
  { sections, sensitive, documents }: SharingChoice,
  own: Own,
): Promise<SharingChoice> => {
  const hidden = sensitive.findIndex((field) => !sections.includes(field.split(".")[0]!));
  if (hidden >= 0)
    throw invalid(
      `sensitive.${hidden}`,
      `Share the section of ${sensitive[hidden]} as well, or leave it out.`,
    );
  const known = await sharableDocuments(documents, own);
  const unknown = documents.findIndex((id) => !known.includes(id));
  if (unknown >= 0)
    throw invalid(
      `documents.${unknown}`,
      `${documents[unknown]} is not the id of a document of yours that others may see.`,
    );
  const values = { sections, sensitive, documents, updatedAt: new Date() };
  await own.db
    .insert(sharingPreferences)
    .values({ applicationId, ...values })
    .onConflictDoUpdate({ target: sharingPreferences.applicationId, set: values });
  return { sections, sensitive, documents };
};
