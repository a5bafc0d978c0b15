import { join } from "node:path";
import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, rows } from "../text/listed.ts";

/** The lists of `data/title-words.yaml`, where each is explained. */
export const titleLists = readData(
  join(import.meta.dirname, "data/title-words.yaml"),
  z.strictObject({
    shortForms: z.record(z.string(), z.string()),
    inTitles: z.record(z.string(), listed),
    personEndings: listed,
    notPersons: listed,
    general: listed,
    vague: listed,
    anybody: listed,
    tradesWithAssistants: listed,
    roles: rows,
    ranks: z.strictObject({
      beginner: z.strictObject({ titles: listed, meantBy: listed }),
      manager: z.strictObject({ titles: listed, meantBy: listed }),
    }),
    beginners: listed,
    generated: z.strictObject({ ranks: listed, general: listed, personEndings: listed }),
  }),
);
