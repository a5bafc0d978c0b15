import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jobCategories } from "../src/contract/job-categories.ts";
import { payTypes, states, workTypeOptions } from "../src/contract/job-options.ts";
import type { Location } from "../src/contract/job-fields.ts";
import { randomOf, type Random } from "../src/server/demo/random.ts";
import { Columns, type IndexedJob } from "../src/server/search/embedded/columns/columns.ts";
import { copyOf } from "../src/server/search/embedded/catch-up.ts";
import { readIndexFile, writeIndexFile } from "../src/server/search/embedded/disk/index-file.ts";
import { evaluate } from "../src/server/search/embedded/ranking/evaluate.ts";
import type { JobIndex } from "../src/server/search/embedded/job-index.ts";
import { matchesOf } from "../src/server/search/embedded/matching/matches.ts";
import type { Place } from "../src/server/search/places.ts";
import { addTo, emptyBits, packed } from "../src/server/search/embedded/rows/row-set.ts";
import type { TermSets } from "../src/server/search/embedded/matching/term-sets.ts";
import { loadBrands } from "../src/site/brands.ts";
import { percentile } from "./load/percentile.ts";
import { whole, type Filter, type Row } from "./report.ts";
import { round, timed } from "./times.ts";
import { zipf } from "./zipf.ts";

export const title =
  "Columns: the index of generated jobs in memory, without a database (milliseconds; --jobs 10000000)";

const usual = 1_000_000;
const day = 86_400_000;
/** Numbers of places, the nearby ones side by side; and how many a search with its usual distance covers. */
const places = 16_000;
const around = 200;
/** Words of different frequency, and searches that are measured. */
const words = 200;
const searches = 400;
const changes = 21_000;

export const run = async (filter: Filter = {}): Promise<Row[]> => {
  const jobs = whole(filter.jobs, usual);
  const random = randomOf(whole(filter.seed, 1));
  const now = Date.now();
  const columns = new Columns();
  const job = (id: number) => generated(id, random, now);
  const filled = await timed(async () => {
    for (let id = 1; id <= jobs; id++) columns.set(job(id));
  });
  const terms = Array.from({ length: words }, (_, at) => setsOf(jobs, random, at));
  const first = await stored(columns);
  const times = measured(columns, terms, random, now);
  const some = Array.from({ length: changes }, () => random.int(1, jobs));
  return [
    {
      jobs,
      "columns (MB)": megabytes(
        [...columns.state().arrays.values()].reduce((sum, a) => sum + a.byteLength, 0),
      ),
      "sets of 200 words (MB)": megabytes(
        terms.reduce(
          (sum, { words, core, title }) => sum + words.byteLength + core.byteLength + title.byteLength,
          0,
        ),
      ),
      "memory (MB)": megabytes(process.memoryUsage.rss()),
      filled,
      ...first,
      "search of all jobs": times.all,
      "p50 of different searches": round(percentile(times.each, 50)),
      p95: round(percentile(times.each, 95)),
      [`${changes} jobs written`]: await timed(async () => some.forEach((id) => columns.set(job(id)))),
      "copy for many changes": await timed(() => copyOf(columns)),
    },
  ];
};

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

/** From 0 up to 1, the small ones much more often: most jobs are in few places and of few employers. */
const skewed = (random: Random): number => random.next() ** 3;

const filterColumns = Object.keys(new Columns().filters);

const generated = (id: number, random: Random, now: number): IndexedJob => {
  const category = random.pick(jobCategories);
  const posted = now - random.int(0, 30 * day);
  const min = random.int(50, 120) * 1000;
  const values: Record<string, IndexedJob["filters"][number]> = {
    states: [random.pick(states).id],
    category: category.id,
    sub_category: random.pick(category.sub_categories).id,
    employer: 1 + Math.floor(skewed(random) * 40_000),
    work_type: random.pick(workTypeOptions).id,
    pay_type: random.pick(payTypes).id,
    date_posted: posted,
    remote: random.chance(0.05),
    sponsorship: random.chance(0.1),
    right_to_work: ["citizen", "permanent-resident"],
  };
  return {
    ...{ id, yearlyMin: min, yearlyMax: min + 10_000, changed: posted, expires: posted + 60 * day },
    ...{ titleLength: random.int(1, 6), locations: [1 + Math.floor(skewed(random) * places)] },
    filters: filterColumns.map((name) => values[name] ?? null),
  };
};

/** The jobs of a word, fewer for each next word: 2 % of all have the first in their title, 6 % anywhere. */
const setsOf = (jobs: number, random: Random, rank: number): TermSets => {
  const [words, core, title] = [emptyBits(jobs), emptyBits(jobs), emptyBits(jobs)];
  const size = Math.ceil((0.06 * jobs) / (1 + rank / 10));
  for (let at = 0; at < size; at++) {
    const row = random.int(0, jobs - 1);
    addTo(words, row);
    if (at % 3 !== 2) addTo(core, row);
    if (at % 3 === 0) addTo(title, row);
  }
  return { words: packed(words), core: packed(core), title: packed(title) };
};

/** The copy on disk, and a start from it. */
const stored = async (columns: Columns): Promise<Row> => {
  const folder = await mkdtemp(join(tmpdir(), "signboard-bench-columns-"));
  const path = join(folder, "index.bin");
  try {
    const { arrays, codes, ...header } = columns.state();
    const values = [...arrays.values()].map((array) => array.subarray(0, columns.length)) as never[];
    const written = await timed(() =>
      writeIndexFile(path, {
        header: { ...header, codes: [...codes], names: [...arrays.keys()] },
        arrays: values,
      }),
    );
    const read = await timed(async () => {
      const file = await readIndexFile<typeof header & { codes: [string, never[]][]; names: string[] }>(path);
      await Columns.of({
        ...file.header,
        codes: new Map(file.header.codes),
        arrays: new Map(file.header.names.map((name, at) => [name, file.arrays[at]!])),
      });
    });
    return {
      "copy on disk (MB)": megabytes((await stat(path)).size),
      "copy written": written,
      "start from the copy": read,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** The times of searches that are not kept: words, mostly in a place, mostly with a filter. */
const measured = (columns: Columns, terms: readonly TermSets[], random: Random, now: number) => {
  const brand = loadBrands().find((one) => one.default)!;
  const page = { from: 0, size: 20 };
  const word = zipf(terms.length, random);
  const near = Array.from({ length: 60 }, (_, at): Place => {
    const within = new Uint8Array(2 * places + 2);
    within.fill(1, at * 2 * around, (at + 1) * 2 * around);
    return { kind: "suburb", within, location: {} as Location };
  });
  const time = (search: object, place: Place | null, term: TermSets | null) => {
    const start = performance.now();
    const found = term && matchesOf({ columns } as JobIndex, [term]);
    evaluate(columns, brand, now, { search, place, words: found, excluded: null, mentionsApart: true }, page);
    return round(performance.now() - start);
  };
  time({}, near[0]!, terms[0]!);
  const each = Array.from({ length: searches }, () =>
    time(
      random.chance(0.5) ? {} : { work_type: [random.pick(workTypeOptions).id] },
      random.chance(0.2) ? null : random.pick(near),
      terms[word()]!,
    ),
  );
  return { all: time({}, null, null), each };
};
