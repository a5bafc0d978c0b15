import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// What how-tos add to the source, for a copy of it (`copySource`).

const call = `
export const greetTeam = defineCall({
  method: "POST",
  path: "/v1/stories/greeting",
  summary: "Say hello to those who run the site.",
  auth: "public",
  body: z.object({ words: requiredText(20) }),
  payload: z.object({ greeted: z.string() }),
});
`;
const handler = `
import { greetingMail } from "./mails.ts";

export const greetTeam: Handler<typeof contract.greetTeam> = async ({ body }, context) => {
  await context.db.transaction((tx) =>
    context.enqueue(tx, greetingMail, { ...mailSite(context), letters: body.words.length }),
  );
  return { payload: { greeted: context.brand.name }, message: "They will hear of it." };
};
`;
const mail = `
export const greetingMail = defineMail("greeting", { letters: z.int() }, async ({ letters }, { brand }) => ({
  to: brand.email,
  template: { subject: "Hello", heading: "Hello", before: ["A greeting of " + letters + " letters."], after: [] },
}));
`;

/** A call and a mail, each in its two places: docs/how-to/add-a-call.md. */
export const addCallAndMail = (copy: string) => {
  appendFileSync(join(copy, "src/contract/stories.ts"), call);
  appendFileSync(join(copy, "src/server/stories/handlers.ts"), handler);
  appendFileSync(join(copy, "src/server/stories/mails.ts"), mail);
};

/** The last row of each list, and one more. */
const rows = [
  ['id: "Casual"', '{ id: "Harvest", title: "Harvest", schemaOrg: "TEMPORARY", indeed: "temporary" }'],
  [
    "id: 5, title",
    '{ id: 6, title: "Fortnightly", unit: "fortnight", perYear: 26, minimums: [0], maximums: [500] }',
  ],
  ["id: 9, code", '{ id: 10, code: "CX", title: "Christmas Island" }'],
  ["id: 30, title", '{ id: 60, title: "Last 60 days" }'],
  ['id: "on-call"', '{ id: "fly-in", title: "Fly-in fly-out" }'],
  ['id: "wellbeing"', '{ id: "pets", title: "Pets at work" }'],
] as const;

/** Puts a line into a file of the copy, after or before the first one that has a text. */
const addLine = (
  copy: string,
  path: string,
  [at, text]: readonly ["after" | "before", string],
  line: string,
) => {
  const file = join(copy, path);
  const lines = readFileSync(file, "utf8").split("\n");
  const found = lines.findIndex((other) => other.includes(text));
  lines.splice(at === "after" ? found + 1 : found, 0, line);
  writeFileSync(file, lines.join("\n"));
};

/** One more row in each list of `job-options.ts`. */
export const addOptions = (copy: string) => {
  for (const [last, row] of rows) addLine(copy, "src/contract/job-options.ts", ["after", last], `  ${row},`);
};

/** A filter, in its two places. */
export const addFilter = (copy: string) => {
  addLine(
    copy,
    "src/contract/job-filters.ts",
    ["before", "} as const satisfies Record<string, JobFilter>;"],
    `  fresh: { type: "flag", tick: "Fresh jobs only", label: "Fresh", position: 37, dropped: 83 },`,
  );
  addLine(
    copy,
    "src/server/search/embedded/columns/filter-columns.ts",
    ["after", "remote: new FlagColumn("],
    `fresh: new FlagColumn("row.posted_at > now() - interval '20 days'"),`,
  );
};

/** A wording of a benefit and a nickname, each in its row: docs/how-to/add-a-word.md. */
export const addWords = (copy: string) => {
  addLine(
    copy,
    "src/lexicon/conditions/benefits.yaml",
    ["before", "      - words: paid traineeship"],
    "      - words: (apprenticeship|uni) fees [are ]paid",
  );
  addLine(
    copy,
    "src/lexicon/places/nicknames.csv",
    ["after", "fremantle,"],
    "broken hill,the silver city|bh",
  );
};
