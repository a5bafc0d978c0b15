import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A feed as a program writes it, and the facts of its jobs. */
export interface BenchFeed {
  name: string;
  /** What the operator says with `--employer`, of a feed that names none. */
  employer?: string;
  contentType?: string;
  extension?: string;
  text: string;
  expected: ExpectedJob[];
}

/** The facts of a job; one that is left out is not scored, null or an empty list says that the feed has none. */
export interface ExpectedJob {
  title: string;
  employer?: string | null;
  reference?: string | null;
  /** "Townsville QLD", a state alone ("VIC"), "INT" for a place abroad. */
  places?: string[];
  pay?: { min: number | null; max: number | null; interval: string } | null;
  /** "Full time", "Part time", "Contract", "Casual". */
  workTypes?: string[];
  /** A day, or a moment in ISO 8601. */
  posted?: string | null;
  closes?: string | null;
  remote?: boolean;
  /** Whether seekers may see it. */
  live?: boolean;
  url?: string | null;
}

const isFeed = (value: unknown): value is BenchFeed =>
  typeof value === "object" && value !== null && "text" in value && "expected" in value;

const feedsIn = (value: unknown): BenchFeed[] => {
  if (isFeed(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(feedsIn);
  return typeof value === "function" ? feedsIn((value as () => unknown)()) : [];
};

/** The feeds that the modules of a folder export: alone, in lists, or as what functions give; none without the folder. */
export const feedsOf = async (folder: string): Promise<BenchFeed[]> => {
  const names = await readdir(folder).catch(() => []);
  const modules = names.filter((name) => name.endsWith(".ts")).toSorted();
  const exported = await Promise.all(
    modules.map(async (name) => (await import(pathToFileURL(join(folder, name)).href)) as object),
  );
  const all = exported.flatMap((module) => Object.values(module).flatMap(feedsIn));
  return [...new Map(all.map((feed) => [feed.name, feed])).values()];
};
