import { expect, it } from "vitest";
import { resultParts } from "../../../src/domain/search/result-pages.ts";
import { exampleJob } from "../jobs/example-job.ts";

/** A page of a search with 45 jobs found and 30 that only mention its words, 20 a page. */
const parts = (page: number, { total = 45, mentions = 30, count = 20 } = {}) =>
  resultParts({
    data: Array.from({ length: count }, () => exampleJob()),
    meta: { current_page: page, last_page: Math.ceil((total + mentions) / 20), per_page: 20, total },
    mentions,
  });

it("counts the pages of what was found without those that only mention the words", () => {
  expect(parts(1)).toMatchObject({
    found: { page: 1, lastPage: 3, from: 1, count: 20, total: 45 },
    mentioning: null,
    firstMention: 3,
  });
});

it("splits the page that has the end of one list and the beginning of the other", () => {
  expect(parts(3)).toMatchObject({
    found: { page: 3, lastPage: 3, from: 41, count: 5 },
    mentioning: { page: 1, lastPage: 2, from: 1, count: 15, total: 30 },
  });
});

it("counts the pages of what only mentions the words from where these begin", () => {
  expect(parts(4, { count: 15 })).toMatchObject({
    found: null,
    mentioning: { page: 2, lastPage: 2, offset: 2, from: 16, count: 15 },
  });
  // They begin on a page of their own where the jobs that were found fill theirs.
  expect(parts(3, { total: 40 })).toMatchObject({
    found: null,
    mentioning: { page: 1, from: 1 },
    firstMention: 3,
  });
});

it("has one list where nothing else mentions the words, or nothing was found", () => {
  expect(parts(2, { mentions: 0 })).toMatchObject({ found: { page: 2, lastPage: 3 }, mentioning: null });
  expect(parts(2, { total: 0, count: 10 })).toMatchObject({
    found: null,
    mentioning: { page: 2, lastPage: 2, offset: 0, from: 21, count: 10 },
  });
});
