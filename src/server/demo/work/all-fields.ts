import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { jobCategories } from "../../../contract/job-categories.ts";
import { field, type Field } from "./field.ts";

/** Every field of work of `contract/job-categories.ts`, in its order. */
export const allFields: readonly Field[] = jobCategories.map(({ id }) =>
  field.parse(parse(readFileSync(join(import.meta.dirname, `${id}.yaml`), "utf8"))),
);
