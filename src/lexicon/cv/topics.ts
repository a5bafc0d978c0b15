import { z } from "zod";
import { listed, wordings } from "../text/listed.ts";

const names = [
  "contact",
  "summary",
  "experience",
  "education",
  "licences",
  "skills",
  "languages",
  "references",
  "other",
] as const;

/** What a part of a CV is about. */
export type Topic = (typeof names)[number];

const topic = z.enum(names);
/** The words of each topic in a data file. */
export const wordsOfTopics = z.record(topic, listed);
/** The patterns of the wordings of some topics. */
export const patternsOfTopics = z.partialRecord(topic, wordings);

/** The values of topics in their order, where there are some. */
export const byTopic = <Value>(values: Readonly<Partial<Record<Topic, Value>>>) =>
  names.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : { topic: name, value };
  });
