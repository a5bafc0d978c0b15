import type { Brand } from "../../../contract/brand.ts";
import { CountsById } from "../counts-by-id.ts";
import type { JobIndex } from "./job-index.ts";
import { shownOn } from "./shown-on.ts";

/** By brand: an employer's own host has a brand object of its own, which changes with the employer. */
const cached = new WeakMap<JobIndex, WeakMap<Brand, { counts: CountsById; isFresh: () => boolean }>>();

/** How many live jobs of a brand each employer has; cached until a job has changed, begun or ended. */
export const employerCounts = (index: JobIndex, brand: Brand): CountsById => {
  const ofIndex = cached.get(index) ?? new WeakMap();
  cached.set(index, ofIndex);
  const last = ofIndex.get(brand);
  if (last?.isFresh()) return last.counts;
  const { columns, now } = index;
  const isShown = shownOn(columns, brand, now);
  const employer = columns.filters.employer.values;
  const counts = new CountsById();
  for (let row = 0; row < columns.length; row++) if (isShown(row)) counts.add(employer[row]!);
  ofIndex.set(brand, { counts, isFresh: index.freshness() });
  return counts;
};
