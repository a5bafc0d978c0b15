import type { Brand } from "../../../contract/brand.ts";
import { mailHtml } from "./mail-html.ts";
import type { Mail } from "./mailer.ts";

/** The text of a mail; each paragraph is plain text, and may have several lines. */
export interface MailTemplate {
  subject: string;
  heading: string;
  before: string[];
  /** What it is about, a line each, as on a receipt. */
  facts?: { label: string; value: string }[];
  /** Shown large, for the reader to type in. */
  code?: string;
  /** A list of things to open, each with a line about it. */
  items?: { title: string; href: string; text: string }[];
  /** The one thing to do: a button. */
  link?: MailLink;
  after: string[];
  /** Small links at the end. */
  links?: MailLink[];
}

export interface MailLink {
  label: string;
  href: string;
}

/**
 * Renders a template in the brand's name and colour, as plain text and HTML; without its link when the brand has no
 * public URL. On an employer's own host answers go to the employer, while the sender's address stays the brand's, as its
 * mail server may send for no other.
 * @param logo The URL of the brand's mark; without one the mail has its name alone.
 */
export const brandedMail = (
  brand: Brand,
  to: string,
  { link, ...template }: MailTemplate,
  logo?: string,
): Mail => {
  const replyTo = brand.whiteLabel?.contactEmail;
  const shown = link && URL.canParse(link.href) ? { ...template, link } : template;
  return {
    to,
    from: { name: brand.name, address: brand.email },
    ...(replyTo && { replyTo }),
    subject: template.subject,
    text: asText(brand, shown),
    html: mailHtml(brand, shown, logo && URL.canParse(logo) ? logo : undefined),
  };
};

const asText = (
  brand: Brand,
  { heading, before, facts = [], code, items = [], link, after, links = [] }: MailTemplate,
): string =>
  [
    heading,
    ...before,
    ...(facts.length ? [facts.map(factText).join("\n")] : []),
    ...(code ? [`    ${code}`] : []),
    ...items.map(({ title, href, text }) => `${title}\n${text}\n${href}`),
    ...(link ? [`${link.label}: ${link.href}`] : []),
    ...after,
    ...links.map(({ label, href }) => `${label}: ${href}`),
    `${brand.name}\n${brand.tagline}`,
  ].join("\n\n") + "\n";

/** On one line; a value of several, and what answers a question or a sentence, is set in below its label. */
const factText = ({ label, value }: { label: string; value: string }): string =>
  /[.?!:]$/.test(label) || value.includes("\n")
    ? `${label}\n${value.replace(/^/gm, "  ")}`
    : `${label}: ${value}`;
