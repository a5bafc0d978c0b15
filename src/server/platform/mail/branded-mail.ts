import { html } from "hono/html";
import type { Brand } from "../../../contract/brand.ts";
import type { Mail } from "./mailer.ts";

/** The text of a mail; each paragraph is plain text, and may have several lines. */
export interface MailTemplate {
  subject: string;
  heading: string;
  before: string[];
  /** Shown large, for the reader to type in. */
  code?: string;
  /** A list of things to open, each with a line about it. */
  items?: { title: string; href: string; text: string }[];
  link?: MailLink;
  after: string[];
  /** Small links at the end. */
  links?: MailLink[];
}

interface MailLink {
  label: string;
  href: string;
}

/**
 * Renders a template in the brand's name and colour, as plain text and HTML; without its link when the brand has no
 * public URL. On an employer's own host answers go to the employer, while the sender's address stays the brand's, as its
 * mail server may send for no other.
 */
export const brandedMail = (brand: Brand, to: string, { link, ...template }: MailTemplate): Mail => {
  const replyTo = brand.whiteLabel?.contactEmail;
  const shown = link && URL.canParse(link.href) ? { ...template, link } : template;
  return {
    to,
    from: { name: brand.name, address: brand.email },
    ...(replyTo && { replyTo }),
    subject: template.subject,
    text: asText(brand, shown),
    html: asHtml(brand, shown),
  };
};

const asText = (
  brand: Brand,
  { heading, before, code, items = [], link, after, links = [] }: MailTemplate,
): string =>
  [
    heading,
    ...before,
    ...(code ? [`    ${code}`] : []),
    ...items.map(({ title, href, text }) => `${title}\n${text}\n${href}`),
    ...(link ? [`${link.label}: ${link.href}`] : []),
    ...after,
    ...links.map(({ label, href }) => `${label}: ${href}`),
    `${brand.name}\n${brand.tagline}`,
  ].join("\n\n") + "\n";

const asHtml = (
  brand: Brand,
  { subject, heading, before, code, items = [], link, after, links = [] }: MailTemplate,
): string => {
  const paragraph = (text: string) => html`<p style="margin:0 0 16px;white-space:pre-line">${text}</p>`;
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${subject}</title>
        </head>
        <body style="margin:0;padding:24px 12px;background:whitesmoke;color:black">
          <div
            style="max-width:480px;margin:0 auto;padding:32px 28px;background:white;border-top:4px solid ${brand.accent};border-radius:8px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif"
          >
            <p style="margin:0 0 24px;font-weight:600">${brand.name}</p>
            <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${heading}</h1>
            ${before.map(paragraph)}
            ${
              code
                ? html`<p
                    style="margin:0 0 16px;padding:16px;background:whitesmoke;border-radius:8px;font:600 32px/1 ui-monospace,monospace;letter-spacing:6px;text-align:center"
                  >
                    ${code}
                  </p>`
                : ""
            }
            ${items.map(
              ({ title, href, text }) =>
                html`<p style="margin:0 0 16px">
                  <a href="${href}" style="color:inherit;font-weight:600">${title}</a><br />
                  <span style="color:dimgray;font-size:14px">${text}</span>
                </p>`,
            )}
            ${
              link
                ? html`<p style="margin:0 0 16px">
                    <a href="${link.href}" style="color:inherit;font-weight:600">${link.label}</a>
                  </p>`
                : ""
            }
            ${after.map(paragraph)}
            ${links.map(
              ({ label, href }) =>
                html`<p style="margin:0 0 8px;font-size:14px">
                  <a href="${href}" style="color:dimgray">${label}</a>
                </p>`,
            )}
            <p style="margin:24px 0 0;color:dimgray;font-size:14px">${brand.name} · ${brand.tagline}</p>
          </div>
        </body>
      </html>`,
  );
};
