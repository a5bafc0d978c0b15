import type { Brand } from "../../../contract/brand.ts";
import { siteId } from "../../../domain/brands/white-label.ts";
import { Cache } from "../../platform/cache.ts";
import { CountsById } from "../counts-by-id.ts";
import type { JobIndex } from "./job-index.ts";
import { shownOn } from "./shown-on.ts";

const cache = new Cache<JobIndex, CountsById>("employer-counts", 1_000);

/** How many live jobs of a brand each employer has; cached until a job has changed, begun or ended. */
export const employerCounts = (index: JobIndex, brand: Brand): CountsById =>
  cache.get(index, siteId(brand), [brand, index.liveVersion], () => {
    const { columns, now } = index;
    const isShown = shownOn(columns, brand, now);
    const employer = columns.filters.employer.values;
    const counts = new CountsById();
    for (let row = 0; row < columns.length; row++) if (isShown(row)) counts.add(employer[row]!);
    return counts;
  });
