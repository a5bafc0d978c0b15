import { z } from "zod";
import { readFacts } from "./read-facts.ts";

const texts = z.array(z.string()).readonly();

const trade = z.strictObject({
  titles: texts,
  employers: texts,
  tasks: texts,
  skills: texts,
  studies: texts,
  licences: texts,
  summaries: texts,
});
/** What people of a trade write. */
export type Trade = z.infer<typeof trade>;

/** The trades of a file; its order decides who does what. */
export const readTrades = (path: string): readonly Trade[] => readFacts(path, z.array(trade));

export const trades = readTrades("trades.yaml");
