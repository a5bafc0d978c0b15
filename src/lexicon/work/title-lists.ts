import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, rows } from "../text/listed.ts";
import { titlePattern } from "./title-pattern.ts";

/** The lists of `data/title-words.yaml`, where each is explained. */
export const titleLists = readData(
  "work/data/title-words.yaml",
  z.strictObject({
    shortForms: z.record(z.string(), z.string()),
    inTitles: z.record(z.string(), listed),
    besideOthers: z.array(z.strictObject({ short: titlePattern("g"), long: z.string() })),
    extras: listed,
    personEndings: listed,
    notPersons: listed,
    general: listed,
    vague: listed,
    anybody: listed,
    supports: listed,
    empty: listed,
    tradesWithAssistants: listed,
    assistants: titlePattern(),
    roles: rows,
    ranks: z.strictObject({
      beginner: z.strictObject({ titles: listed, meantBy: listed }),
      manager: z.strictObject({ titles: listed, meantBy: listed }),
    }),
    beginners: listed,
    inAnyTrade: titlePattern(),
    generated: z.strictObject({ ranks: listed, general: listed, personEndings: listed }),
  }),
);
