import { eq, inArray } from "drizzle-orm";
import type { Resource } from "../http/resource.ts";
import { accountCodes, passwordResets, registrations } from "./tables.ts";

export const auth: Resource = {
  erase: ({ emails }) => [[registrations, inArray(registrations.email, emails)]],
  mailsAbout: ({ seekerId, emails }) => ({
    reset: [passwordResets, eq(passwordResets.seekerId, seekerId)],
    code: [accountCodes, eq(accountCodes.seekerId, seekerId)],
    registration: [registrations, inArray(registrations.email, emails)],
  }),
};
