import { exactly } from "./field-called.ts";
import type { JobFields } from "./job-fields.ts";
import { isForMachines } from "./labelled-lines.ts";

const atEnd =
  /^(.*[\p{L}\p{N})])\s*(?:[\n([|•·,;]|\s[-–—])\s*(\p{L}[\p{L} ]{1,24}?)\s*(?:[:#.]\s*|\s)(?=[^\s:#])([^\s:#][\p{L}\p{N} /._-]{0,40}?)[)\]]?\s*$/su;

/** "Truck Driver (Ref: 2026/44)": the reference at the end of a title becomes that of a job that has none but a machine's. */
export const takeReference = (fields: JobFields): void => {
  const { title = "", reference } = fields.values;
  const [, work, name = "", value = ""] =
    (isForMachines(reference) && title.length < 300 && atEnd.exec(title)) || [];
  if (!work || !/\d/.test(value) || exactly(name)[0]?.field !== "reference") return;
  fields.set("reference", value, -1, name);
  fields.values.title = work;
};
