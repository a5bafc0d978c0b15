import { html, raw } from "hono/html";
import type { Brand } from "../../../contract/brand.ts";
import { accentTones, type Scheme } from "../../../domain/brands/accent.ts";
import { surfacesOf } from "../../../domain/brands/look.ts";
import type { MailTemplate } from "./branded-mail.ts";

/** Text on the surfaces of a scheme, as src/styles/global.css has it. */
const texts = { light: { ink: "#14171d", soft: "#525a68" }, dark: { ink: "#eceef2", soft: "#a8afbc" } };
/** Grey, for a brand without a tint. */
const usualTint = "#808080";

const paletteOf = ({ accent, look }: Brand, scheme: Scheme) => {
  const { solid, on } = accentTones(accent, scheme);
  return { ...texts[scheme], ...surfacesOf(look.tint ?? usualTint, scheme), solid, on };
};

/**
 * The styles of a mail: the light scheme inline, as mail programs drop style elements, and the dark scheme for those
 * that keep them.
 */
const dark = (brand: Brand) => {
  const { sunken, surface, ink, soft, line, solid, on } = paletteOf(brand, "dark");
  return `@media (prefers-color-scheme: dark) {
  .page { background: ${sunken} !important; color: ${ink} !important; }
  .sheet { background: ${surface} !important; border-color: ${line} !important; border-top-color: ${solid} !important; }
  .button { background: ${solid} !important; color: ${on} !important; }
  .soft, .soft a { color: ${soft} !important; }
  .line { border-color: ${line} !important; }
  .code { background: ${sunken} !important; }
}`;
};

/** A mail as HTML, in the brand's colours: 320 px wide or more, in the scheme of its reader. */
export const mailHtml = (brand: Brand, template: MailTemplate, logo: string | undefined): string => {
  const { sunken, surface, ink, line, solid } = paletteOf(brand, "light");
  const round = Math.round(12 * brand.look.corners);
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${template.subject}</title>
          <style>
            ${raw(dark(brand))}
          </style>
        </head>
        <body class="page" style="margin:0;padding:24px 12px;background:${sunken};color:${ink}">
          <div
            class="sheet"
            style="max-width:520px;margin:0 auto;padding:28px 24px;background:${surface};border:1px solid ${line};border-top:4px solid ${solid};border-radius:${round}px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere"
          >
            ${header(brand, logo)} ${body(brand, template)}
          </div>
        </body>
      </html>`,
  );
};

const header = ({ name }: Brand, logo: string | undefined) =>
  html`<p style="margin:0 0 24px;font-weight:600;line-height:32px">
    ${
      logo
        ? html`<img
              src="${logo}"
              alt=""
              width="32"
              height="32"
              style="vertical-align:middle;border:0;border-radius:8px"
            />&nbsp;`
        : ""
    }
    ${name}
  </p>`;

/** A text with the ends of its lines: not every mail program keeps them by a style. */
const lines = (text: string) => text.split("\n").map((line, at) => html`${at ? raw("<br />") : ""}${line}`);

const paragraph = (text: string) => html`<p style="margin:0 0 16px">${lines(text)}</p>`;

const body = (
  brand: Brand,
  { heading, before, facts = [], code, items = [], link, after, links = [] }: MailTemplate,
) => {
  const light = paletteOf(brand, "light");
  const small = `color:${light.soft};font-size:14px`;
  return html`<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${heading}</h1>
    ${before.map(paragraph)}
    ${
      facts.length
        ? html`<table role="presentation" style="width:100%;margin:0 0 20px;border-collapse:collapse">
            ${facts.map(({ label, value }) => fact(label, value, light))}
          </table>`
        : ""
    }
    ${
      code
        ? html`<p
            class="code"
            style="margin:0 0 16px;padding:16px;background:${light.sunken};border-radius:8px;font:600 32px/1 ui-monospace,monospace;letter-spacing:6px;text-align:center"
          >
            ${code}
          </p>`
        : ""
    }
    ${items.map(
      ({ title, href, text }) =>
        html`<p style="margin:0 0 16px">
          <a href="${href}" style="color:inherit;font-weight:600">${title}</a><br />
          <span class="soft" style="${small}">${text}</span>
        </p>`,
    )}
    ${link ? button(link, brand, light) : ""} ${after.map(paragraph)}
    ${links.map(
      ({ label, href }) =>
        html`<p class="soft" style="margin:0 0 8px;${small}">
          <a href="${href}" style="color:${light.soft}">${label}</a>
        </p>`,
    )}
    <p class="soft line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${light.line};${small}">
      ${brand.name} · ${brand.tagline}
    </p>`;
};

type Palette = ReturnType<typeof paletteOf>;

const fact = (label: string, value: string, { soft, line }: Palette) =>
  html`<tr>
    <td
      class="soft line"
      style="width:34%;padding:8px 12px 8px 0;border-top:1px solid ${line};color:${soft};font-size:14px;vertical-align:top"
    >
      ${label}
    </td>
    <td class="line" style="padding:8px 0;border-top:1px solid ${line};vertical-align:top">
      ${lines(value)}
    </td>
  </tr>`;

const button = (
  { label, href }: NonNullable<MailTemplate["link"]>,
  { look }: Brand,
  { solid, on }: Palette,
) =>
  html`<p style="margin:24px 0">
    <a
      class="button"
      href="${href}"
      style="display:inline-block;padding:12px 20px;background:${solid};color:${on};border-radius:${Math.round(10 * look.corners)}px;font-weight:600;text-decoration:none"
      >${label}</a
    >
  </p>`;
