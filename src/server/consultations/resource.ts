import { eq } from "drizzle-orm";
import type { Resource } from "../http/resource.ts";
import { consultationNotes, consultations as cases } from "./tables.ts";

export const consultations: Resource = {
  mailsAbout: ({ seekerId }) => ({ consultation: [cases, eq(cases.seekerId, seekerId)] }),
  sentFiles: [consultationNotes.fileId],
};
