import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, wordings } from "../text/listed.ts";

/** The lists of `people.yaml`, where each is explained, as patterns. */
export const personWords = readData(
  "cv/people.yaml",
  z.strictObject({
    nameLabels: wordings,
    familyNames: wordings,
    givenNames: wordings,
    documents: wordings,
    page: wordings,
    honorifics: wordings,
    honorificsWithStop: wordings,
    retired: wordings,
    degrees: wordings,
    smallWords: wordings,
    particles: wordings,
    doubleFamilyNames: listed,
    middleNames: wordings,
    noName: wordings,
  }),
);
