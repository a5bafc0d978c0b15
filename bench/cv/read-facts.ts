import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";

/** What a YAML file in this folder says, by its schema. */
export const readFacts = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> =>
  schema.parse(parse(readFileSync(join(import.meta.dirname, path), "utf8")));
