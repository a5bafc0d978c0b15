import { createHash } from "node:crypto";
import type * as contract from "../../contract/stories.ts";
import type { Handler } from "../http/context.ts";
import { stories } from "./tables.ts";
import { brandedMail } from "../platform/mail/branded-mail.ts";

const received = { payload: { received: true as const }, message: "Thank you. Your story has reached us." };

export const tellStory: Handler<typeof contract.tellStory> = async ({ body }, context) => {
  const { brand, db, limits, log, mailer, address } = context;
  const { story, name, contact, website } = body;
  if (website) return received;
  await limits.story.take(address);
  const digest = createHash("sha256")
    .update(JSON.stringify([story, name, contact]))
    .digest("hex");
  // The same words sent twice are one story.
  const [kept] = await db
    .insert(stories)
    .values({ brand: brand.id, story, name, contact, digest })
    .onConflictDoNothing()
    .returning({ id: stories.id });
  if (!kept) return received;
  const mail = brandedMail(brand, brand.email, {
    subject: `A story from ${name.replace(/\s+/g, " ")}`,
    heading: `${name} has told a story on ${brand.name}`,
    before: [...story.split(/\n{2,}/), `They can be reached at ${contact}.`],
    after: ["They agreed that you read this and write back. Please use it for nothing else without asking."],
  });
  await mailer
    .send(mail)
    .catch((error: unknown) => log.error({ err: error, story: kept.id }, "story kept, but not mailed"));
  return received;
};
