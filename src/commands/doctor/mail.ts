import { createTransport } from "nodemailer";
import { outboxOf } from "../../server/platform/mail/open-mailer.ts";
import { ok, warning, wrong, type Check } from "./check.ts";

const timeout = 8_000;

/** Whether mail can be sent: connects as the server does, with TLS and login where the URL has them. */
export const mail: Check = async ({ config }) => {
  if (!config.SMTP_URL) {
    const says = `Mail is captured in ${outboxOf(config)}, and reaches nobody`;
    return [config.NODE_ENV === "production" ? warning(`${says}: set SMTP_URL.`) : ok(`${says}.`)];
  }
  const { host } = new URL(config.SMTP_URL);
  const transport = createTransport({
    url: config.SMTP_URL,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  try {
    await transport.verify();
    return [
      ok(
        `${host} takes mail${config.MAIL_FROM ? ` from ${config.MAIL_FROM}` : " from the brands' own addresses"}.`,
      ),
    ];
  } catch (error) {
    return [wrong(`${host} does not accept mail (${(error as Error).message}): fix SMTP_URL.`)];
  } finally {
    transport.close();
  }
};
