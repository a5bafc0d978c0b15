import type { Brand } from "../../contract/brand.ts";
import { workTypes, type WorkType } from "../../contract/job-fields.ts";
import type { ParsedJobSearch } from "../../contract/job-search.ts";
import { jobCategories } from "../../contract/job-categories.ts";
import { jobSlug } from "../jobs/job-slug.ts";

/** The kind of work in the slug of a search page. */
export interface NamedWork {
  workType: WorkType | undefined;
  remote: boolean;
  /** The part of the slug that says what work; empty for any work. */
  words: string;
}

/** Reads `[work type-][remote-]work[-jobs]`. */
export const readWork = (slug: string): NamedWork => {
  let words = `-${slug}-`.replace(/-jobs?-$/, "-");
  const take = (prefix: string) => {
    const has = words.startsWith(`-${prefix}-`);
    if (has) words = words.slice(prefix.length + 1);
    return has;
  };
  const workType = workTypes.find((type) => take(jobSlug(type)));
  const remote = take("remote");
  return { workType, remote, words: words.replace(/^-|-$/g, "") };
};

/** The search for a kind of work from a slug: a category, a kind of work, or words. */
export const searchOfWork = ({ workType, remote, words }: NamedWork): ParsedJobSearch => {
  const category = jobCategories.find(({ id }) => id === words);
  const kindOf = jobCategories.find(({ sub_categories }) => sub_categories.some(({ id }) => id === words));
  const q = category || kindOf ? undefined : words.replaceAll("-", " ");
  return {
    ...(q && { q }),
    ...(category && { category: [category.id] }),
    ...(kindOf && { category: [kindOf.id], sub_category: [words] }),
    ...(workType && { work_type: [workType] }),
    ...(remote && { remote }),
  };
};

/** Whether a search is for work that a site has: another site's categories do not count. */
export const isOnSite = ({ category }: ParsedJobSearch, { jobs }: Pick<Brand, "jobs">): boolean =>
  !category || jobs.categories === "all" || category.some((id) => jobs.categories.includes(id));

/**
 * Whether a slug can be a search page of a site. Only the search itself can tell whether the place is known and any
 * job has the words.
 */
export const canNameSearch = (slug: string, brand: Pick<Brand, "jobs">): boolean => {
  const place = slug.lastIndexOf("-in-");
  const [whole, work] = [slug, place < 0 ? slug : slug.slice(0, place)].map((part) =>
    searchOfWork(readWork(jobSlug(part))),
  );
  return Object.keys(whole!).length > 0 && isOnSite(work!, brand);
};
