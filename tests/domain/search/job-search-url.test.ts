import fc from "fast-check";
import "../../seed.ts";
import { describe, expect, it } from "vitest";
import { jobSearch, jobSorts, maxPlaces } from "../../../src/contract/job-search.ts";
import { workTypes } from "../../../src/contract/job-fields.ts";
import {
  countFilters,
  normalSearch,
  searchBody,
  searchHref,
  withoutFilters,
  writeSearch,
  type SearchState,
} from "../../../src/domain/search/job-search-url.ts";
import { readSearch } from "../../../src/domain/search/read-search.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));

const word = fc.stringMatching(/^[\w'"é-][\w '"é-]{0,20}[\w'"é-]$/);
const option = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const someOf = <T>(...values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 });
const placeId = fc.integer({ min: 1, max: 2_147_483_647 });
const anySearch: fc.Arbitrary<SearchState> = fc.record({
  q: option(word),
  address: option(word),
  location: option(fc.oneof(placeId, fc.uniqueArray(placeId, { minLength: 2, maxLength: maxPlaces }))),
  radius: option(fc.integer({ min: 0, max: 500 })),
  states: option(someOf(1, 2, 3, 4, 5, 6, 7, 8, 9)),
  category: option(someOf("hospitality", "early-learning")),
  sub_category: option(someOf("chefs-cooks", "educators")),
  employer: option(fc.integer({ min: 1, max: 2_147_483_647 })),
  work_type: option(someOf(...workTypes)),
  pay_type: option(fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const)),
  min_salary: option(fc.integer({ min: 0, max: 300_000 })),
  max_salary: option(fc.constantFrom(152, 76.5, 90_000)),
  date_posted: option(
    fc.constantFrom(0 as const, 1 as const, 3 as const, 7 as const, 14 as const, 30 as const),
  ),
  remote: option(fc.boolean()),
  sponsorship: option(fc.boolean()),
  right_to_work: option(fc.constantFrom("citizen" as const, "holiday-visa" as const)),
  shift: option(someOf("night", "on-call")),
  benefits: option(someOf("meals", "days-off")),
  new_since: option(fc.constantFrom("2026-11-22T09:00:00Z", "2026-11-22T09:00:00.123Z")),
  sort: option(fc.constantFrom(...jobSorts)),
  pageNo: fc.integer({ min: 1, max: 1_000_000 }),
});

describe("a search in an address", () => {
  it("reads back as it was written, whatever it holds", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const written = writeSearch(search);
        expect(read(written)).toEqual(normalSearch(search));
        expect(writeSearch(read(written))).toBe(written);
      }),
    );
  });

  it("is never an error, and what is read is always something the API takes", () => {
    const names = [
      "q",
      "location",
      "states",
      "work_type",
      "pay_type",
      "max_salary",
      "remote",
      "page",
      "address",
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: "binary" }))), (pairs) => {
        const search = readSearch(new URLSearchParams(pairs));
        expect(jobSearch.safeParse(searchBody(search)).success).toBe(true);
        expect(search.pageNo).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it("drops single bad values and keeps the good ones beside them", () => {
    expect(
      read(
        "q=chef&category=lion-taming&states=1,99,x&states=6&work_type=Casual&work_type=Slavery&radius=9000&location=-3" +
          "&pay_type=6&min_salary=lots&date_posted=2&remote=maybe&sort=luck&page=0&colour=red",
      ),
    ).toEqual({ q: "chef", states: [1, 6], work_type: ["Casual"], pageNo: 1 });
  });

  it("leaves out what does not narrow the search", () => {
    expect(
      searchHref({
        q: " ",
        date_posted: 0,
        min_salary: 0,
        states: [],
        remote: false,
        sort: "relevance",
        pageNo: 1,
      }),
    ).toBe("/job/searched");
    expect(searchHref({})).toBe("/job/searched");
    expect(searchHref({ q: "chef", work_type: ["Full time", "Casual"], pageNo: 2 })).toBe(
      "/job/searched?q=chef&work_type=Full+time&work_type=Casual&page=2",
    );
  });

  it("sends the API neither the page number nor the typed place nor an employer's name", () => {
    const search = { q: "chef", address: "Newtown", employer_name: "Acme", location: 12, pageNo: 3 };
    expect(searchBody(search)).toEqual({ q: "chef", location: 12 });
  });

  it("counts filters apart from words and place, and takes off just those", () => {
    const search = read("q=chef&location=5&radius=20&states=1&states=6&remote=true&min_salary=50000&page=4");
    expect(countFilters(search)).toBe(4);
    expect(withoutFilters(search)).toEqual({ q: "chef", location: 5, radius: 20, pageNo: 1 });
  });
});
