import { z } from "zod";
import { listed } from "../text/listed.ts";
import { readData } from "../text/read-data.ts";
import { anyOf } from "../text/wording.ts";

const pattern = listed.transform((words) => new RegExp(anyOf(words), "i"));

/** Who looks for work, as `seekers.yaml` says. */
export const seekers = readData(
  "conditions/seekers.yaml",
  z.strictObject({
    ofOthers: pattern,
    seekers: z.array(z.strictObject({ said: pattern, suits: z.string(), types: z.string().default("") })),
  }),
);
