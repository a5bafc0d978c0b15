import { readApart } from "../src/server/cv/read-apart.ts";
import { docxLayouts } from "./cv/docx-layouts.ts";
import { converted, filesOf, type CvFile } from "./cv/files.ts";
import { assortedLayouts } from "./cv/fresh/assorted.ts";
import { unusualLayouts } from "./cv/fresh/unusual.ts";
import { fieldPersonOf } from "./cv/field/people.ts";
import { fourthFiles } from "./cv/fourth/set.ts";
import { fieldPrinted } from "./cv/field/printed.ts";
import { fieldScanned } from "./cv/field/scanned.ts";
import { secondSet } from "./cv/field/second.ts";
import { fieldWord } from "./cv/field/word.ts";
import { closeBrowser } from "./cv/fresh/html.ts";
import { freshPersonOf } from "./cv/fresh/people.ts";
import { printedLayouts } from "./cv/fresh/printed.ts";
import { wordLayouts } from "./cv/fresh/word.ts";
import { hostileFiles } from "./cv/hostile.ts";
import { importLayouts } from "./cv/imports.ts";
import { moreLayouts } from "./cv/more-layouts.ts";
import { pdfLayouts } from "./cv/pdf-layouts.ts";
import { personOf } from "./cv/people.ts";
import { ruledLayouts } from "./cv/ruled-layouts.ts";
import { thirdFiles } from "./cv/third/set.ts";
import { workedFiles } from "./cv/worked/set.ts";
import { inventedIn, measures, scoreOf, type Measure } from "./cv/score.ts";
import { lastHeld, measureUnseen, unseenSets } from "./cv/unseen/measure.ts";
import { percentile } from "./load/percentile.ts";
import { verdict, whole, type Filter, type Row } from "./report.ts";

export const title = "CVs: how much of what they say is found (per cent), and how long reading takes";

/** The least that must be found, in per cent. */
const targets: Partial<Record<Measure, number>> = {
  name: 98,
  email: 98,
  phone: 98,
  "job title": 90,
  employer: 90,
  "job dates": 90,
  qualification: 90,
  skill: 85,
};
const maxMs = 2_000;

/**
 * `--page` is a part of the group's name, or a set that was written apart from the reader ("totals of held-6" keeps its
 * values back); `--requests` is the number of people in each layout, `--seed` the first of them.
 */
export const run = async (filter: Filter): Promise<Row[]> => {
  const set = filter.page?.replace(/^totals of /, "");
  if (set && set in unseenSets) return [await runUnseen(set, set !== filter.page)];
  const people = whole(filter.requests, 2);
  const seed = whole(filter.seed, 1);
  const write = (layouts: Parameters<typeof filesOf>[0]) => filesOf(layouts, people, personOf, seed);
  const writeFresh = (layouts: Parameters<typeof filesOf>[0]) =>
    filesOf(layouts, people, freshPersonOf, seed);
  const writeField = (layouts: Parameters<typeof filesOf>[0]) =>
    filesOf(layouts, people, fieldPersonOf, seed);
  const word = await write(docxLayouts);
  const freshWord = await writeFresh(wordLayouts);
  const assorted = await writeFresh(assortedLayouts);
  const third = await thirdFiles(people);
  const fourth = await fourthFiles(people);
  const groups = {
    "layouts that the reader was built with": [
      ...(await write({ ...pdfLayouts, ...moreLayouts, ...ruledLayouts })),
      ...word,
    ],
    "printed by a browser": await writeFresh(printedLayouts),
    Word: freshWord,
    "Word, saved as PDF": await converted(withoutBoxes(freshWord), "pdf"),
    "Word, saved as DOC": await converted([...word, ...freshWord], "doc"),
    "assorted, printed and Word": assorted,
    "assorted, Word saved as DOC and PDF": [
      ...(await converted(assorted, "doc")),
      ...(await converted(withoutBoxes(assorted), "pdf")),
    ],
    "unusual headings": await writeFresh(unusualLayouts),
    "as employers see them": await writeField({ ...fieldPrinted, ...fieldWord, ...fieldScanned }),
    "as employers see them, second set": await writeField(secondSet),
    "as migrants and others write them": third,
    "the same, Word saved as DOC and PDF": [
      ...(await converted(third, "doc")),
      ...(await converted(withoutBoxes(third), "pdf")),
    ],
    "as migrants and others write them, second set": fourth,
    "of many kinds, each in its own layout": await workedFiles(),
    "JSON Resume and LinkedIn's export": await write(importLayouts),
  };
  await closeBrowser();
  const rows: Row[] = [];
  for (const [group, files] of Object.entries(groups))
    if (files.length && (!filter.page || group.includes(filter.page))) rows.push(await measure(group, files));
  if (!filter.page)
    for (const set of Object.keys(unseenSets)) rows.push(await runUnseen(set, set === lastHeld));
  if (!filter.page) rows.push(await attack(Object.values(groups).flatMap(([file]) => file ?? [])));
  return rows;
};

