import { expect, it } from "vitest";
import { readCsv } from "../../../../../src/server/import/formats/rows/read-csv.ts";
import { readPage } from "../../../../../src/server/import/formats/read-page.ts";
import { jobsOf, whole } from "../../read-jobs.ts";

const facts = {
  ...{ reference: "A-1", title: "Cook", workType: "Casual", expires: "9/12/2026" },
  ...{ places: [{ suburb: "Roma", state: "QLD" }], pay: { min: "30", max: "35", unit: "hour" } },
};

it.each([
  [
    "a sheet",
    `Vacancies;;;;;;;;
Position;;Location;;Contract;Pay;;;Advertisement
No.;Title;Town;State;Type;From;To;Per;Closes
A-1;Cook;Roma;QLD;Casual;30;35;hour;9/12/2026
;Total;3;;;;;;
`,
  ],
  [
    "a sheet whose first line says little",
    `;;Where;;;Money;;;
Ref;Job title;Town;State;Work type;From;To;Per;Closing date
A-1;Cook;Roma;QLD;Casual;30;35;hour;9/12/2026
`.replace(";;Where;;;Money", ";;Location;;;Salary"),
  ],
])("names of columns in two lines of %s are read together", async (_, text) => {
  expect(await jobsOf(readCsv(whole(text), text))).toMatchObject([facts]);
});

it("so they are in a page, and a contact's name is none of the job's", async () => {
  const page = `<table><tr><th rowspan=2>Ref</th><th rowspan=2>Position</th><th colspan=2>Where</th><th rowspan=2>Type</th><th colspan=3>Pay</th><th rowspan=2>Closing</th><th colspan=2>Contact</th></tr>
<tr><th>Town</th><th>State</th><th>From</th><th>To</th><th>Per</th><th>Name</th><th>Date</th></tr>
<tr><td>A-1</td><td>Cook</td><td>Roma</td><td>QLD</td><td>Casual</td><td>30</td><td>35</td><td>hour</td><td>9/12/2026</td><td>Sue</td><td>1/1/2026</td></tr></table>`;
  expect(await jobsOf(readPage(whole(page)))).toMatchObject([{ ...facts, posted: "" }]);
});

it("a job's second row, across the columns, is its text; a row with a title alone is a job", async () => {
  const row = (ref: string, closes: string, more: string) =>
    `<tr><td rowspan="2">${ref}</td><td>Cook</td><td>Roma QLD</td><td>${closes}</td></tr><tr><td colspan="3"><b>Type:</b> Casual<br><b>Pay:</b> $35 an hour<br>${more}</td></tr>`;
  const page = `<table><tr><th>Ref</th><th>Position</th><th>Location</th><th>Closing date</th></tr>${row("A-1", "9/12/2026", "Two stoves.")}${row("A-2", "POSITION FILLED", "One.")}<tfoot><tr><td colspan="4">Questions? Ring the office of the club on any day.</td></tr></tfoot></table>`;
  const jobs = await jobsOf(readPage(whole(page)));
  expect(jobs).toMatchObject([
    { reference: "A-1", workType: "Casual", pay: { text: "$35 an hour" }, expires: "9/12/2026" },
    { reference: "A-2", status: "POSITION FILLED", expires: "" },
  ]);
  expect(jobs[0]!.description.trim()).toBe("Two stoves.");
  const sheet = "Title,Location,Type\nCook,Roma QLD,Casual\nSenior Site Manager,,\n";
  expect(await jobsOf(readCsv(whole(sheet), sheet))).toMatchObject([
    { title: "Cook" },
    { title: "Senior Site Manager" },
  ]);
});
