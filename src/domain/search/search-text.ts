import type { JobCard } from "../../contract/job-fields.ts";
import { valueTitle } from "./job-filters.ts";
import type { SearchState } from "./job-search-url.ts";
import { jobCount } from "../jobs/job-text.ts";

type Searched = Pick<
  SearchState,
  "q" | "address" | "states" | "category" | "sub_category" | "employer_name" | "remote"
>;

/** A search in words, for headings and titles: "Chef jobs in Newtown NSW 2042", "Jobs at Acme". */
export const searchText = (search: Searched): string => {
  const what = whatOf(search);
  const remote = search.remote ? "Remote " : "";
  const jobs = what
    ? `${remote}${remote ? lowerFirst(what) : upperFirst(what)} jobs`
    : `${remote || "All "}jobs`;
  const where = search.address ?? onlyOne(search.states?.map((id) => valueTitle("states", id)));
  const at = search.employer_name ? ` at ${search.employer_name}` : "";
  const inPlace = where ? ` in ${where}` : "";
  return at || inPlace ? `${what || remote ? jobs : "Jobs"}${at}${inPlace}` : jobs;
};

const whatOf = ({ q, category, sub_category }: Searched): string =>
  q?.trim().replace(/(^|\s+)jobs?$/i, "") ||
  onlyOne(sub_category?.map((id) => valueTitle("sub_category", id))) ||
  onlyOne(category?.map((id) => valueTitle("category", id))) ||
  "";

const onlyOne = (values: readonly string[] | undefined) => (values?.length === 1 ? values[0] : undefined);
const upperFirst = (text: string) => text.replace(/^\p{L}/u, (first) => first.toUpperCase());
/** The same text in the middle of a sentence: acronyms and names keep their capitals. */
export const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}+(\s|$)/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;

/**
 * The opening sentences of a search page with a readable URL, with the actual results.
 * @param heading "Chef jobs in Sydney NSW", the heading of the search.
 */
export const searchIntro = (
  heading: string,
  { total, jobs, brand }: { total: number; jobs: readonly JobCard[]; brand: string },
): string => {
  const employers = new Set(jobs.map(({ employer }) => employer.name)).size;
  const kinds = [...new Set(jobs.flatMap(({ work_type }) => work_type?.toLowerCase() ?? []))];
  const topic = lowerFirst(heading);
  if (!total) return `There are no ${topic} on ${brand} today. Searches near to this one are below.`;
  const from = employers > 1 ? `, from employers such as ${namesOf(jobs)}` : "";
  return `${brand} has ${jobCount(total).replace(/ jobs?$/, "")} ${topic} today${from}. ${kinds.length ? `${upperFirst(listed(kinds))} work is on offer: read` : "Read"} each job in full, save it, and apply with one CV.`;
};

const namesOf = (jobs: readonly JobCard[]): string =>
  listed([...new Set(jobs.map(({ employer }) => employer.name))].slice(0, 3));

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
