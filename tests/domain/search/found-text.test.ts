import { describe, expect, it } from "vitest";
import {
  calledText,
  foundText,
  mentionsText,
  pageText,
  shownText,
  type FoundJobs,
} from "../../../src/domain/search/found-text.ts";

describe("how many jobs a search has", () => {
  it.each<[FoundJobs, string, string]>([
    [{ total: 1, mentions: 0, words: "nurse" }, "1 job", "1 job"],
    [
      { total: 1204, mentions: 3, words: "nurse" },
      "1,204 jobs",
      "1,204 jobs and 3 more that mention “nurse”",
    ],
    [
      { total: 0, mentions: 54, words: "nurse" },
      "0 jobs · 54 mention “nurse”",
      "54 jobs that mention “nurse”",
    ],
    [
      { total: 0, mentions: 1, words: undefined },
      "0 jobs · 1 mentions these words",
      "1 job that mentions these words",
    ],
    [{ total: 0, mentions: 0, words: "nurse" }, "0 jobs", "0 jobs"],
  ])("%j is %s above the list, and %s on all pages", (found, above, onAllPages) => {
    expect(foundText(found)).toBe(above);
    expect(shownText(found)).toBe(onAllPages);
  });

  it("says how many are called as it says", () => {
    expect(calledText({ work: "barista", total: 1204 })).toBe(
      "1,204 of them are called “barista”, the others are similar work.",
    );
    expect(calledText({ work: "barista", total: 1 })).toContain("1 of them is called");
  });

  it("says which jobs of a list a page has, each list by itself", () => {
    const found = { total: 1204, mentions: 96, words: "nurse" };
    expect(pageText("1,204 jobs", { from: 1001, count: 20 })).toBe("1,001 to 1,020 of 1,204 jobs");
    expect(pageText(mentionsText(found), { from: 1, count: 20 })).toBe(
      "1 to 20 of 96 jobs that mention “nurse”",
    );
    expect(mentionsText(found, "more")).toBe("96 more jobs that mention “nurse”");
    expect(mentionsText({ ...found, mentions: 1 }, "more")).toBe("1 more job that mentions “nurse”");
  });
});
