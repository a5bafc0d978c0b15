/** A mail to one person, in the look of the brand that sends it. */
export interface Mail {
  to: string;
  /** Name and address that it comes from. */
  from: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
}

/** Sends mail over SMTP, or captures it in a folder. */
export interface Mailer {
  /** Takes a mail over. How the delivery ends is logged, so that no answer waits for it or tells of it. */
  send: (mail: Mail) => Promise<void>;
  /** Waits for what is under way. */
  close: () => Promise<void>;
}
