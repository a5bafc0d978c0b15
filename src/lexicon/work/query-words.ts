import { z } from "zod";
import { listed } from "../text/listed.ts";
import { readData } from "../text/read-data.ts";

const set = listed.transform((list): ReadonlySet<string> => new Set(list));
const replacements = z
  .record(z.string().regex(/^[a-z ]+$/, "write it in small letters"), z.string())
  .transform((others): ReadonlyMap<string, string> => new Map(Object.entries(others)));

/** The lists of `data/query-words.yaml`, where each is explained. */
export const queryWords = readData(
  "work/data/query-words.yaml",
  z.strictObject({
    ofAnyWork: set,
    forBeginners: set,
    aboveBeginners: set,
    yearsOfTraining: set,
    stopWords: set,
    adjectives: set,
    workplaces: set,
    placesOfGoods: set,
    land: set,
    qualifications: set,
    mixedKinds: set,
    catchAllKinds: set,
    otherWork: z.record(z.string(), listed).transform((names) => new Map(Object.entries(names))),
    inFull: z
      .record(z.string(), listed)
      .transform(
        (all) => new Map(Object.entries(all).flatMap(([full, short]) => short.map((one) => [one, full]))),
      ),
    lookedUpAs: replacements,
    aloneLookedUpAs: replacements,
  }),
);
