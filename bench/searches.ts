import type { JobSearch } from "../src/contract/job-search.ts";

/** A search in the measured mix, and its page. */
export interface Measured {
  name: string;
  body: JobSearch;
  page?: number;
}

// Ids of `src/server/catalogue/locations/locations.csv`.
const sydney = 1000;
const melbourne = 1001;
const perth = 1003;

/** What people search for: from an empty search to every filter at once. */
export const searches: readonly Measured[] = [
  { name: "empty", body: {} },
  { name: "empty, page 2", body: {}, page: 2 },
  { name: "empty, by salary", body: { sort: "salary" } },
  { name: "one word", body: { q: "chef" } },
  { name: "one word, page 5", body: { q: "electrician" }, page: 5 },
  { name: "broad word", body: { q: "manager" } },
  { name: "broadest word", body: { q: "experience" } },
  { name: "broadest word, deep page", body: { q: "experience" }, page: 100 },
  { name: "two words", body: { q: "truck driver" } },
  { name: "three words", body: { q: "senior registered nurse" } },
  { name: "synonym", body: { q: "sparky" } },
  { name: "phrase and exclusion", body: { q: '"sous chef" -casual' } },
  { name: "rare word", body: { q: "refrigeration" } },
  { name: "typing mistake", body: { q: "electrcian" } },
  { name: "suburb, 25 km", body: { location: sydney } },
  { name: "word near a suburb", body: { q: "barista", location: melbourne, radius: 10 } },
  { name: "suburb, 200 km, by date", body: { location: perth, radius: 200, sort: "date" } },
  { name: "state", body: { states: [1] } },
  { name: "category and work type", body: { category: ["hospitality"], work_type: ["Casual", "Part time"] } },
  { name: "pay by the hour", body: { pay_type: 3, min_salary: 35 } },
  { name: "pay by the year, by salary", body: { min_salary: 80_000, max_salary: 120_000, sort: "salary" } },
  { name: "this week, remote", body: { date_posted: 7, remote: true } },
  {
    name: "all filters",
    body: { q: "manager", states: [1, 6], work_type: ["Full time"], min_salary: 60_000, date_posted: 30 },
  },
  { name: "deep page", body: {}, page: 200 },
];
