import type { Receipt } from "../../contract/applications.ts";
import type { Context } from "../http/context.ts";
import { brandedMail, type MailTemplate } from "../platform/mail/branded-mail.ts";

/** What has happened to an application. */
type Happening = "sent" | "changed" | "withdrawn";

/** Mails the seeker what has happened to an application. A mail that fails is logged: what happened stands. */
export const confirmApplication = async (
  event: Happening,
  receipt: Receipt,
  { mailer, brand, urlOf, log }: Context,
): Promise<void> => {
  const { subject, before, after } = letters[event](receipt);
  const mail = brandedMail(brand, receipt.email, {
    subject,
    heading: `Your application has been ${event}`,
    before: [`Hello ${receipt.name},`, ...before],
    link: { label: "What you sent, and where it stands", href: urlOf(`/user/applied/${receipt.id}`) },
    after,
  });
  await mailer
    .send(mail)
    .catch((error: unknown) =>
      log.error({ err: error, application: receipt.id, event }, "the mail about an application was not sent"),
    );
};

type Words = Pick<MailTemplate, "subject" | "before" | "after">;

const letters: Record<Happening, (receipt: Receipt) => Words> = {
  sent: ({ job_title: title, employer_name: employer, cv }) => ({
    subject: `Your application for ${title}`,
    before: [`${employer} has your application for ${title}, with your CV ${cv.name}.`],
    after: ["Good luck!"],
  }),
  changed: ({ job_title: title, employer_name: employer, cv, answers, note }) => ({
    subject: `Your changed application for ${title}`,
    before: [
      `${employer} has your application for ${title} as you have changed it:`,
      `CV: ${cv.name}`,
      ...answers.map(({ question, answer }) => `${question}\n${answer}`),
      note ? `Note to the employer:\n${note}` : "No note to the employer",
    ],
    after: ["Good luck!"],
  }),
  withdrawn: ({ job_title: title, employer_name: employer }) => ({
    subject: `Your application for ${title} has been withdrawn`,
    before: [`${employer} will no longer consider you for ${title}.`],
    after: ["While the job is open you can apply again."],
  }),
};
