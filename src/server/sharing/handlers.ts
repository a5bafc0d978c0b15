import { and, eq } from "drizzle-orm";
import type * as contract from "../../contract/profile/sharing-preferences.ts";
import { hiringEmployerOf } from "../applications/hiring-employer.ts";
import { applications } from "../applications/tables.ts";
import { notFound } from "../platform/http-error.ts";
import type { Handler } from "../http/context.ts";
import type { Own } from "../profile/own.ts";
import { offeredParts } from "./offered-parts.ts";
import { sharableDocuments, storeChoice } from "./sharing-choice.ts";
import { sharingPreferences } from "./tables.ts";

/** @throws HttpError 404 for an application that is not the seeker's. */
const refuseForeign = async (applicationId: number, { db, seeker }: Own): Promise<{ jobId: number }> => {
  const [own] = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.id, applicationId), eq(applications.seekerId, seeker.id)));
  if (!own) throw notFound("application");
  return own;
};

export const getSharingPreferences: Handler<typeof contract.getSharingPreferences> = async (
  { params },
  context,
) => {
  const { jobId } = await refuseForeign(params.id, context);
  const [row] = await context.db
    .select()
    .from(sharingPreferences)
    .where(eq(sharingPreferences.applicationId, params.id));
  const { sections = [], sensitive = [], documents = [] } = row ?? {};
  return {
    payload: {
      sections,
      sensitive,
      documents: await sharableDocuments(documents, context),
      offered: await offeredParts(context),
      delivered: (await hiringEmployerOf(jobId, context)) !== null,
    },
  };
};

export const saveSharingPreferences: Handler<typeof contract.saveSharingPreferences> = async (
  { params, body },
  context,
) => {
  await refuseForeign(params.id, context);
  return {
    payload: await storeChoice(params.id, body, context),
    message: "Your choice has been saved.",
  };
};
