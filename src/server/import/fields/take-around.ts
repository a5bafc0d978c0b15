import { alike, fieldOf, fieldsCalled, type FieldName } from "./field-called.ts";
import { JobFields } from "./job-fields.ts";
import { placeFields } from "./part-of.ts";
import { isAddress, sayWithin } from "./said-within.ts";

/** What a part of a feed around a job says of all jobs in it, each by its name and that of the part. */
export type SaidAround = readonly { path: readonly string[]; value: unknown }[];

const ofPlace = new Set<FieldName | undefined>(placeFields);
/** What jobs may take from what they are in. */
const shared: readonly FieldName[] = ["employer", ...placeFields, "category", "department", "work_type"];

/** Takes what a job does not say itself from what is around it, the innermost first: `<company name="Fig"><town name="Perth">`. */
export const takeAround = (fields: JobFields, around: readonly SaidAround[]): void => {
  const isPlaced = fields.has(...placeFields);
  for (const part of around) {
    const said = new JobFields();
    // In an address "state" is no status.
    const isPlace = isAddress(Object.fromEntries(part.map(({ path, value }) => [path.at(-1)!, value])));
    for (const { path, value } of part) {
      // `{ "offices": [{ "name": "Roma", "state": "QLD" }] }`
      const isPart = fieldOf(path[0]!) === "location" && ofPlace.has(fieldsCalled(path.at(-1)!)[0]?.field);
      sayWithin(said, isPlace || isPart ? path.slice(-1) : path, value);
    }
    for (const name of shared)
      if (said.has(name) && !fields.has(name) && !(isPlaced && ofPlace.has(name)))
        fields.set(name, said.values[name]!, alike);
  }
};
