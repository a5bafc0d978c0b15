import { createHash } from "node:crypto";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { secureHeaders } from "hono/secure-headers";
import type { Config } from "../../../runtime/config.ts";
import { outboxOf } from "./open-mailer.ts";
import { listMail, readMail, type CapturedMail } from "./outbox.ts";

type Page = ReturnType<typeof html>;

/** Whether captured mail is shown: never in production, and only where mail is captured at all. */
export const showsMail = (config: Pick<Config, "NODE_ENV" | "SMTP_URL">): boolean =>
  config.NODE_ENV !== "production" && !config.SMTP_URL;

/**
 * Captured mail, newest first, for developers and tests: a page, or with `?format=json` a list of
 * `{ id, to, from, subject, text, html, date }`.
 */
export const devMail = (config: Pick<Config, "DATA_DIR">): Hono => {
  const app = new Hono();
  const folder = outboxOf(config);

  app.use("*", async (request, next) => {
    request.header("cache-control", "private, no-store");
    const ownFrame = request.req.path.endsWith("/html");
    return secureHeaders({
      contentSecurityPolicy: ownFrame
        ? {
            defaultSrc: ["'none'"],
            styleSrc: ["'unsafe-inline'"],
            imgSrc: ["http:", "https:"],
            frameAncestors: ["'self'"],
            sandbox: [],
          }
        : { defaultSrc: ["'none'"], styleSrc: [styleHash], frameSrc: ["'self'"], frameAncestors: ["'none'"] },
    })(request, next);
  });

  app.get("/", async (request) => {
    const mails = await listMail(folder);
    return request.req.query("format") === "json"
      ? request.json(mails)
      : request.html(page("Captured mail", listPage(mails)));
  });
  app.get("/:id", async (request) => {
    const mail = await readMail(folder, request.req.param("id"));
    return mail ? request.html(page(mail.subject, mailPage(mail))) : request.notFound();
  });
  app.get("/:id/html", async (request) => {
    const mail = await readMail(folder, request.req.param("id"));
    return mail?.html ? request.html(mail.html) : request.notFound();
  });
  return app;
};

const listPage = (mails: CapturedMail[]): Page =>
  mails.length
    ? html`<ul>
        ${mails.map(
          (mail) =>
            html`<li>
              <a href="/dev/mail/${mail.id}">${mail.subject}</a>
              <p>To ${mail.to} · ${when(mail)}</p>
            </li>`,
        )}
      </ul>`
    : html`<p>No mail yet. Register on one of the sites, and its code arrives here.</p>`;

const mailPage = (mail: CapturedMail): Page =>
  html`<p>From ${mail.from.name} &lt;${mail.from.address}&gt; to ${mail.to} · ${when(mail)}</p>
    <pre>${mail.text}</pre>
    ${
      mail.html
        ? html`<iframe src="/dev/mail/${mail.id}/html" title="The mail as HTML" sandbox></iframe>`
        : ""
    }
    <p><a href="/dev/mail">All mail</a></p>`;

const when = (mail: CapturedMail): Page =>
  html`<time datetime="${mail.date}">${mail.date.slice(0, 19).replace("T", " ")} UTC</time>`;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  ul { list-style: none; padding: 0; }
  li { padding: .75rem 0; border-top: 1px solid GrayText; }
  li p { margin: 0; }
  pre { white-space: pre-wrap; padding: 1rem; border: 1px solid GrayText; border-radius: .5rem; }
  iframe { width: 100%; height: 32rem; border: 1px solid GrayText; border-radius: .5rem; background: white; }
`;
const styleHash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

const page = (title: string, content: Page): Page =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`;
