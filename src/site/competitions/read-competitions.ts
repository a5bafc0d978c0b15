import { readFileSync } from "node:fs";
import { join } from "node:path";
import { momentIn } from "../../domain/articles/publish-at.ts";
import { usualZone } from "../../contract/time-zone.ts";
import { filesBelow } from "../../runtime/files-below.ts";
import { markdown, slugPattern, type Read } from "../content/read-files.ts";
import { frontMatterOf } from "../read/front-matter.ts";
import { zonesIn, type ZoneOf } from "../content/zones.ts";
import type { Problem } from "../read/problem.ts";
import { readData } from "../read/read-data.ts";
import { competitionSchema, type CompetitionData } from "./competition-schema.ts";

/** A competition as its file describes it. */
export interface ReadCompetition extends Read {
  /** The path in its folder without the ending: `<slug>`, or `<brand>/<slug>` for a brand's own. */
  id: string;
  slug: string;
  /** The brand whose folder the file is in. */
  owner: string | undefined;
  data: CompetitionData;
  timeZone: string;
  opensAt: Date;
  /** The first moment that is too late. */
  closesAt: Date;
  body: string;
  /** The number of lines above the text. */
  before: number;
}

const folder = "src/content/competitions";

/** Reads the competitions; what cannot be read is added to `problems`. */
export const readCompetitions = (root: string, problems: Problem[]): ReadCompetition[] => {
  const zoneOf = zonesIn(root);
  return filesBelow(join(root, folder))
    .filter((name) => markdown.test(name))
    .map((name) => `${folder}/${name}`)
    .flatMap((file) => readCompetition(file, readFileSync(join(root, file), "utf8"), problems, zoneOf) ?? []);
};

/** Parses the text of one file; undefined when it is invalid, which is added to `problems`. */
export const readCompetition = (
  file: string,
  text: string,
  problems: Problem[],
  zoneOf: ZoneOf = () => usualZone,
): ReadCompetition | undefined => {
  const id = file.slice(folder.length + 1).replace(markdown, "");
  const [slug = "", owner] = id.split("/").reverse();
  const report = (line: number, says: string) => void problems.push({ file, line, says });
  if (!file.endsWith(".md") || !slugPattern.test(slug))
    report(1, "rename the file: lower-case words joined by hyphens, such as first-day.md");
  const parts = frontMatterOf(text, report);
  if (!parts) return undefined;
  const read = readData(competitionSchema, parts[1] ?? "", { file, before: 1 });
  if ("problems" in read) {
    problems.push(...read.problems);
    return undefined;
  }
  const { data, lineOf } = read;
  const timeZone = data.timezone ?? zoneOf(file);
  const [opensAt, closesAt] = [data.opens, data.closes].map((time) => new Date(momentIn(timeZone, time)));
  if (opensAt! >= closesAt!)
    report(lineOf(["closes"]), "closes: is not after opens, so that nobody could enter; fix one of the two");
  const before = parts[0].trimEnd().split("\n").length;
  const body = parts.input.slice(parts[0].length);
  return {
    file,
    lineOf,
    id,
    slug,
    owner,
    data,
    timeZone,
    opensAt: opensAt!,
    closesAt: closesAt!,
    body,
    before,
  };
};
