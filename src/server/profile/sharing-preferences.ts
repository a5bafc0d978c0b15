import { and, eq, inArray } from "drizzle-orm";
import type * as contract from "../../contract/profile/sharing-preferences.ts";
import { fileSections } from "../../contract/profile/sharing-preferences.ts";
import { isPrivateDocument } from "../../domain/profile/private-document.ts";
import { applications } from "../applications/tables.ts";
import { invalid, notFound } from "../http-error.ts";
import type { Handler } from "../http/context.ts";
import type { Own } from "./own.ts";
import { profileEntries, sharingPreferences } from "./tables.ts";

/** @throws HttpError 404 for an application that is not the seeker's. */
const refuseForeign = async (applicationId: number, { db, seeker }: Own): Promise<void> => {
  const [own] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, applicationId), eq(applications.seekerId, seeker.id)));
  if (!own) throw notFound("application");
};

/** Those of the ids that are documents of the seeker's now, and may be seen by others. */
const sharableDocuments = async (ids: readonly number[], { db, seeker }: Own): Promise<number[]> => {
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

export const getSharingPreferences: Handler<typeof contract.getSharingPreferences> = async (
  { params },
  context,
) => {
  await refuseForeign(params.id, context);
  const [row] = await context.db
    .select()
    .from(sharingPreferences)
    .where(eq(sharingPreferences.applicationId, params.id));
  const { sections = [], sensitive = [], documents = [] } = row ?? {};
  return { payload: { sections, sensitive, documents: await sharableDocuments(documents, context) } };
};

export const saveSharingPreferences: Handler<typeof contract.saveSharingPreferences> = async (
  { params, body },
  context,
) => {
  await refuseForeign(params.id, context);
  const { sections, sensitive, documents } = body;
  const hidden = sensitive.findIndex((field) => !sections.includes(field.split(".")[0]!));
  if (hidden >= 0)
    throw invalid(
      `sensitive.${hidden}`,
      `Share the section of ${sensitive[hidden]} as well, or leave it out.`,
    );
  const known = await sharableDocuments(documents, context);
  const unknown = documents.findIndex((id) => !known.includes(id));
  if (unknown >= 0)
    throw invalid(
      `documents.${unknown}`,
      `${documents[unknown]} is not the id of a document of yours that others may see.`,
    );
  const values = { sections, sensitive, documents, updatedAt: new Date() };
  await context.db
    .insert(sharingPreferences)
    .values({ applicationId: params.id, ...values })
    .onConflictDoUpdate({ target: sharingPreferences.applicationId, set: values });
  return { payload: { sections, sensitive, documents }, message: "Your choice has been saved." };
};
