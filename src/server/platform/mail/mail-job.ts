import * as z from "zod";
import type { Brand } from "../../../contract/brand.ts";
import type { Db } from "../database/open.ts";
import type { Job } from "../queue/queue.ts";
import type { MailTemplate } from "./branded-mail.ts";
import type { Mail } from "./mailer.ts";

/** The site that a mail is from, as stored in its job. */
const site = {
  brand: z.string(),
  /** The employer whose own host it was. */
  employer: z.string().optional(),
  /** The origin of the request: "http://automotive.localhost:4321". */
  origin: z.url({ protocol: /^https?$/ }),
};

/** What rendering a mail needs. */
export interface WritingNeeds {
  db: Db;
  /** Mailed codes are derived from it. */
  secret: Uint8Array;
  brand: Brand;
  /** The public URL of a path of the site. */
  urlOf: (path: string) => string;
}

/** The recipient and text of a mail. */
export interface WrittenMail {
  to: string;
  /** Where answers go, if not to the sender or an employer's own address. */
  replyTo?: string;
  template: MailTemplate;
  headers?: Mail["headers"];
}

/** A kind of mail: its job, and how to write it from the database when it is sent. */
export interface MailJob<Payload extends MailSite = MailSite> extends Job<Payload> {
  /** Null when there is nothing to send any more, such as when its account has been deleted. */
  write: (payload: Payload, needs: WritingNeeds) => Promise<WrittenMail | null>;
  /** Called when the mail server refuses its recipient for good. */
  refused?: (payload: Payload, needs: Pick<WritingNeeds, "db">) => Promise<void>;
}

/** The part of a mail's payload that names its site. */
export type MailSite = z.output<z.ZodObject<typeof site>>;

/**
 * Defines a kind of mail. The worker finds it among the exports of its file.
 * @param name stored in waiting jobs: never change it.
 * @param ids what its payload holds beside the site, and beside `job`, its name.
 */
export const defineMail = <Ids extends z.ZodRawShape & { job?: never }>(
  name: string,
  ids: Ids,
  write: (ids: z.output<z.ZodObject<Ids>> & MailSite, needs: WritingNeeds) => Promise<WrittenMail | null>,
  options: Pick<MailJob<z.output<z.ZodObject<Ids>> & MailSite>, "refused"> = {},
): MailJob<z.output<z.ZodObject<Ids>> & MailSite> => ({
  name,
  payload: z.object({ ...site, ...ids }) as unknown as z.ZodType<z.output<z.ZodObject<Ids>> & MailSite>,
  write,
  ...options,
});
