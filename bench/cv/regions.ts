import { z } from "zod";
import { readFacts } from "./read-facts.ts";

const texts = z.array(z.string()).readonly();

const region = z.strictObject({
  given: texts,
  family: texts,
  /** The start of phone numbers, as written and in international form; three digits follow. */
  phones: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly(),
  addresses: texts,
  places: texts,
  schools: texts,
  referees: texts,
  language: z.string(),
});
/** Names, addresses and numbers of a part of the world. */
export type Region = z.infer<typeof region>;

/** The regions of a file by name; the order of the file decides who comes from where. */
export const readRegions = (path: string): Readonly<Record<string, Region>> =>
  readFacts(path, z.record(z.string(), region));

export const regions = readRegions("regions.yaml");
