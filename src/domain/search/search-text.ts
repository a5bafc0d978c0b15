import type { JobCard } from "../../contract/job-fields.ts";
import { jobCategories } from "../../contract/job-categories.ts";
import acronyms from "./acronyms.json" with { type: "json" };
import { payText } from "../jobs/pay-text.ts";
import { valueTitle } from "./job-filters.ts";
import type { SearchState } from "./job-search-url.ts";
import { withoutNearMe } from "./near-me.ts";
import { jobCount } from "../jobs/job-text.ts";

type Searched = Omit<SearchState, "pageNo">;

/**
 * A search in words, for headings and titles: "Chef jobs in Newtown NSW 2042", "Jobs at Acme". Where nothing says what
 * work, the filters say what jobs: "Weekend jobs from $35 an hour".
 */
export const searchText = (search: Searched): string => {
  const what = whatOf(search);
  const { location, address, states, employer_name, remote, work_type, shift } = search;
  const names = [...(what ? [] : [adjective("work_type", work_type)]), remote ? "Remote" : ""];
  const name = [...names, what || adjective("shift", shift)]
    .filter(Boolean)
    .map((part, index) => (index ? lowerFirst(part) : upperFirst(part)))
    .join(" ");
  // An address without an id is a place that nobody knows.
  const where =
    (location === undefined ? undefined : address) ?? onlyOne(states?.map((id) => valueTitle("states", id)));
  const ends = [
    employer_name ? `at ${employer_name}` : "",
    where ? `in ${where}` : "",
    ...(what ? [] : conditions(search)),
  ].filter(Boolean);
  const jobs = name ? (saysJobs.test(what) ? name : `${name} jobs`) : ends.length ? "Jobs" : "All jobs";
  return [jobs, ...ends].join(" ");
};

/** Words that begin or end with the word for jobs: "jobs hiring immediately", "work from home", "farm work". */
const saysJobs = /^(?:jobs?|work)\b|\b(?:jobs?|work)$/i;

/** The values of a filter before "jobs": "Part time and casual", "Weekend". */
const adjective = (name: "work_type" | "shift", values: readonly string[] = []): string =>
  listed(
    values.map((value, index) => {
      const title = valueTitle(name, value).replace(/s$/, "");
      return index ? lowerFirst(title) : title;
    }),
  );

/** What filters say of pay, of what the employer offers, and of who may apply. */
const conditions = ({
  pay_type = 1,
  min_salary,
  max_salary,
  sponsorship,
  benefits = [],
  right_to_work,
}: Searched): string[] => {
  const pay = payText({ type: pay_type, min: min_salary || null, max: max_salary || null });
  const offered = [
    ...(sponsorship ? ["visa sponsorship"] : []),
    ...benefits.map((id) => lowerFirst(valueTitle("benefits", id))),
  ];
  return [
    pay ? `${min_salary && max_salary ? "for " : ""}${lowerFirst(pay)}` : "",
    offered.length ? `with ${listed(offered)}` : "",
    right_to_work ? `for “${valueTitle("right_to_work", right_to_work)}”` : "",
  ];
};

const isAcronym = new Set(acronyms);

/** Words that were typed, with the capitals of the trade's acronyms: "RSA bartender". */
const written = (text: string): string =>
  text.replace(/[\p{L}\d]+/gu, (word) => (isAcronym.has(word.toLowerCase()) ? word.toUpperCase() : word));

const whatOf = ({ q, category, sub_category }: Searched): string =>
  written((withoutNearMe(q) ?? q ?? "").trim().replace(/(^|\s+)jobs?$/i, "")) ||
  onlyOne(sub_category?.map((id) => valueTitle("sub_category", id))) ||
  onlyOne(category?.map((id) => valueTitle("category", id))) ||
  "";

const onlyOne = (values: readonly string[] | undefined) => (values?.length === 1 ? values[0] : undefined);
/** A text with a capital at its beginning. */
export const upperFirst = (text: string) => text.replace(/^\p{L}/u, (first) => first.toUpperCase());
/** The titles of kinds of work, the longest first: one may begin like another. */
const titles = jobCategories
  .flatMap(({ title, sub_categories }) => [title, ...sub_categories.map((kind) => kind.title)])
  .sort((a, b) => b.length - a.length);

/** The same text in the middle of a sentence: acronyms and names keep their capitals, and titles of work lose all. */
export const lowerFirst = (text: string): string => {
  const title = titles.find((one) => `${text} `.startsWith(`${one} `)) ?? /^\S*/.exec(text)![0];
  const lower = title.replace(/(?<!\S)\p{Lu}\p{Ll}+(?!\S)/gu, (word) => word.toLowerCase());
  return lower + text.slice(title.length);
};

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
  // "Farm work in Sydney NSW" cannot be counted.
  const topic = `${/\bjobs?\b/i.test(heading) ? "" : "jobs for "}${lowerFirst(heading)}`;
  if (!total) return `There are no ${topic} on ${brand} today. Searches near to this one are below.`;
  const from = employers > 1 ? `, from employers such as ${namesOf(jobs)}` : "";
  return `${brand} has ${jobCount(total).replace(/ jobs?$/, "")} ${topic} today${from}. ${kinds.length ? `${upperFirst(listed(kinds))} work is on offer: read` : "Read"} each job in full, save it, and apply with one CV.`;
};

const namesOf = (jobs: readonly JobCard[]): string =>
  listed([...new Set(jobs.map(({ employer }) => employer.name))].slice(0, 3));

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
