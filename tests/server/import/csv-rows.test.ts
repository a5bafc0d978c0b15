import { expect, it } from "vitest";
import { detectFormat } from "../../../src/server/import/formats/detect-format.ts";
import { jobsOf, whole } from "./read-jobs.ts";
import type { FeedItem } from "../../../src/server/import/feed-job.ts";
import { readCsv } from "../../../src/server/import/formats/rows/read-csv.ts";

const columns = "title,employer,reference,description";

/** What is read, by its line: the reference of a job, or what is told. */
const read = async (text: string, size = 11): Promise<Record<string, string>> => {
  const items: FeedItem[] = [];
  const pieces = async function* () {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  };
  expect(detectFormat(text)).toBe("csv");
  for await (const item of readCsv(pieces(), text)) items.push(item);
  return Object.fromEntries(
    items.map((item) => [
      item.at,
      "job" in item ? item.job.reference : "problem" in item ? item.problem : "note" in item ? item.note : "",
    ]),
  );
};
const notClosed = 'A quote (") that is opened here is never closed.';

it.each([
  ["before rows without quotes", 'Cook,"Fig,2,x', "Cook,Fig,3,x", "Cook,Fig,4,x"],
  ["before rows with quotes", 'Cook,Fig,2,"x', '"Cook","Fig","3","x"', '"Cook","Fig","4","x"'],
  ["before a text in quotes", 'Cook,Fig,2,"x', 'Cook,Fig,3,"x, y"', 'Cook,Fig,4,"x ""y"" z"'],
])("a quote that is never closed costs its row only: %s", async (_, ...rows) => {
  const text = [columns, "Cook,Fig,1,x", ...rows].join("\n");
  expect(await read(text)).toEqual({ "line 2": "1", "line 3": notClosed, "line 4": "3", "line 5": "4" });
});

it("a quote that is never closed has its own line, in a row of several", async () => {
  const text = [columns, 'Cook,"Fig\nand Co",1,"x', "Cook,Fig,2,x", 'Cook,Fig,3,"a\nb"'].join("\r\n");
  expect(await read(text)).toEqual({ "line 3": notClosed, "line 4": "2", "line 5": "3" });
});

it("quotes within a text are part of it", async () => {
  const text = `${columns}\nCook,Fig,5" pipe,x\nCook,Fig,"He said "hi" to me",x\nCook,Fig, "b" ,x`;
  expect(Object.values(await read(text))).toEqual(['5" pipe', 'He said "hi" to me', "b"]);
});

it.each([
  ["semicolons", "title;employer;reference;description\nCook;Fig;1;x, y"],
  ["tabs", "title\temployer\treference\tdescription\nCook\tFig\t1\tx, y; z"],
  ["pipes", "title|employer|reference|description\nCook|Fig|1|x"],
  ["Excel's first line", '"sep=;"\r\ntitle;employer;reference;description\r\nCook;Fig;1;x'],
  ["the title of the sheet above", `Jobs of Fig,,,\n,,,\n${columns}\nCook,Fig,1,x`],
  ["a title without delimiters above", `Jobs of Fig\n${columns}\nCook,Fig,1,x`],
  ["lines that end with CR", `${columns}\rCook,Fig,1,x\r`],
  ["a delimiter at the end of the first line only", `${columns},\nCook,Fig,1,x`],
])("CSV is read with %s", async (_, text) => {
  expect(Object.values(await read(text))).toEqual(["1"]);
});

it("a row without end costs itself only, however long it is", async () => {
  const text = [columns, ",".repeat(300_000), "Cook,Fig,2,x"].join("\n");
  const tooLong = "This row is too long. Is the end of its line missing?";
  expect(await read(text, 65_536)).toEqual({ "line 2": tooLong, "line 3": "2" });
});

it("rows without the names of their columns are known by their values", async () => {
  const rows = [
    "Cleaner|Katherine NT|Casual|$33.40/h|closes 11/12/2026|https://fig.example/1",
    "Gardener|Darwin NT|Full time|$68,000 pa|closes 18/12/2026|https://fig.example/2",
  ];
  const text = rows.join("\n");
  expect(detectFormat(text)).toBe("csv");
  expect(await jobsOf(readCsv(whole(text), text))).toMatchObject([
    { title: "Cleaner", workType: "Casual", pay: { text: "$33.40/h" }, url: "https://fig.example/1" },
    { title: "Gardener", places: [{ text: "Darwin NT" }], expires: "18/12/2026" },
  ]);
});
