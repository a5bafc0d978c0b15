import { eq, inArray, sql } from "drizzle-orm";
import { jobs } from "../catalogue/jobs/tables.ts";
import { emit } from "../http/events.ts";
import type { Resource } from "../http/resource.ts";
import { applicationChanged } from "./events.ts";
import { applicationDocuments, applicationEvents, applications as sent } from "./tables.ts";

/** Nothing personal is left of an application that was delivered. */
const anonymous = {
  seekerId: null,
  cvFileId: null,
  name: "",
  email: "",
  phone: "",
  rightToWork: null,
  note: "",
  answers: [],
};

export const applications: Resource = {
  anonymise: async (tx, { seekerId }, context) => {
    const own = await tx.select().from(sent).where(eq(sent.seekerId, seekerId));
    for (const row of own)
      if (row.status !== "withdrawn")
        await emit(applicationChanged, { row, event: "withdrawn" }, tx, context);
    const ids = own.map(({ id }) => id);
    await tx.delete(applicationEvents).where(inArray(applicationEvents.applicationId, ids));
    await tx.delete(applicationDocuments).where(inArray(applicationDocuments.applicationId, ids));
    await tx.update(sent).set(anonymous).where(eq(sent.seekerId, seekerId));
    return own.length;
  },
  mailsAbout: ({ seekerId }) => ({ application: [sent, eq(sent.seekerId, seekerId)] }),
  sentFiles: [sent.cvFileId, applicationDocuments.fileId],
  cardColumns: (seekerId) => ({
    applied: sql<boolean>`exists (select 1 from ${sent} where ${sent.jobId} = ${jobs.id} and ${sent.seekerId} = ${seekerId} and ${sent.status} <> 'withdrawn')`,
  }),
};
