import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const texts = z.array(z.string()).readonly();

/** The parts of invented employers' names, from `employer-names.yaml`. */
export const employerNames = z
  .strictObject({ firstNames: texts, families: texts, recruiterEndings: texts, aggregationEndings: texts })
  .parse(parse(readFileSync(join(import.meta.dirname, "employer-names.yaml"), "utf8")));
