/** A mail to one person, in the look of the brand that sends it. */
export interface Mail {
  to: string;
  /** Name and address that it comes from. */
  from: { name: string; address: string };
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** Other headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
}

/** Options of one attempt to send a mail. */
export interface Delivery {
  /** The same for every attempt, so that mail programs show a mail that arrives twice only once. */
  messageId: string;
  /** Aborts the attempt, so that it does not overlap with the next one. */
  signal: AbortSignal;
}

/** Sends mail over SMTP, or captures it in a folder. */
export interface Mailer {
  /**
   * Hands a mail over to the mail server.
   * @throws MailRefused when it is refused for good, AddressRefused when that is because of its recipient; after any
   * other error it may be tried again.
   */
  send: (mail: Mail, delivery: Delivery) => Promise<void>;
}

/** The mail server will never accept this mail: retrying is useless. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

/** The mail server takes no mail for this recipient; a server that refuses only a text says nothing about it. */
export class AddressRefused extends MailRefused {
  override name = "AddressRefused";
}
