import { eq, inArray } from "drizzle-orm";
import type { Resource } from "../http/resource.ts";
import { externalIdentities, pendingIdentities } from "./tables.ts";

export const externalSignIn: Resource = {
  erase: ({ emails }) => [[pendingIdentities, inArray(pendingIdentities.email, emails)]],
  mailsAbout: ({ seekerId, emails }) => ({
    identity: [externalIdentities, eq(externalIdentities.seekerId, seekerId)],
    pending: [pendingIdentities, inArray(pendingIdentities.email, emails)],
  }),
};
