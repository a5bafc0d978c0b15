import { eq } from "drizzle-orm";
import * as z from "zod";
import { supportSource } from "../../contract/support.ts";
import { operatorEmail } from "../../domain/brands/operator-email.ts";
import { answerPath } from "../../domain/support-paths.ts";
import { linkDays, signAnswerToken } from "../operator/answer-token.ts";
import { defineMail } from "../platform/mail/mail-job.ts";
import { messageById } from "./queries.ts";
import { supportAnswers, supportMessages } from "./tables.ts";

const oneLine = (text: string) => text.replace(/\s+/g, " ");
const paragraphs = (text: string) => text.split(/\n{2,}/);

type Written = Pick<typeof supportMessages.$inferSelect, "name" | "userType" | "source">;

/** Who wrote a message: "Sam Nguyen (job seeker)", "Mele (visitor)", "a visitor". */
const writerText = ({ name, userType }: Written): string => {
  const kind = userType.toLowerCase();
  return name ? `${name} (${kind})` : `a ${kind}`;
};

/** Another site that the support was opened from, by the name that it gave. */
const partnerText = ({ source }: Written): string => (source === supportSource ? "" : ` (source: ${source})`);

/** Tells the site's operators about a message, with a link that answers it. */
export const supportMessageMail = defineMail(
  "support-message",
  { message: z.int() },
  async ({ message: id }, { db, secret, brand, urlOf }) => {
    const found = await messageById(id, db);
    if (!found) return null;
    const { row, file } = found;
    return {
      to: operatorEmail(brand),
      template: {
        subject: `Support: ${oneLine(row.subject)}`,
        heading: row.subject,
        before: [
          `From ${writerText(row)}, ${row.email}, on ${brand.name}${partnerText(row)}:`,
          ...paragraphs(row.message),
          ...(file ? [`With a file, which the link below opens: ${file.name}`] : []),
        ],
        link: {
          label: "Read and answer",
          href: urlOf(answerPath("support", await signAnswerToken("support", id, secret))),
        },
        after: [
          `The link is valid for ${linkDays} days. Please do not reply to this email: an answer by the link is sent to them, and kept with the message.`,
        ],
      },
    };
  },
);

/** Sends an operator's answer to whoever wrote the message. */
export const supportAnswerMail = defineMail(
  "support-answer",
  { answer: z.int() },
  async ({ answer: id }, { db, brand, urlOf }) => {
    const [found] = await db
      .select({ answer: supportAnswers, message: supportMessages })
      .from(supportAnswers)
      .innerJoin(supportMessages, eq(supportMessages.id, supportAnswers.messageId))
      .where(eq(supportAnswers.id, id));
    if (!found) return null;
    const { answer, message } = found;
    return {
      to: message.email,
      template: {
        subject: `Re: ${oneLine(message.subject)}`,
        heading: `${brand.name} has answered your message`,
        before: [...paragraphs(answer.text), `You wrote:\n${message.message}`],
        ...(message.seekerId
          ? { link: { label: "Your messages and answers", href: urlOf("/user/support") } }
          : { link: { label: "Write to us again", href: urlOf("/support") } }),
        after: [],
      },
    };
  },
);
