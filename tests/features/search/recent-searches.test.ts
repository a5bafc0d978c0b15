import { beforeEach, describe, expect, it } from "vitest";
import {
  $recentSearches,
  forgetRecentSearch,
  keepRecentSearch,
  maxRecentSearches,
  readRecent,
} from "../../../src/features/search/recent-searches.ts";

describe("recent searches", () => {
  beforeEach(() => $recentSearches.set([]));

  it("keep the latest first, each once, without its page", () => {
    keepRecentSearch({ q: "chef", pageNo: 3 });
    keepRecentSearch({ q: "nurse", address: "Perth WA 6000", location: 5, pageNo: 1 });
    keepRecentSearch({ q: "chef", pageNo: 1 });
    expect($recentSearches.get()).toEqual([
      { label: "Chef jobs", href: "/job/searched?q=chef" },
      {
        label: "Nurse jobs in Perth WA 6000",
        href: "/job/searched?q=nurse&address=Perth+WA+6000&location=5",
      },
    ]);
  });

  it("pass over a search for everything", () => {
    keepRecentSearch({ pageNo: 1, remote: true });
    expect($recentSearches.get()).toEqual([]);
  });

  it("are limited, and can be forgotten", () => {
    for (let n = 0; n < maxRecentSearches + 3; n++) keepRecentSearch({ q: `chef ${n}`, pageNo: 1 });
    expect($recentSearches.get()).toHaveLength(maxRecentSearches);
    forgetRecentSearch("/job/searched?q=chef+10");
    expect($recentSearches.get()[0]?.label).toBe("Chef 9 jobs");
  });

  it.each(["", "{", "{}", '[1,null,{"label":"x"},{"label":"x","href":"javascript:alert(1)"}]'])(
    "survive what is no list of searches: %s",
    (kept) => expect(readRecent(kept)).toEqual([]),
  );
});
