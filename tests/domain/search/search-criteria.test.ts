import { expect, it } from "vitest";
import { maxSearchName } from "../../../src/contract/saved-searches.ts";
import { readSearch } from "../../../src/domain/search/read-search.ts";
import { searchCriteria, searchName } from "../../../src/domain/search/search-criteria.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));
const sydney = "q=chef&location=1000&address=Sydney+NSW+2000";

it.each([
  [
    `${sydney}&work_type=Part+time&min_salary=60000`,
    "Chef jobs in Sydney NSW 2000, within 25 km, Part time, from $60,000",
  ],
  [
    `${sydney}&work_type=Casual&pay_type=3&min_salary=35`,
    "Chef jobs in Sydney NSW 2000, within 25 km, Casual, from $35 an hour",
  ],
  [`${sydney}&radius=10&pay_type=3`, "Chef jobs in Sydney NSW 2000, within 10 km, hourly pay"],
  [`${sydney}&radius=0`, "Chef jobs in Sydney NSW 2000"],
  // A region is as large as it is, and a state has no distance.
  ["q=chef&location=104&address=Northern+Beaches+NSW", "Chef jobs in Northern Beaches NSW"],
  ["q=chef&location=6&address=Victoria", "Chef jobs in Victoria"],
  // What the words of the search say is not said twice.
  ["shift=weekend&pay_type=3&min_salary=35", "Weekend jobs from $35 an hour"],
  ["category=automotive&sub_category=auto-electricians&remote=true", "Remote auto electricians jobs"],
  ["q=chef&states=1", "Chef jobs in New South Wales"],
  ["", "All jobs"],
])("names the search %s", (query, name) => {
  expect(searchName(read(query))).toBe(name);
});

it("keeps to the length of a name, by whole filters", () => {
  const many = `${sydney}&${["Full time", "Part time", "Contract", "Casual"].map((type) => `work_type=${type}`).join("&")}&states=1&states=2&states=3&states=4&states=5`;
  expect(searchName(read(many)).length).toBeLessThanOrEqual(maxSearchName);
  expect(searchName(read(many))).toMatch(
    /, (Casual|Queensland|Northern Territory|New South Wales|South Australia)$/,
  );
});

it("lists what a search asks for", () => {
  expect(
    searchCriteria(read(`${sydney}&radius=10&work_type=Part+time&min_salary=60000&date_posted=7`)),
  ).toEqual(["“chef”", "Sydney NSW 2000", "Within 10 km", "Part time", "From $60,000"]);
  expect(searchCriteria(read(sydney))).toEqual(["“chef”", "Sydney NSW 2000", "Within 25 km"]);
});
