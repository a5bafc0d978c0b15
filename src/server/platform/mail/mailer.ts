/** A mail to one person, in the look of the brand that sends it. */
export interface Mail {
  to: string;
  /** Name and address that it comes from. */
  from: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
}

/** What goes with one try to send a mail. */
export interface Delivery {
  /** The same at every try, so that who gets a mail twice sees it once. */
  messageId: string;
  /** Ends the try, so that none goes on while the next one is made. */
  signal: AbortSignal;
}

/** Sends mail over SMTP, or captures it in a folder. */
export interface Mailer {
  /**
   * Hands a mail over to the mail server.
   * @throws MailRefused when it is refused for good; after any other error it may be tried again.
   */
  send: (mail: Mail, delivery: Delivery) => Promise<void>;
}

/** The mail server will never take this mail: another try would be answered the same. */
export class MailRefused extends Error {
  override name = "MailRefused";
}
