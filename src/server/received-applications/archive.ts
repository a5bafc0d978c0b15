import { html } from "hono/html";
import type { ReceivedApplication } from "../../contract/received-applications.ts";
import { timeText } from "../../domain/text/time-text.ts";
import { phoneText } from "../../domain/profile/phone-text.ts";
import { applicationStatusText } from "../../domain/jobs/application-text.ts";
import type { ObjectStore } from "../platform/files/object-store.ts";
import { filePart, zipOf, type Part } from "../platform/files/zip.ts";
import type { FileRow } from "../uploads/keep-file.ts";

/**
 * An application as a ZIP: a page to read, and the files, each read when its turn comes.
 * @param onEnd called when the archive is complete, or its reader has gone.
 */
export const applicationArchive = (
  application: ReceivedApplication,
  { files, store, onEnd }: { files: readonly FileRow[]; store: ObjectStore; onEnd: () => void },
): ReadableStream<Uint8Array<ArrayBuffer>> => zipOf(parts(application, files, store, onEnd));

async function* parts(
  application: ReceivedApplication,
  files: readonly FileRow[],
  store: ObjectStore,
  onEnd: () => void,
): AsyncGenerator<Part> {
  try {
    yield { name: "application.html", input: pageOf(application) };
    for (const [index, file] of files.entries())
      yield* filePart({ ...file, name: `files/${index + 1} ${file.name}` }, store);
  } finally {
    onEnd();
  }
}

/** What was sent, as a page that opens without the site. */
const pageOf = (application: ReceivedApplication): string => {
  const { name, email, phone, right_to_work, status, note, answers, profile } = application;
  const facts: [string, string | null][] = [
    ["Name", name],
    ["Email", email],
    ["Phone", phoneText(phone)],
    ["Right to work", right_to_work],
    ["Sent", timeText(application.submitted_at, application.time_zone)],
    ["Status", applicationStatusText[status].title],
    ...answers.map(({ question, answer }): [string, string] => [question, answer]),
    ["Note", note],
  ];
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${name}: ${application.job_title}</title>
          <style>
            body {
              max-width: 45rem;
              margin: 2rem auto;
              padding: 0 1rem;
              font: 16px/1.5 system-ui;
            }
            dt {
              font-weight: 600;
            }
            dd {
              margin: 0 0 0.75rem;
              white-space: pre-line;
            }
          </style>
        </head>
        <body>
          <h1>${name}</h1>
          <p>Application ${String(application.id)} for ${application.job_title}</p>
          ${list(facts.flatMap(([label, text]) => (text ? [{ label, text }] : [])))}
          ${profile.map(
            ({ title, entries }) =>
              html`<h2>${title}</h2>
                ${entries.map(list)}`,
          )}
        </body>
      </html>`,
  );
};

const list = (rows: readonly { label: string; text: string }[]) =>
  html`<dl>
    ${rows.map(
      ({ label, text }) =>
        html`<dt>${label}</dt>
          <dd>${text}</dd>`,
    )}
  </dl>`;
