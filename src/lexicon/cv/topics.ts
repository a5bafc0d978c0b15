import { z } from "zod";
import { listed } from "../text/listed.ts";

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

/** Wordings of each topic in a data file. */
export const wordingsOfAll = z.record(z.enum(names), listed);
/** Wordings of some topics. */
export const wordingsOfSome = z.partialRecord(z.enum(names), listed);

/** The wordings of topics, one after the other. */
export const byTopic = (wordings: Readonly<Partial<Record<Topic, readonly string[]>>>) =>
  names.map((topic) => ({ topic, wordings: wordings[topic] ?? [] }));
