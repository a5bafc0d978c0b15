import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, wordings } from "../text/listed.ts";

const units = ["minutes", "hours", "days", "weeks", "months", "years"] as const;

/** A unit of time. */
export type TimeUnit = (typeof units)[number];

/** The lists of `dates.yaml`, where each is explained. */
export const dateWords = readData(
  "time/dates.yaml",
  z.strictObject({
    months: z
      .array(z.strictObject({ names: wordings, beforeYear: wordings.optional() }))
      .length(12, "there are twelve months"),
    partsOfYear: wordings,
    seasons: wordings,
    lengths: wordings,
    now: wordings,
    until: wordings,
    untilAbroad: wordings,
    untilUnspaced: wordings,
    since: wordings,
    labels: wordings,
    beforeDates: wordings,
    zones: z.record(z.string(), z.string().regex(/^[+-]\d{4}$/, "write it as +1000")),
    zoneNames: z.record(z.string(), wordings),
    leading: wordings,
    endOfDay: wordings,
    before: wordings,
    units: z.record(z.enum(units), listed),
    days: z.record(z.string(), z.int()),
    noDate: wordings,
    posted: wordings,
    postedSince: z.strictObject({ 1: wordings, 3: wordings, 7: wordings, 14: wordings, 30: wordings }),
  }),
);
