import * as accountMails from "../account/mails.ts";
import * as applicationMails from "../applications/mails.ts";
import * as authMails from "../auth/mails.ts";
import * as competitionMails from "../competitions/mails.ts";
import * as consultationMails from "../consultations/mails.ts";
import * as editorMails from "../editor/mails.ts";
import * as externalSignInMails from "../external-sign-in/mails.ts";
import * as importMails from "../import/mails.ts";
import type { MailJob } from "../platform/mail/mail-job.ts";
import * as moderationMails from "../moderation/mails.ts";
import * as receivedApplicationMails from "../received-applications/mails.ts";
import * as savedSearchMails from "../saved-searches/mails.ts";
import * as storyMails from "../stories/mails.ts";
import * as supportMails from "../support/mails.ts";

const isMail = (value: unknown): value is MailJob =>
  typeof value === "object" && value !== null && "name" in value && "write" in value;

/** Every kind of mail, by the name that its jobs have. */
export const mails: ReadonlyMap<string, MailJob> = new Map(
  [
    authMails,
    accountMails,
    editorMails,
    externalSignInMails,
    applicationMails,
    receivedApplicationMails,
    storyMails,
    competitionMails,
    supportMails,
    moderationMails,
    consultationMails,
    savedSearchMails,
    importMails,
  ]
    .flatMap((file) => Object.values(file).filter(isMail))
    .map((mail) => [mail.name, mail]),
);
