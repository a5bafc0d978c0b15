import { html } from "hono/html";
import type { Brand } from "../../contract/brand.ts";
import type { Field } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import { filesOf } from "./archived-files.ts";
import type { SeekerData } from "./collect-data.ts";
import type { Row } from "./seeker-rows.ts";

/** Titles of tables whose names say little to their seeker. */
const titles: Record<string, string> = {
  seekers: "Account",
  refresh_tokens: "Devices that are or were signed in",
  access_log: "Who has seen your data",
  application_events: "What has happened to your applications",
  employer_links: "Links by which employers see your applications",
  hiring_deliveries: "Deliveries of your applications to employers' hiring systems",
};

type Html = ReturnType<typeof html>;

/** The page of the archive that a person reads: everything in `data.json` as headings, names and values. */
export const dataPage = (data: SeekerData, brand: Brand): string => {
  const profile = sections.flatMap(({ name, title, fields }) =>
    data.profile[name]?.length
      ? [
          part(
            title,
            (data.profile[name] as Row[]).map((entry) => labelled(entry, fields)),
          ),
        ]
      : [],
  );
  const files = filesOf(data).map(({ name }) => html`<li><a href="${encodeURI(name)}">${name}</a></li>`);
  const tables = Object.entries(data.tables).flatMap(([name, rows]) =>
    rows.length ? [part(titles[name] ?? words(name), rows)] : [],
  );
  const jobs = data.jobs.length ? [part("Jobs that these name", data.jobs)] : [];
  const employers = data.employers.length ? [part("Employers that these name", data.employers)] : [];
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Your data at ${brand.name}</title>
          <style>
            :root {
              color-scheme: light dark;
              font:
                16px/1.5 system-ui,
                sans-serif;
            }
            body {
              max-width: 48rem;
              margin: 2rem auto;
              padding: 0 1rem;
              overflow-wrap: anywhere;
            }
            dl {
              display: grid;
              grid-template-columns: minmax(8rem, 1fr) 3fr;
              gap: 0.25rem 1rem;
              padding: 1rem 0;
              margin: 0;
              border-top: 1px solid GrayText;
            }
            dd {
              margin: 0;
              white-space: pre-wrap;
            }
          </style>
        </head>
        <body>
          <h1>Your data at ${brand.name}</h1>
          <p>
            Everything that the site has of you, as of ${data.collected_at.slice(0, 16).replace("T", " ")}
            UTC. The same is in data.json, for programs, and your profile in resume.json, as JSON Resume.
            Passwords and codes are left out: the site itself cannot read them.
          </p>
          ${profile.length ? html`<h2>Profile</h2>` : ""} ${profile}
          ${
            files.length
              ? html`<h2>Files</h2>
                  <ul>
                    ${files}
                  </ul>`
              : ""
          }
          <h2>Everything else</h2>
          ${tables} ${jobs} ${employers}
        </body>
      </html>`,
  );
};

const part = (title: string, rows: readonly object[]): Html =>
  html`<section>
    <h3>${title}</h3>
    ${rows.map((row) => html`<dl>${Object.entries(row).map(([name, value]) => line(name, value))}</dl>`)}
  </section>`;

const line = (name: string, value: unknown): Html | "" =>
  value === null || value === ""
    ? ""
    : html`<dt>${words(name)}</dt>
        <dd>${textOf(value)}</dd>`;

const textOf = (value: unknown): string => {
  if (typeof value !== "object") return String(value);
  const title = (value as { title?: unknown }).title;
  return typeof title === "string" ? title : JSON.stringify(value, null, 2);
};

/** An entry by the labels of its fields. */
const labelled = (entry: Row, fields: Readonly<Record<string, Field>>): Row =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [label, entry[name] ?? null]));

/** The name of a table or a column for a person: "saved_jobs" is "Saved jobs". */
const words = (name: string): string => {
  const text = name.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
