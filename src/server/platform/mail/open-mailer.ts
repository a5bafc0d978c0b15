import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../../../runtime/config.ts";
import { AddressRefused, MailRefused, type Delivery, type Mail, type Mailer } from "./mailer.ts";
import { captureMail } from "./outbox.ts";

/** The folder of captured mail, below DATA_DIR. */
export const outboxOf = (config: Pick<Config, "DATA_DIR">): string => join(config.DATA_DIR, "outbox");

/** Programs that answer mail by themselves, such as a notice of absence, answer none of these (RFC 3834). */
const sentByProgram = { "Auto-Submitted": "auto-generated" };

/** SMTP if configured; else every mail is captured. `MAIL_FROM` replaces the sender's address. */
export const openMailer = (config: Pick<Config, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">): Mailer => {
  const deliver = config.SMTP_URL ? smtp(config.SMTP_URL) : capture(outboxOf(config));
  return {
    send: ({ from, headers, ...mail }, delivery) =>
      deliver(
        {
          ...mail,
          from: { name: from.name, address: config.MAIL_FROM ?? from.address },
          headers: { ...sentByProgram, ...headers },
        },
        delivery,
      ),
  };
};

const capture =
  (folder: string) =>
  (mail: Mail, { messageId }: Delivery) =>
    captureMail(folder, mail, messageId);

const smtp = (url: string) => {
  const transport = createTransport({
    url,
    connectionTimeout: 20_000,
    socketTimeout: 30_000,
    // An aborted attempt must not go on.
    socketCloseTimeout: 0,
  });
  return async (mail: Mail, delivery: Delivery): Promise<void> => {
    try {
      await transport.sendMail({ ...mail, ...delivery });
    } catch (error) {
      if (!isForGood(error as SmtpError)) throw error;
      const Refused = isOfAddress(error as SmtpError) ? AddressRefused : MailRefused;
      throw new Refused((error as Error).message, { cause: error });
    }
  };
};

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Refused because of this recipient or text; a refused sender or password is for the operator to fix. */
const isForGood = ({ code, command, responseCode }: SmtpError): boolean =>
  (code === "EENVELOPE" || code === "EMESSAGE") &&
  command !== "MAIL FROM" &&
  (responseCode === undefined || responseCode >= 500);

/** Whether the recipient was refused, and not the text, which servers refuse at DATA or once they have it. */
const isOfAddress = ({ code, command }: SmtpError): boolean => code === "EENVELOPE" && command !== "DATA";
