import type { JobFacets } from "../../contract/job-search.ts";
import { jobSlug } from "../jobs/job-slug.ts";
import { thousands } from "../../contract/thousands.ts";
import { states } from "../../contract/job-options.ts";

/** A search page with a readable URL that is related to another one. */
export interface RelatedSearch {
  label: string;
  href: string;
}

/** At most this many of each kind. */
const most = 8;

/**
 * Search pages related to the one with a canonical slug: other work in the same place, and the same work in other
 * places. Only pages that have jobs.
 * @param place The name of the place in the slug, or null.
 */
export const relatedSearches = (
  slug: string,
  place: string | null,
  facets: JobFacets,
): { work: RelatedSearch[]; places: RelatedSearch[] } => {
  const at = place ? slug.lastIndexOf("-in-") : -1;
  const work = at < 0 ? slug : slug.slice(0, at);
  const where = at < 0 ? "" : slug.slice(at);
  const kinds = [...facets.sub_category, ...facets.category].filter(
    ({ id, count }) => count > 0 && id !== work,
  );
  const areas = place ? [] : facets.states.filter(({ count }) => count > 0);
  return {
    work: kinds
      .sort((a, b) => b.count - a.count)
      .slice(0, most)
      .map(({ id, title, count }) => ({
        label: `${title}${place ? ` in ${place}` : ""} (${thousands(count)})`,
        href: `/jobs/${id}${where}`,
      })),
    places: place
      ? [{ label: "In all of Australia", href: `/jobs/${work}` }].filter(() => work !== "jobs")
      : areas.flatMap(({ id, count }) => {
          const state = states.find((one) => one.id === id);
          return state
            ? [
                {
                  label: `In ${state.title} (${thousands(count)})`,
                  href: `/jobs/${work}-in-${jobSlug(state.title)}`,
                },
              ]
            : [];
        }),
  };
};
