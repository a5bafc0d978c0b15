import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed } from "../text/listed.ts";

/** The lists of `names.yaml`, where each is explained. */
export const namesInCvs = readData(
  "cv/names.yaml",
  z.strictObject({
    cities: listed,
    regions: listed,
    notPlaces: listed,
    around: listed,
    directions: listed,
    titlesOfJobs: listed,
    numberedParts: listed,
    groupsOfLanguages: listed,
    languages: z.record(z.string(), z.string()),
  }),
);
