import { stringify } from "csv-stringify/sync";
import { applicationStatusText } from "../../domain/jobs/application-text.ts";
import { phoneText } from "../../domain/profile/phone-text.ts";
import type { ApplicationRow } from "../applications/queries.ts";
import type { Context } from "../http/context.ts";
import { goneReason, listReceived } from "./find-received.ts";
import type { LinkRow } from "./links.ts";
import { recordLooks } from "./looks.ts";

/** Rows that are read at a time. */
const batchSize = 500;

const columns = ["Number", "Job", "Name", "Email", "Phone", "Status", "Sent", "Last change"];

const line = (row: ApplicationRow): string[] => [
  String(row.id),
  row.jobTitle,
  ...(goneReason(row) ? ["", "", ""] : [row.name, row.email, phoneText(row.phone)]),
  applicationStatusText[row.status].title,
  row.submittedAt.toISOString(),
  row.updatedAt.toISOString(),
];

/** Spreadsheets run a cell that begins like a formula: these begin with an apostrophe. */
const text = (rows: string[][], bom = false): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(stringify(rows, { escape_formulas: true, bom }));

/** The applications that a link shows as CSV, written while it is read; each is a look at its applicant. */
export const applicationsCsv = (
  link: LinkRow,
  context: Pick<Context, "db" | "brand" | "address">,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let after: number | undefined;
  let isFirst = true;
  return new ReadableStream({
    pull: async (controller) => {
      const rows = await listReceived(link, { limit: batchSize, after }, context);
      await recordLooks(context.db, rows, (title) => `Your application for ${title}, in a list`, context);
      if (isFirst) controller.enqueue(text([columns], true));
      isFirst = false;
      if (rows.length) controller.enqueue(text(rows.map(line)));
      if (rows.length < batchSize) controller.close();
      after = rows.at(-1)?.id;
    },
  });
};
