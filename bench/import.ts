import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import manifest from "../package.json" with { type: "json" };
import { openDatabase } from "../src/server/platform/database/open.ts";
import { verdict, whole, type Filter, type Row } from "./report.ts";

export const title = "Import: an XML feed into an empty database (npm run bench -- import --mb 1000)";

/** Megabytes of the feed, where no option says. */
const usualSize = 100;
const targets = { PostgreSQL: 1000, embedded: 300 };
const maxMemory = 400;

const titles = [
  "Chef",
  "Registered Nurse",
  "Electrician",
  "Diesel Mechanic",
  "Barista",
  "Childcare Educator",
];
const places = [
  "Sydney NSW 2000",
  "Parramatta NSW",
  "Perth WA 6000",
  "Hobart TAS",
  "Fitzroy VIC 3065",
  "Cairns QLD",
];
const pay = ["$35 per hour", "$80,000 - $95,000 + super", "$1,200 per week", "Competitive", "70k-80k"];
const words =
  "team work shift customer service safety roster experience licence training kitchen patient vehicle family community support growth quality deliver plan report benefit flexible local".split(
    " ",
  );

export const run = async (filter: Filter): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), "signboard-bench-import-"));
  const file = join(folder, "feed.xml");
  const size = whole(filter.mb, usualSize);
  try {
    const jobs = await writeFeed(file, size * 1024 ** 2);
    const url = process.env["TEST_DATABASE_URL"];
    const rows = [await measure("embedded", { DATA_DIR: join(folder, "data") }, file, jobs)];
    if (url) rows.push(await measure("PostgreSQL", { DATA_DIR: folder, DATABASE_URL: url }, file, jobs));
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** What `npm run signboard -- import` gives to Node. */
const script = [...manifest.scripts.signboard.split(" ").slice(1), "import"];

/** Runs the command by itself, as an operator would. */
const measure = async (
  kind: keyof typeof targets,
  env: { DATA_DIR: string; DATABASE_URL?: string },
  file: string,
  jobs: number,
): Promise<Row> => {
  const database = await openDatabase({ DATABASE_POOL: 2, DATABASE_URL: undefined, ...env });
  await database.close();
  const memory = await mkdtemp(join(tmpdir(), "signboard-bench-memory-"));
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [
      "--import",
      join(import.meta.dirname, "report-memory.mjs"),
      ...script,
      file,
      "--source",
      `bench-${Date.now()}`,
    ],
    {
      cwd: join(import.meta.dirname, ".."),
      env: { ...process.env, ...env, MEMORY_REPORTS: memory },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const [code] = (await once(child, "exit")) as [number];
  const seconds = (performance.now() - start) / 1000;
  const rate = Math.round(jobs / seconds);
  const [report] = await readdir(memory);
  const megabytes = Math.round(Number(await readFile(join(memory, report!), "utf8")) / 1024);
  await rm(memory, { recursive: true });
  return {
    database: kind,
    megabytes: Math.round((await stat(file)).size / 1024 ** 2),
    jobs,
    seconds: Math.round(seconds),
    "jobs a second": `${rate} > ${targets[kind]}: ${verdict(code === 0 && rate >= targets[kind])}`,
    "memory (MB)": `${megabytes} < ${maxMemory}: ${verdict(megabytes <= maxMemory)}`,
  };
};

/** Writes a feed with jobs of 3 to 5 KB. @returns how many. */
const writeFeed = async (file: string, bytes: number): Promise<number> => {
  const out = createWriteStream(file);
  let written = 0;
  let jobs = 0;
  out.write("<source>\n");
  while (written < bytes) {
    const job = jobXml(jobs++);
    written += job.length;
    if (!out.write(job)) await once(out, "drain");
  }
  out.end("</source>\n");
  await once(out, "finish");
  return jobs;
};

const pick = <Value>(list: readonly Value[], index: number): Value => list[index % list.length]!;

const jobXml = (index: number): string => {
  const text = Array.from({ length: 12 }, (_, paragraph) => {
    const line = Array.from({ length: 35 }, (_, at) =>
      pick(words, index * 7 + paragraph * 13 + at * (1 + (index % 5))),
    );
    return `<p>${line.join(" ")}.</p>`;
  }).join("");
  return `<job><reference>B-${index}</reference><title>${pick(titles, index)} ${index % 97}</title><company>Company ${index % 5000}</company><location>${pick(places, index)}</location><salary>${pick(pay, index)}</salary><jobtype>${pick(["Full time", "Part time", "Casual"], index)}</jobtype><date>2026-11-0${1 + (index % 9)}</date><description><![CDATA[${text}<ul><li>One</li><li>Two</li></ul>]]></description></job>\n`;
};
