import { z } from "zod";
import { listed } from "../text/listed.ts";
import { readData } from "../text/read-data.ts";
import { anyOf } from "../text/wording.ts";

/** What is said for each condition. */
export const conditionsAtLength = readData("conditions/said-at-length.yaml", z.record(z.string(), listed));

const patterns = Object.entries(conditionsAtLength).map(
  ([condition, said]) => [condition, new RegExp(anyOf(said), "gi")] as const,
);

/** A search with its conditions in few words: "immediate start" for "can start straight away". */
export const inFewWords = (text: string): string =>
  patterns.reduce((rest, [condition, said]) => rest.replace(said, ` ${condition} `), text);
