import { expect, it } from "vitest";
import { detectFormat } from "../../../../src/server/import/formats/detect-format.ts";
import { readLabelled } from "../../../../src/server/import/formats/read-labelled.ts";
import { readTitle } from "../../../../src/server/import/jobs/job-title.ts";
import { jobsOf, whole } from "../read-jobs.ts";

const rule = "=========";
const bulletin = (leader: string, [first, second]: readonly [string, string]) => `FIG WEEKLY
Two of us are hiring.

${first}
Employer ${leader} Fig Cafe
Location ${leader} Roma QLD
Pay ${leader} $35 per hour
Closes ${leader} 12 December 2026

Eggs.

${second}
Employer ${leader} Oak Clinic
Location ${leader} Perth WA
Pay ${leader} $45 per hour
Closes ${leader} When filled

Wards.`;

const between: [string, string] = [`${rule}\nJob 1: Cook\n${rule}`, `${rule}\nJob 2: Nurse\n${rule}`];
it.each([
  [".........", between],
  [". . . . :", between],
  ["---------", between],
  ["\t", between],
  ["      ", between],
  ["....", ["1. Cook\n", "2. Nurse\n"] as [string, string]],
  [":", [`Cook\n${rule}`, `Nurse\n${rule}`] as [string, string]],
  ["....", ["Position No. 1 - Cook", "Position No. 2 - Nurse"] as [string, string]],
])("a bulletin has labels with %j behind them below titles as %j", async (leader, titles) => {
  const text = bulletin(leader, titles);
  expect(detectFormat(text)).toBe("labelled");
  expect(await jobsOf(readLabelled(whole(text), text))).toMatchObject([
    {
      ...{ title: "Cook", employer: "Fig Cafe", places: [{ text: "Roma QLD" }], description: "Eggs." },
      ...{ pay: { text: "$35 per hour" }, expires: "12 December 2026" },
    },
    { title: "Nurse", employer: "Oak Clinic", places: [{ text: "Perth WA" }], description: "Wards." },
  ]);
});

it("a number before words that are no title is part of them", async () => {
  const text = bulletin("....", ["\nLevel 3 - Educator\n", "\nLevel 2 - Cook\n"]);
  const jobs = await jobsOf(readLabelled(whole(text), text));
  expect(jobs.map(({ title }) => title)).toEqual(["Level 3 - Educator", "Level 2 - Cook"]);
});

const item = (title: string, [first, rest, between]: readonly [string, string, string]) =>
  `${title}\n${["Location", "Hours", "Closing date"]
    .map((name, at) => `${first}${name}${between}${["Roma QLD", "Casual", "12 December 2026"][at]}`)
    .join("\n")}\n\n${rest}\n`;
it.each([
  ["1.\tCook", "2.\tNurse", "•\t", ":\t"],
  ["A)\tCook", "B)\tNurse", "\t-\t", ":\t\t"],
  ["*** Cook ***", "*** Nurse ***", "", ": "],
  [">> Cook <<", ">> Nurse <<", "", " - "],
])("a notice has facts below %j and %j with %j before them and %j between", async (cook, nurse, ...signs) => {
  const [before, between] = signs;
  const text = `FIG\n\n${[cook, nurse].map((title) => item(title, [before, "Eggs.", between])).join("\n")}`;
  expect(detectFormat(text)).toBe("labelled");
  const jobs = await jobsOf(readLabelled(whole(text), text));
  expect(jobs).toMatchObject(
    ["Cook", "Nurse"].map(() => ({
      ...{ places: [{ text: "Roma QLD" }], expires: "12 December 2026", description: "Eggs." },
    })),
  );
  expect(jobs.map(({ title }) => readTitle(title, []).title)).toEqual(["Cook", "Nurse"]);
});

it("jobs of a post are titles and lines behind pictures, up to what others say of it", async () => {
  const text = `Fig Pickers
🌐

🍇 FIG PACKERS
📍 Mildura VIC
💰 $31 per hour
🕐 Casual
📅 Apply before 15/12/2026

🚜 TRACTOR DRIVER
📍 Renmark SA
💰 $42 per hour
📅 no rush
👉 https://fig.example/driver

👍 12 · 4 comments · 3 shares

Kaz
is it far from Perth?`;
  expect(detectFormat(text)).toBe("labelled");
  const jobs = await jobsOf(readLabelled(whole(text), text));
  expect(jobs).toMatchObject([
    { title: "FIG PACKERS", workType: "Casual", pay: { text: "$31 per hour" }, expires: "15/12/2026" },
    { title: "TRACTOR DRIVER", places: [{ text: "Renmark SA" }], url: "https://fig.example/driver" },
  ]);
  expect(jobs[1]!.description).not.toContain("Kaz");
});

it("a label is one for titles where all its values are called like work, below the name of a department", async () => {
  const text = `DEPARTMENT OF FIGS

Vacancy No: 7
Office: Harbour Master
Location: Roma QLD
Duties: Watch the ships that come and go, and write down when they be-
gin to leave.
Salary: $61 per hour

Vacancy No: 8
Office: Clerk
Location: Dalby QLD
Salary: $35 per hour

TENDERS

Tender No: 9
Title: Gravel
Closing date: 9 December 2026`;
  const jobs = await jobsOf(readLabelled(whole(text), text));
  expect(jobs).toMatchObject([
    { reference: "7", title: "Harbour Master", author: "DEPARTMENT OF FIGS" },
    { reference: "8", title: "Clerk", expires: "" },
  ]);
  expect(jobs[0]!.description).toContain("when they begin to leave");
});
