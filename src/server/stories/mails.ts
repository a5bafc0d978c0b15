import { eq } from "drizzle-orm";
import * as z from "zod";
import { defineMail } from "../platform/mail/mail-job.ts";
import { stories } from "./tables.ts";

/** Sends a visitor's story to the site's operators. */
export const storyMail = defineMail("story", { story: z.int() }, async ({ story: id }, { db, brand }) => {
  const [row] = await db.select().from(stories).where(eq(stories.id, id));
  if (!row) return null;
  const { name, story, contact } = row;
  return {
    to: brand.email,
    template: {
      subject: `A story from ${name.replace(/\s+/g, " ")}`,
      heading: `${name} has told a story on ${brand.name}`,
      before: [...story.split(/\n{2,}/), `They can be reached at ${contact}.`],
      after: [
        "They agreed that you read this and write back. Please use it for nothing else without asking.",
      ],
    },
  };
});
