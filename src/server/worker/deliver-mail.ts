import type { JobResult, JobWithMetadata } from "pg-boss";
import { publicAddressBy, siteUrl } from "../../domain/brands/site-url.ts";
import { errorText } from "../../runtime/error-for-log.ts";
import type { Services } from "../http/context.ts";
import { brandedMail } from "../platform/mail/branded-mail.ts";
import { AddressRefused, MailRefused, type Mail, type Mailer } from "../platform/mail/mailer.ts";
import { metrics } from "../platform/metrics.ts";
import { inSpan } from "../platform/tracing/tracing.ts";
import { mails } from "./mails.ts";

/** What mails are written and sent with. */
export type DeliveryNeeds = Pick<Services, "db" | "secret" | "brands" | "hosts" | "config" | "log"> & {
  mailer: Mailer;
};

/** A job that must not be retried, as its payload cannot be understood. */
class UselessJob extends Error {}

/**
 * Writes a mail from the current state of the database, and sends it; no transaction or lock is held meanwhile.
 * @param timeLimit the most milliseconds that the mail server may take.
 * @returns the outcome of the job: completed, to be retried, or a dead letter.
 */
export const deliverMail = async (
  job: JobWithMetadata<unknown>,
  needs: DeliveryNeeds,
  timeLimit: number,
): Promise<JobResult> => {
  try {
    const mail = await writeMail(job.data, needs);
    if (mail) await send(mail, job, needs, timeLimit);
    return { id: job.id, status: "completed" };
  } catch (error) {
    if (error instanceof AddressRefused) await tellRefused(job.data, needs);
    const message = reasonOf(error);
    const status =
      error instanceof MailRefused || error instanceof UselessJob || job.retryCount >= job.retryLimit
        ? "deadletter"
        : "failed";
    metrics.mails.inc({ result: status === "failed" ? "retried" : "dead" });
    needs.log[status === "failed" ? "warn" : "error"](
      { job: job.id, tries: job.retryCount + 1, reason: message },
      status === "failed" ? "mail failed, and is tried again" : "mail failed for good",
    );
    return { id: job.id, status, output: { message } };
  }
};

const send = async (
  mail: Mail,
  job: JobWithMetadata<unknown>,
  { mailer }: DeliveryNeeds,
  timeLimit: number,
): Promise<void> => {
  // A dead letter that is sent again is a new job, but still the same mail.
  const messageId = `<${job.sourceRootId ?? job.id}@${mail.from.address.split("@").at(-1)}>`;
  const signal = AbortSignal.any([AbortSignal.timeout(timeLimit), job.signal]);
  metrics.mailsUnderWay.inc();
  await inSpan("send mail", { kind: "client" }, () => mailer.send(mail, { messageId, signal })).finally(() =>
    metrics.mailsUnderWay.dec(),
  );
  metrics.mails.inc({ result: "sent" });
};

/** The mail that a job stands for; null when there is nothing to send any more. */
const writeMail = async (
  data: unknown,
  { db, secret, brands, hosts, config }: DeliveryNeeds,
): Promise<Mail | null> => {
  const kind = mails.get(String((data as { job?: unknown } | null)?.job));
  if (!kind) throw new UselessJob("No mail has the name that the job gives.");
  const payload = kind.payload.safeParse(data);
  if (!payload.success)
    throw new UselessJob(
      `The job is malformed at ${payload.error.issues[0]!.path.join(".") || "its start"}.`,
    );
  const { brand: id, employer } = payload.data;
  const home = brands.find((one) => one.id === id);
  if (!home) throw new UselessJob(`There is no brand "${id}".`);
  // The home brand's, where the employer has no host any more.
  const brand = (employer !== undefined && hosts.ofEmployer(id, employer)) || home;
  const address = publicAddressBy(config, payload.data.origin);
  const urlOf = (path: string) => siteUrl(brand, path, address);
  const written = await kind.write(payload.data, { db, secret, brand, urlOf });
  return (
    written && {
      ...brandedMail(brand, written.to, written.template, urlOf("/apple-touch-icon.png")),
      ...(written.replyTo && { replyTo: written.replyTo }),
      ...(written.headers && { headers: written.headers }),
    }
  );
};

/** Tells what a mail was about that its address takes none. A failure is logged: the mail stays a dead letter. */
const tellRefused = async (data: unknown, { db, log }: DeliveryNeeds): Promise<void> => {
  const kind = mails.get(String((data as { job?: unknown } | null)?.job));
  try {
    await kind?.refused?.(kind.payload.parse(data), { db });
  } catch (error) {
    log.error({ err: error }, "a refused mail could not be noted");
  }
};

/** Why a mail failed, without values of SQL, and without the addresses that mail servers repeat. */
const reasonOf = (error: unknown): string =>
  errorText(error)
    .split("\n")[0]!
    .replace(/[^\s<>"']+@[^\s<>"']+/g, "…")
    .slice(0, 500);
