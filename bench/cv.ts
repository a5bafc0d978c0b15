import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readApart } from "../src/server/cv/read-apart.ts";
import type { Readable } from "../src/server/cv/read-document.ts";
import { docxLayouts } from "./cv/docx-layouts.ts";
import { heldOut } from "./cv/held-out.ts";
import { hostileFiles } from "./cv/hostile.ts";
import { importLayouts } from "./cv/imports.ts";
import type { Layout } from "./cv/layout.ts";
import { moreLayouts } from "./cv/more-layouts.ts";
import { pdfLayouts } from "./cv/pdf-layouts.ts";
import { personOf, type Person } from "./cv/people.ts";
import { inventedIn, measures, scoreOf, type Measure } from "./cv/score.ts";
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

interface File {
  name: string;
  type: Readable;
  bytes: Uint8Array;
  person: Person;
}

/** `--requests` is the number of people in each layout, `--seed` the first of them. */
export const run = async (filter: Filter): Promise<Row[]> => {
  const people = whole(filter.requests, 5);
  const seed = whole(filter.seed, 1);
  const write = (layouts: Readonly<Record<string, Layout>>) => filesOf(layouts, people, seed);
  const docx = await write(docxLayouts);
  const groups = {
    "layouts that the reader was built with": [...(await write({ ...pdfLayouts, ...moreLayouts })), ...docx],
    "layouts that were held out": await write(heldOut),
    "the Word layouts as DOC": await docFiles(docx),
    "JSON Resume and LinkedIn's export": await write(importLayouts),
  };
  const rows: Row[] = [];
  for (const [group, files] of Object.entries(groups))
    if (files.length) rows.push(await measure(group, files));
  rows.push(await attack(Object.values(groups).flatMap(([file]) => file ?? [])));
  return rows;
};

const filesOf = async (
  layouts: Readonly<Record<string, Layout>>,
  people: number,
  seed: number,
): Promise<File[]> => {
  const files: File[] = [];
  for (const [at, [name, layout]] of Object.entries(layouts).entries())
    for (let one = 0; one < people; one++) {
      const person = personOf(seed * 1_000 + one * 31 + at);
      const type = /(pdf|docx|json|zip)/.exec(name)![1] as Readable;
      files.push({ name: `${name} #${one}`, type, bytes: await layout(person), person });
    }
  return files;
};

/** Word files saved as DOC by LibreOffice; none where it is not installed. */
const docFiles = async (files: readonly File[]): Promise<File[]> => {
  const folder = await mkdtemp(join(tmpdir(), "signboard-cv-"));
  try {
    const paths = files.map((_, at) => join(folder, `${at}.docx`));
    for (const [at, path] of paths.entries()) await writeFile(path, files[at]!.bytes);
    const settings = `-env:UserInstallation=file://${folder}/settings`;
    await promisify(execFile)("soffice", [
      settings,
      "--headless",
      "--convert-to",
      "doc",
      "--outdir",
      folder,
      ...paths,
    ]);
    return await Promise.all(
      files.map(async (file, at) => ({
        ...file,
        type: "doc" as const,
        bytes: await readFile(join(folder, `${at}.doc`)),
      })),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    console.log("Without DOC files: LibreOffice makes them (Debian: libreoffice-writer-nogui).");
    return [];
  } finally {
    await rm(folder, { recursive: true });
  }
};

const measure = async (group: string, files: readonly File[]): Promise<Row> => {
  const sums = new Map(measures.map((name) => [name, { known: 0, found: 0 }]));
  const invented: string[] = [];
  const times: number[] = [];
  let failures = 0;
  for (const { name, type, bytes, person } of files) {
    const start = performance.now();
    const reading = await readApart("bench", type, bytes);
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
const attack = async (real: readonly File[]): Promise<Row> => {
  const times: { name: string; ms: number }[] = [];
  let failures = 0;
  const files = hostileFiles(real);
  for (const { name, type, make } of files) {
    const bytes = await make();
    const start = performance.now();
    const reading = await readApart("bench", type, bytes);
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
