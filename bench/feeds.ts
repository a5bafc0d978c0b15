import { join } from "node:path";
import { openPGlite } from "../src/server/platform/database/open.ts";
import { feedsOf } from "./feeds/feed.ts";
import { scoreFeed, type Fault } from "./feeds/score.ts";
import { verdict, type Filter, type Row } from "./report.ts";

export const title = "Feeds: how many facts of their jobs are read right (per cent)";

const targets = { right: 95, wrong: 1, silent: 0 };
const halves = {
  "worked with": "feeds/worked",
  unseen: "feeds/unseen",
  held: "feeds/held",
  "held-2": "feeds/held-2",
  "held-3": "feeds/held-3",
  "held-4": "feeds/held-4",
  "held-5": "feeds/held-5",
  "held-6": "feeds/held-6",
  "held-7": "feeds/held-7",
  "held-8": "feeds/held-8",
  "held-9": "feeds/held-9",
  "held-10": "feeds/held-10",
  "held-11": "feeds/held-11",
  "held-12": "feeds/held-12",
  "held-13": "feeds/held-13",
  "held-14": "feeds/held-14",
  "held-15": "feeds/held-15",
  "held-16": "feeds/held-16",
  "held-17": "feeds/held-17",
  "held-18": "feeds/held-18",
  "held-19": "feeds/held-19",
  "held-20": "feeds/held-20",
  "held-21": "feeds/held-21",
  "held-22": "feeds/held-22",
  "held-23": "feeds/held-23",
  "held-24": "feeds/held-24",
  "held-25": "feeds/held-25",
  "held-26": "feeds/held-26",
  "held-27": "feeds/held-27",
  "held-28": "feeds/held-28",
  "held-29": "feeds/held-29",
  "held-30": "feeds/held-30",
};

/** The parts of which only totals are printed: who reads their faults works with them. */
const keptBack = Object.keys(halves).filter((half) => half.startsWith("held"));

/** Facts of the feeds of each part; faults are printed, of the parts that are kept back with `--trial` only: a part of the names of the feeds that are read. */
export const run = async ({ trial = "" }: Filter): Promise<Row[]> => {
  const database = await openPGlite();
  try {
    const rows: Row[] = [];
    for (const [half, folder] of Object.entries(halves)) {
      const all = await feedsOf(join(import.meta.dirname, folder));
      const feeds = all.filter(({ name }) => name.includes(trial));
      let facts = 0;
      const faults: Fault[] = [];
      for (const feed of feeds) {
        const score = await scoreFeed(database.db, feed, half);
        facts += score.facts;
        faults.push(...score.faults);
        if (trial)
          for (const { at, message } of score.problems) console.log(`${feed.name}, ${at}: ${message}`);
      }
      for (const { feed, job, fact, kind, want, got } of keptBack.includes(half) && !trial ? [] : faults)
        console.log(`${feed} | ${job} | ${fact} ${kind}: ${got} for ${want}`);
      if (feeds.length) rows.push(rowOf(half, feeds.length, facts, faults));
    }
    return rows;
  } finally {
    await database.close();
  }
};

const rowOf = (half: string, feeds: number, facts: number, faults: readonly Fault[]): Row => {
  const count = (kind: Fault["kind"]) => faults.filter((fault) => fault.kind === kind).length;
  const share = (of: number) => Math.round((1000 * of) / facts) / 10;
  const right = share(facts - faults.length);
  const wrong = share(count("wrong") + count("invented"));
  const silent = faults.filter((fault) => fault.kind === "missing" && fault.isSilent).length;
  return {
    half,
    feeds,
    facts,
    "right, %": `${right} ≥ ${targets.right}: ${verdict(right >= targets.right)}`,
    "wrong or invented, %": `${wrong} ≤ ${targets.wrong}: ${verdict(wrong <= targets.wrong)}`,
    wrong: count("wrong"),
    invented: count("invented"),
    missing: count("missing"),
    "missing in silence": `${silent}: ${verdict(silent <= targets.silent)}`,
  };
};
