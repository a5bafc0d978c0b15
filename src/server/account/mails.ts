import { and, eq, isNotNull } from "drizzle-orm";
import * as z from "zod";
import { codeMinutes } from "../../contract/code-rules.ts";
import { codeToMail } from "../auth/codes.ts";
import { accountCodes, seekers } from "../auth/tables.ts";
import type { MailTemplate } from "../platform/mail/branded-mail.ts";
import { defineMail, type WritingNeeds } from "../platform/mail/mail-job.ts";
import { openAddress } from "../platform/mail/sealed-address.ts";

type Site = Pick<WritingNeeds, "brand" | "urlOf">;

/** The code for something that a signed-in seeker has asked for. */
export const accountCodeMail = defineMail(
  "account-code",
  { seeker: z.uuid(), code: z.uuid() },
  async ({ code: id }, needs) => {
    const [row] = await needs.db.select().from(accountCodes).where(eq(accountCodes.id, id));
    if (!row) return null;
    if (row.purpose === "email_new") {
      const isOwner = and(eq(seekers.email, row.email), isNotNull(seekers.verifiedAt));
      if (await needs.db.$count(seekers, isOwner)) return { to: row.email, template: addressTaken(needs) };
    }
    const code = await codeToMail({ id, purpose: row.purpose, table: accountCodes }, row, needs);
    return code === null ? null : { to: row.email, template: withCode[row.purpose](needs, code) };
  },
);

/** Tells the old address that the account has another one. */
export const emailChangedMail = defineMail(
  "email-changed",
  { seeker: z.uuid(), to: z.string() },
  async ({ seeker: id, to }, needs) => {
    const [seeker] = await needs.db.select().from(seekers).where(eq(seekers.id, id));
    if (!seeker) return null;
    return { to: await openAddress(to, needs.secret), template: emailChanged(needs, seeker.givenName) };
  },
);

/** The receipt of an erasure, the last email to the address. */
export const erasedMail = defineMail(
  "account-erased",
  { to: z.string(), delivered: z.int() },
  async ({ to, delivered }, needs) => ({
    to: await openAddress(to, needs.secret),
    template: erased(needs, delivered),
  }),
);

const goodFor = `The code is good for ${codeMinutes} minutes and for one use.`;
const nobodyAsks = "Nobody from our team will ever ask you for this code.";

const withCode: Record<
  (typeof accountCodes.$inferSelect)["purpose"],
  (site: Site, code: string) => MailTemplate
> = {
  email_current: ({ brand, urlOf }, code) => ({
    subject: `${code} is your ${brand.name} code`,
    heading: "Change your email address",
    before: [
      "You asked for another email address for your account. We have sent one code to the new address and this one to your current address. Enter both to make the change:",
    ],
    code,
    link: { label: "Your account", href: urlOf("/user/account") },
    after: [
      goodFor,
      `If you did not ask for it, somebody may be using your account: set a new password. ${nobodyAsks}`,
    ],
  }),
  // Nothing that the seeker typed is repeated to an address that may be somebody else's.
  email_new: ({ brand }, code) => ({
    subject: `${code} is your ${brand.name} code`,
    heading: "Confirm your new email address",
    before: [`Enter this code to use this address for your ${brand.name} account:`],
    code,
    after: [goodFor, "If you did not ask for it, ignore this email and nothing will happen."],
  }),
  erase: ({ brand }, code) => ({
    subject: `${code} is your ${brand.name} code to erase your account`,
    heading: "Erase your account",
    before: ["You asked to erase your account and everything in it. Enter this code to do so:"],
    code,
    after: [goodFor, `If you did not ask for it, ignore this email: nothing is erased. ${nobodyAsks}`],
  }),
};

const addressTaken = ({ brand, urlOf }: Site): MailTemplate => ({
  subject: `This address has a ${brand.name} account already`,
  heading: "This address has an account already",
  before: [
    `Somebody, probably you, asked to use this address for another ${brand.name} account. It has one already, so nothing was changed. To use it for the other account, erase this one first, or change its address.`,
  ],
  link: { label: "Sign in", href: urlOf("/sign-in") },
  after: ["If it was not you, there is nothing you need to do."],
});

const emailChanged = ({ brand, urlOf }: Site, name: string): MailTemplate => ({
  subject: `Your ${brand.name} account has another email address`,
  heading: `Hello ${name}, your email address was changed`,
  before: [
    "Your account has another email address, which was confirmed with a code from this one. From now on you sign in and get mail there, and no longer here.",
    "If you changed it, there is nothing to do. If you did not, write to us at once:",
  ],
  link: { label: "Write to us", href: urlOf("/support") },
  after: [],
});

const erased = ({ brand }: Site, delivered: number): MailTemplate => {
  const them = delivered === 1 ? "it" : "them";
  return {
    subject: `Your ${brand.name} account has been erased`,
    heading: "Your account has been erased",
    before: [
      "Your account and everything in it has been erased: your profile, files, saved jobs, applications and settings. All devices are signed out. This is the last email to this address.",
      delivered
        ? `${delivered === 1 ? "One application" : `${delivered} applications`} had reached employers. We have withdrawn ${them} and no longer show anything of ${them}. A copy that an employer has saved stays with them, as they must be able to say how they chose; ask them to delete it. On our side nothing in ${them} names you any more.`
        : "You had not applied for a job, so no employer has anything from you.",
    ],
    after: ["You are welcome to open a new account at any time."],
  };
};
