import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { demoWorkTypes } from "../../src/server/demo/work/field.ts";

const read = (path: string): unknown => parse(readFileSync(join(import.meta.dirname, path), "utf8"));

const around = z.tuple([z.number(), z.number(), z.number()]).readonly();
/** A point and the kilometres around it: latitude, longitude, kilometres. */
export type Around = z.infer<typeof around>;

const places = z.record(z.string(), around).parse(read("places.yaml"));

/** A regular expression that ignores case; one with other flags is between slashes, as in code: "/\bIT\b/". */
const pattern = z.string().transform((text) => {
  const [, source = text, flags = "i"] = /^\/(.*)\/(\w*)$/s.exec(text) ?? [];
  return new RegExp(source, flags);
});

/**
 * Which jobs a person means by a query, said without any job's id: `title` or `employer` is what is meant (grade 3),
 * `kinds` is work close to it (grade 1); everything else must hold, or the job is no answer (grade 0).
 */
const rule = {
  title: pattern.optional(),
  employer: pattern.optional(),
  /** Kinds of work or categories. */
  kinds: z.array(z.string()).readonly().optional(),
  /** A place of `places.yaml`, or one of its own. */
  near: z.union([around, z.enum(Object.keys(places)).transform((name) => places[name]!)]).optional(),
  /** The code of a state. */
  state: z.string().optional(),
  /** One, or any of several. */
  workType: z.union([z.enum(demoWorkTypes), z.array(z.enum(demoWorkTypes))]).optional(),
  remote: z.literal(true).optional(),
  sponsorship: z.literal(true).optional(),
  /** Dollars a year. */
  minYearly: z.number().optional(),
  says: pattern.optional(),
};

const query = z.strictObject({
  /** As it is typed. */
  q: z.string(),
  ...rule,
  /** Its site has no fair answer, or fewer than two in the place that it names: it is not asked. */
  unanswered: z.literal(true).optional(),
});
/** A query on a brand's site, and what is meant by it. */
export type Judged = z.infer<typeof query>;

/** A set: its queries by the id of the brand whose site is asked. */
const judgedSet = z.record(
  z.string(),
  z.array(query).transform((queries) => queries.filter(({ unanswered }) => !unanswered)),
);

/** The sets of judged queries, in the order they were written in. */
export const sets: readonly string[] = readdirSync(join(import.meta.dirname, "sets"))
  .map((file) => file.replace(/\.yaml$/, ""))
  .toSorted();

/** The queries of a set that are asked, by the id of the brand whose site is asked. */
export const queriesOf = (set: string): Readonly<Record<string, readonly Judged[]>> =>
  judgedSet.parse(read(`sets/${set}.yaml`));
