// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { cleanAfterBuild } from "../../src/layouts/clean-after-build.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("a new build", () => {
  it("clears what the last one cached after three seconds; the session and drafts stay", () => {
    vi.useFakeTimers();
    const before = {
      "section-jobs-page-1": "[]",
      "section-jobs": "1",
      "portal:seeker": "{}",
      "portal:draft:7": "x",
    };
    for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value);
    cleanAfterBuild("2");
    vi.advanceTimersByTime(2999);
    expect(localStorage.getItem("section-jobs-page-1")).toBe("[]");
    vi.advanceTimersByTime(1);
    expect(Object.keys(localStorage).sort()).toEqual([
      "portal:build-version",
      "portal:draft:7",
      "portal:seeker",
    ]);
    localStorage.setItem("section-jobs-page-1", "[]");
    cleanAfterBuild("2");
    vi.advanceTimersByTime(3000);
    expect(localStorage.getItem("section-jobs-page-1")).toBe("[]");
  });

  it("keeps what it caches itself within those seconds", () => {
    vi.useFakeTimers();
    localStorage.setItem("section-jobs-page-1", "old");
    localStorage.setItem("section-jobs-page-2", "old");
    cleanAfterBuild("3");
    localStorage.setItem("section-jobs-page-1", "new");
    localStorage.setItem("section-jobs-page-3", "new");
    vi.advanceTimersByTime(3000);
    expect(
      Object.keys(localStorage)
        .filter((key) => key.startsWith("section"))
        .sort(),
    ).toEqual(["section-jobs-page-1", "section-jobs-page-3"]);
  });
});
