import { createHash } from "node:crypto";
import type * as contract from "../../contract/stories.ts";
import type { Handler } from "../http/context.ts";
import { stories } from "./tables.ts";
import { mailSite } from "../http/site-of.ts";
import { storyMail } from "./mails.ts";

const received = { payload: { received: true as const }, message: "Thank you. Your story has reached us." };

export const tellStory: Handler<typeof contract.tellStory> = async ({ body }, context) => {
  const { brand, db, limits, enqueue, address } = context;
  const { story, name, contact, website } = body;
  if (website) return received;
  await limits.story.take(address);
  const digest = createHash("sha256")
    .update(JSON.stringify([story, name, contact]))
    .digest("hex");
  await db.transaction(async (tx) => {
    // The same words sent twice are one story.
    const [kept] = await tx
      .insert(stories)
      .values({ brand: brand.id, story, name, contact, digest })
      .onConflictDoNothing()
      .returning({ id: stories.id });
    if (kept) await enqueue(tx, storyMail, { ...mailSite(context), story: kept.id });
  });
  return received;
};
