import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Config } from "../../../runtime/config.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { metrics } from "../metrics.ts";
import { captureMail } from "./outbox.ts";

/** The folder of captured mail, below DATA_DIR. */
export const outboxOf = (config: Pick<Config, "DATA_DIR">): string => join(config.DATA_DIR, "outbox");

/** SMTP where it is configured; else every mail is captured. `MAIL_FROM` takes the place of the sender's address. */
export const openMailer = (config: Config, log: Logger): Mailer => {
  const deliver = config.SMTP_URL
    ? smtp(config.SMTP_URL)
    : (mail: Mail) => captureMail(outboxOf(config), mail);
  const underWay = new Set<Promise<void>>();
  return {
    send: async (mail) => {
      const { name, address } = mail.from;
      const delivery = deliver({ ...mail, from: { name, address: config.MAIL_FROM ?? address } })
        .then(() => metrics.mails.inc({ result: "sent" }))
        .catch((error: unknown) => {
          metrics.mails.inc({ result: "failed" });
          // A subject may begin with a code.
          log.error({ err: error, subject: mail.subject.replace(/\d{4,}/g, "…") }, "mail failed");
        })
        .finally(() => {
          underWay.delete(delivery);
          metrics.mailsUnderWay.dec();
        });
      underWay.add(delivery);
      metrics.mailsUnderWay.inc();
      // A capture is at hand at once; how long a mail server takes would tell which accounts exist.
      if (!config.SMTP_URL) await delivery;
    },
    close: async () => void (await Promise.all(underWay)),
  };
};

const smtp = (url: string) => {
  const transport = createTransport({ url, connectionTimeout: 20_000, socketTimeout: 30_000 });
  return async (mail: Mail): Promise<void> => void (await transport.sendMail(mail));
};
