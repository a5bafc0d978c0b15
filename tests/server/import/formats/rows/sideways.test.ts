import { expect, it } from "vitest";
import { jobsInTables } from "../../../../../src/server/import/formats/html-tables.ts";
import { readCsv } from "../../../../../src/server/import/formats/rows/read-csv.ts";
import { upright } from "../../../../../src/server/import/formats/rows/sideways.ts";
import { all, whole } from "../../read-jobs.ts";

const facts = [
  ["Title", "Cook", "Nurse"],
  ["Employer", "Fig Cafe", "Oak Clinic"],
  ["Location", "Roma QLD", "Perth WA"],
  ["Pay", "$35 per hour", ""],
];
const csv = (rows: readonly (readonly string[])[], delimiter = ",") =>
  rows.map((row) => row.join(delimiter)).join("\n");

/** The jobs of a sheet, each with where it is and what its columns say. */
const read = async (text: string) => (await all(readCsv(whole(text), text))).filter((item) => "job" in item);
const cook = {
  title: "Cook",
  employer: "Fig Cafe",
  places: [{ text: "Roma QLD" }],
  pay: { text: "$35 per hour" },
};
const nurse = { title: "Nurse", employer: "Oak Clinic", places: [{ text: "Perth WA" }], pay: { text: "" } };

it.each([
  ["as it is", csv(facts)],
  ["with tabs", csv(facts, "\t")],
  ["below an empty corner", csv([["", "Job 1", "Job 2"], ...facts])],
  ["below numbers that are called like a title", csv([["Vacancy", "1", "2"], ...facts])],
  ["below a remark with other delimiters", csv([["Jobs of May, June; and July"], ...facts], "\t")],
])("a sheet on its side has a job in each column: %s", async (_, text) => {
  expect(await read(text)).toMatchObject([
    { at: "column 2", job: cook },
    { at: "column 3", job: nurse },
  ]);
});

it("numbers of jobs that are called references are these", async () => {
  const jobs = await read(csv([["Reference", "J1", "J2"], ...facts]));
  expect(jobs).toMatchObject([{ job: { reference: "J1" } }, { job: { reference: "J2" } }]);
});

it("a table of a page may be on its side, behind a column of numbers", () => {
  const rows = facts.map(
    (cells, at) => `<tr>${[at + 1, ...cells].map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
  );
  expect(jobsInTables(`<table>${rows.join("")}</table>`, true)).toMatchObject([
    { job: cook },
    { job: nurse },
  ]);
});

it.each([
  [
    "whose first row names the fields",
    [
      ["Title", "Employer", "Location"],
      ["Cook", "Fig", "Roma QLD"],
      ["Nurse", "Oak", "Perth WA"],
    ],
  ],
  ["of one job, which a page shows beside its text", facts.map((cells) => cells.slice(0, 2))],
  [
    "of names and values side by side",
    facts.map(([name = "", value = ""], at) => [
      name,
      value,
      ["Closes", "Type", "Hours", "Contact"][at]!,
      "x",
    ]),
  ],
])("a sheet %s is upright", (_, records) => {
  const rows = records.map((record, at) => ({ line: at + 1, record }));
  expect(upright(rows)).toEqual(rows);
});
