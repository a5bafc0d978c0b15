import * as z from "zod";
import type { Brand } from "../../../contract/brand.ts";
import type { Db } from "../database/open.ts";
import type { Job } from "../queue/queue.ts";
import type { MailTemplate } from "./branded-mail.ts";

/** The site that a mail is from, as its job names it. */
const site = {
  brand: z.string(),
  /** Where the browser came to: "http://automotive.localhost:4321". */
  origin: z.url({ protocol: /^https?$/ }),
};

/** What a mail is written from. */
export interface WritingNeeds {
  db: Db;
  /** Mailed codes are made with it. */
  secret: Uint8Array;
  brand: Brand;
  /** The public address of a path of the site. */
  urlOf: (path: string) => string;
}

/** Whom a mail goes to, and what it says. */
export interface WrittenMail {
  to: string;
  template: MailTemplate;
}

/** A kind of mail: its job, and how it is written from the database at the moment when it is sent. */
export interface MailJob<Payload extends MailSite = MailSite> extends Job<Payload> {
  /** Null when there is nothing to send any more, as when its account is gone. */
  write: (payload: Payload, needs: WritingNeeds) => Promise<WrittenMail | null>;
}

/** The part of a mail's payload that names its site. */
export type MailSite = z.output<z.ZodObject<typeof site>>;

/**
 * Defines a kind of mail. The worker finds it among the exports of its file.
 * @param name stands in jobs that wait: it stays as it is.
 * @param ids what its payload holds beside the site.
 */
export const defineMail = <Ids extends z.ZodRawShape>(
  name: string,
  ids: Ids,
  write: (ids: z.output<z.ZodObject<Ids>> & MailSite, needs: WritingNeeds) => Promise<WrittenMail | null>,
): MailJob<z.output<z.ZodObject<Ids>> & MailSite> => ({
  name,
  payload: z.object({ ...site, ...ids }) as unknown as z.ZodType<z.output<z.ZodObject<Ids>> & MailSite>,
  write,
});