const runUnseen = async (set: string, totalsOnly = false): Promise<Row> => {
  try {
    return await measureUnseen(set, totalsOnly);
  } finally {
    await closeBrowser();
  }
};

/** LibreOffice prints the text of boxes over other text. */
const withoutBoxes = (files: readonly CvFile[]) => files.filter(({ name }) => !name.includes("box"));

const measure = async (group: string, files: readonly CvFile[]): Promise<Row> => {
  const sums = new Map(measures.map((name) => [name, { known: 0, found: 0 }]));
  const invented: string[] = [];
  const times: number[] = [];
  let failures = 0;
  for (const { name, type, bytes, person } of files) {
    const start = performance.now();
    const reading = await readApart({ address: "bench" }, type, bytes);
    times.push(performance.now() - start);
    if (reading.state === "failed") failures++;
    const entries = reading.state === "read" ? reading.entries : [];
    const { score, misses } = scoreOf(person, entries, name);
    for (const miss of misses) console.log(`not found in ${miss}`);
    invented.push(...inventedIn(person, entries).map((value) => `${name}: ${value}`));
    for (const one of measures) {
      sums.get(one)!.known += score[one].known;
      sums.get(one)!.found += score[one].found;
    }
  }
  for (const line of invented) console.log(`invented in ${line}`);
  const p95 = Math.round(percentile(times, 95));
  return {
    files: group,
    count: files.length,
    failures,
    ...Object.fromEntries([...sums].map(([name, sum]) => [name, share(sum, targets[name])])),
    invented: `${invented.length}: ${verdict(!invented.length)}`,
    "p95 (ms)": `${p95} < ${maxMs}: ${verdict(p95 < maxMs)}`,
  };
};

const share = ({ known, found }: { known: number; found: number }, target: number | undefined): string => {
  if (!known) return "–";
  const percent = Math.round((1_000 * found) / known) / 10;
  return target === undefined ? String(percent) : `${percent} ≥ ${target}: ${verdict(percent >= target)}`;
};

/** Reads broken and hostile files: each must be answered, and this process must live. */
const attack = async (real: readonly CvFile[]): Promise<Row> => {
  const times: { name: string; ms: number }[] = [];
  let failures = 0;
  const files = hostileFiles(real);
  for (const { name, type, make } of files) {
    const bytes = await make();
    const start = performance.now();
    const reading = await readApart({ address: "bench" }, type, bytes);
    times.push({ name, ms: Math.round(performance.now() - start) });
    if (reading.state === "failed") failures++;
  }
  const slowest = times.reduce((a, b) => (b.ms > a.ms ? b : a));
  return {
    files: "broken and hostile files",
    count: files.length,
    failures,
    slowest: `${slowest.name}: ${slowest.ms} ms`,
  };
};
