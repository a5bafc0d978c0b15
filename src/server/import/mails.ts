import { eq } from "drizzle-orm";
import * as z from "zod";
import { operatorEmail } from "../../domain/brands/operator-email.ts";
import { defineMail } from "../platform/mail/mail-job.ts";
import { shownAddress } from "../platform/network/fetch-feed.ts";
import { feedSources } from "./tables.ts";

/** Tells the site's operators what the fetch of a feed changed, or why it failed; nothing of it is personal. */
export const sourceReportMail = defineMail(
  "feed-source-report",
  { source: z.int(), text: z.string(), failed: z.boolean() },
  async ({ source: id, text, failed }, { db, brand }) => {
    const [source] = await db.select().from(feedSources).where(eq(feedSources.id, id));
    if (!source) return null;
    const heading = failed ? `The feed ${source.name} failed` : `The feed ${source.name} has changed`;
    return {
      to: operatorEmail(brand),
      template: {
        subject: heading,
        heading,
        before: [shownAddress(source.url), ...text.split("\n")],
        after: [
          `It is fetched every ${source.everyMinutes} minutes. npm run signboard -- import --list shows all feeds.`,
        ],
      },
    };
  },
);
