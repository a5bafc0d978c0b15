// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSectionJobs } from "../../../src/features/employers/section-jobs.ts";
import { forgetAll } from "../server.ts";

import { monday, owner, pagesIn, serverAt } from "./section-jobs-server.ts";

beforeEach(forgetAll);
afterEach(() => vi.unstubAllGlobals());

/** A storage that takes so many entries. */
const storageFor = (entries: number): Record<string, string> => {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      if (!(key in this) && Object.keys(this).length >= entries)
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Record<string, string>;
};

describe("storage of the jobs of sections", () => {
  it("that is full loses the other pages first", async () => {
    const small = storageFor(2);
    vi.stubGlobal("localStorage", small);
    serverAt(monday);
    const jobs = createSectionJobs(owner);
    await jobs.load(1);
    await jobs.load(2);
    expect(Object.keys(small).sort()).toEqual(["section-jobs-page-2", "section-jobs-timestamp"]);
  });

  it("that takes nothing is replaced by memory, for as long as the page is open", async () => {
    vi.stubGlobal("localStorage", storageFor(0));
    const calls = serverAt(monday);
    const jobs = createSectionJobs(owner);
    await jobs.load(1);
    await jobs.load(1);
    expect(pagesIn(calls)).toEqual(["1"]);
  });

  it("that is blocked is replaced by memory too", async () => {
    vi.stubGlobal("localStorage", undefined);
    const calls = serverAt(monday);
    const jobs = createSectionJobs(owner);
    await jobs.load(1);
    await jobs.load(1);
    expect(pagesIn(calls)).toEqual(["1"]);
  });
});
