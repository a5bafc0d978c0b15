import { eq } from "drizzle-orm";
import * as z from "zod";
import { codeMinutes } from "../../contract/code-rules.ts";
import { codeToMail } from "../auth/codes.ts";
import { seekers } from "../auth/tables.ts";
import { defineMail } from "../platform/mail/mail-job.ts";
import { externalIdentities, pendingIdentities } from "./tables.ts";

/** The code that confirms the email of an external identity. */
export const identityCodeMail = defineMail(
  "identity-code",
  { pending: z.uuid() },
  async ({ pending: id }, needs) => {
    const [row] = await needs.db.select().from(pendingIdentities).where(eq(pendingIdentities.id, id));
    const code = row && (await codeToMail({ id, purpose: "identity", table: pendingIdentities }, row, needs));
    if (!row?.email || !code) return null;
    const { name } = needs.brand;
    return {
      to: row.email,
      template: {
        subject: `${code} is your ${name} code`,
        heading: "Confirm your email address",
        before: [
          `Somebody, probably you, signs in to ${name} with a ${row.label} identity and this address. Enter this code to confirm that the address is yours:`,
        ],
        code,
        after: [
          `The code is good for ${codeMinutes} minutes and for one use. It lets that identity into the ${name} account of this address.`,
          "If it was not you, ignore this email and give the code to nobody: nothing will happen.",
        ],
      },
    };
  },
);

/** An identity was linked to an account: its owner learns of it, in case it was somebody else. */
export const identityLinkedMail = defineMail(
  "identity-linked",
  { identity: z.uuid() },
  async ({ identity }, { db, brand: { name }, urlOf }) => {
    const [row] = await db
      .select({ label: externalIdentities.label, to: seekers.email, givenName: seekers.givenName })
      .from(externalIdentities)
      .innerJoin(seekers, eq(seekers.id, externalIdentities.seekerId))
      .where(eq(externalIdentities.id, identity));
    if (!row) return null;
    return {
      to: row.to,
      template: {
        subject: `${row.label} now opens your ${name} account`,
        heading: `Hello ${row.givenName}, a new way to sign in`,
        before: [
          `A ${row.label} identity was linked to your ${name} account: from now on you can sign in with it.`,
          "If it was you, there is nothing to do. If it was not, set a new password and unlink the identity in your account:",
        ],
        link: { label: "Set a new password", href: urlOf("/sign-in?step=forgotPass") },
        after: [],
      },
    };
  },
);
