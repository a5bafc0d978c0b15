import { editDistance } from "../../domain/text/edit-distance.ts";
import { HttpError } from "../platform/http-error.ts";
import { feedSources } from "../import/tables.ts";
import { bannedSources, jobs } from "../catalogue/jobs/tables.ts";
import { printedLine } from "../operator/printed-text.ts";
import type { Db } from "../platform/database/open.ts";

/** How many names are told to somebody who mistyped one. */
const suggested = 3;

/**
 * The names of sources that are the one given but for capitals and small letters, of all or of those that are banned.
 * @throws HttpError 404 with the nearest names when there is none.
 */
export const sourcesNamed = async (
  given: string,
  db: Db,
  which: "all" | "banned" = "all",
): Promise<string[]> => {
  const banned = (await db.select().from(bannedSources)).map(({ source }) => source);
  const known = which === "banned" ? banned : [...banned, ...(await importedSources(db))];
  const wanted = given.toLowerCase();
  const found = known.filter((name) => name.toLowerCase() === wanted);
  if (found.length) return [...new Set(found)];
  const away = (name: string) => editDistance(name.toLowerCase(), wanted);
  const nearest = [...new Set(known)].toSorted((a, b) => away(a) - away(b)).slice(0, suggested);
  const none = which === "banned" ? "No source is banned." : "No jobs have been imported.";
  throw new HttpError(
    404,
    `No ${which === "banned" ? "banned source" : "source"} is called "${given}". ${nearest.length ? `The nearest: ${printedLine(nearest.join(", "))}.` : none}`,
  );
};

/** The sources of jobs, and of feeds that are kept. */
const importedSources = async (db: Db): Promise<string[]> => {
  const ofJobs = await db.selectDistinct({ name: jobs.source }).from(jobs);
  const ofFeeds = await db.select({ name: feedSources.name }).from(feedSources);
  return [...ofJobs, ...ofFeeds].map(({ name }) => name);
};
