import { eq } from "drizzle-orm";
import * as z from "zod";
import { confirmHours, entryMonths } from "../../domain/competitions/entry-rules.ts";
import { competitionPath, confirmEntryPath } from "../../domain/competitions/competition-path.ts";
import { fillBrandWords } from "../../domain/brands/brand-words.ts";
import { timeText } from "../../domain/text/time-text.ts";
import { everyCompetition } from "../../site/competitions/competitions-of.ts";
import { defineMail, type WritingNeeds } from "../platform/mail/mail-job.ts";
import { signEntryToken } from "./entry-token.ts";
import { hasEntered } from "./queries.ts";
import { competitionEntries, competitionRequests } from "./tables.ts";

/** What a mail says of a competition; undefined when its file is gone. */
const factsOf = (id: string, { brand }: Pick<WritingNeeds, "brand">) => {
  const file = everyCompetition().find((one) => one.id === id);
  return (
    file && {
      path: competitionPath(file.slug),
      slug: file.slug,
      title: fillBrandWords(file.data.title, brand),
      prize: fillBrandWords(file.data.prize, brand),
      closes: timeText(file.closesAt, file.timeZone),
    }
  );
};

/** The link that confirms an entry; whoever has entered before is told so instead. */
export const confirmEntryMail = defineMail(
  "competition-confirm",
  { request: z.uuid() },
  async ({ request: id }, { db, secret, urlOf, ...needs }) => {
    const [row] = await db.select().from(competitionRequests).where(eq(competitionRequests.id, id));
    const facts = row && factsOf(row.competition, needs);
    if (!row || !facts) return null;
    const { slug, title, closes, path } = facts;
    if (await hasEntered(row.competition, row, db))
      return {
        to: row.email,
        template: {
          subject: `You have entered ${title} already`,
          heading: "You have entered already",
          before: [
            `Somebody, probably you, entered ${title} again with this address. Your first entry stands as it is: one entry counts for each person.`,
          ],
          link: { label: "The competition", href: urlOf(path) },
          after: ["There is nothing you need to do."],
        },
      };
    return {
      to: row.email,
      template: {
        subject: `Confirm your entry: ${title}`,
        heading: "One more step",
        before: [
          `Somebody, probably you, entered ${title} with this address. Open the link to read the entry and confirm it:`,
        ],
        link: {
          label: "Confirm the entry",
          href: urlOf(confirmEntryPath(slug, await signEntryToken(id, secret))),
        },
        after: [
          `The link is valid for ${confirmHours} hours. The entry counts if you confirm it before the competition closes: ${closes}.`,
          "If it was not you, ignore this email: the entry does not count, and is removed within two days.",
        ],
      },
    };
  },
);

/** The receipt of an entry that counts. */
export const enteredMail = defineMail(
  "competition-entered",
  { entry: z.uuid() },
  async ({ entry: id }, { db, urlOf, ...needs }) => {
    const [row] = await db.select().from(competitionEntries).where(eq(competitionEntries.id, id));
    const facts = row && factsOf(row.competition, needs);
    if (!row?.email || !facts) return null;
    const { title, prize, closes, path } = facts;
    return {
      to: row.email,
      template: {
        subject: `You have entered ${title}`,
        heading: "You have entered",
        before: [`Hello ${row.name},`, `Your entry to ${title} counts.`],
        facts: [
          { label: "Prize", value: prize },
          ...(row.answer ? [{ label: "You wrote", value: row.answer }] : []),
          { label: "It closes", value: closes },
          { label: "Terms", value: `Version ${row.termsVersion}, to which you agreed` },
        ],
        link: { label: "The competition and its terms", href: urlOf(path) },
        after: [
          `We write to the winners at this address. Entries are removed ${entryMonths} months after the competition has closed; write to us to have yours removed earlier.`,
        ],
      },
    };
  },
);
