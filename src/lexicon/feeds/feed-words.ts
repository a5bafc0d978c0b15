import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, wordings } from "../text/listed.ts";

/** The lists of `feed-words.yaml`, where each is explained. */
export const feedWords = readData(
  "feeds/feed-words.yaml",
  z.strictObject({
    jobElements: listed,
    around: z.strictObject({ before: listed, after: listed, parts: listed }),
    shown: listed,
    abbreviations: z.record(z.string(), z.string()),
    workCodes: z.record(z.string(), z.string()),
    amounts: z.strictObject({ pay: listed, least: listed, most: listed, texts: listed, kinds: listed }),
    moments: listed,
    shownTime: z.strictObject({
      ...{ from: listed, starts: listed, until: listed, ends: listed },
      ...{ behind: listed, showing: listed, before: listed },
    }),
    ...{ bare: listed, beside: listed, lists: listed, groups: listed, listsOfOver: listed, wrappers: listed },
    ...{ mailHosts: listed, reactions: listed },
    ...{ connections: listed, kindsOfRecords: listed, jobPosts: listed, otherPosts: listed, tags: listed },
    ...{ owners: listed, programs: listed, legalForms: wordings, venues: listed, stages: listed },
    ...{ texts: listed, names: listed, cells: listed, runs: listed },
    translated: z.strictObject({ ours: listed, languages: listed, texts: listed }),
    definitions: z.strictObject({
      lists: listed,
      objects: listed,
      ids: listed,
      labels: listed,
      values: listed,
    }),
    codes: z.strictObject({ tables: listed, ids: listed, labels: listed }),
    sites: z.strictObject({ names: listed, titles: listed, addresses: listed }),
    endsOfTitles: listed,
    pairs: z.strictObject({ names: listed, values: listed }),
    ...{ kinds: listed, leastPay: listed, mostPay: listed, exactPay: listed, payUnits: listed },
    ...{ currencies: listed, guessed: listed, linking: listed },
    durations: z.record(z.string(), z.string()),
    ...{ yes: listed, no: listed, live: listed, notLive: listed, overSigns: listed, classesOfBlocks: listed },
    ...{ notLiveBeginnings: listed, overNotes: wordings, noteNames: listed },
    questions: z.record(z.string(), wordings),
    ...{ closedLines: wordings, endsOfWork: listed, aroundWorkTypes: listed, sums: listed, nothing: listed },
    placesWithin: listed,
    publicBodies: z.strictObject({ begins: wordings, exceptions: wordings, ends: wordings }),
    ...{ recruiters: wordings, channels: listed, anyone: listed, boards: wordings, otherNotices: listed },
    ...{ noJobs: wordings, noJobsAlone: wordings },
    signs: z.record(z.string(), listed),
    ...{ shortened: listed, otherAmounts: listed, pathsOfPrograms: listed, besideLinks: listed },
    ...{ purposes: listed, elsewhere: listed },
  }),
);
