import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, wordings } from "../text/listed.ts";

/** The lists of `feed-words.yaml`, where each is explained. */
export const feedWords = readData(
  "feeds/feed-words.yaml",
  z.strictObject({
    jobElements: listed,
    around: z.strictObject({ before: listed, after: listed, parts: listed }),
    abbreviations: z.record(z.string(), z.string()),
    amounts: z.strictObject({ pay: listed, least: listed, most: listed, kinds: listed }),
    moments: listed,
    bare: listed,
    beside: listed,
    lists: listed,
    wrappers: listed,
    connections: listed,
    jobPosts: listed,
    otherPosts: listed,
    texts: listed,
    names: listed,
    cells: listed,
    pairs: z.strictObject({ names: listed, values: listed }),
    kinds: listed,
    leastPay: listed,
    mostPay: listed,
    exactPay: listed,
    payUnits: listed,
    currencies: listed,
    durations: z.record(z.string(), z.string()),
    yes: listed,
    no: listed,
    live: listed,
    notLive: listed,
    closedLines: wordings,
    endsOfWork: listed,
    nothing: listed,
    recruiters: wordings,
    channels: listed,
    boards: wordings,
    elsewhere: listed,
  }),
);
