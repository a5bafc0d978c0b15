// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSectionJobs } from "../../../src/features/employers/section-jobs.ts";
import { exampleJob } from "../../domain/jobs/example-job.ts";
import { examplePage } from "./example-page.ts";
import { answerWith, forgetAll } from "../server.ts";
import { monday, owner, pagesIn, serverAt } from "./section-jobs-server.ts";

const tuesday = "2026-11-24T01:00:00.000Z";

const away = () => answerWith(() => Promise.reject(new TypeError("Failed to fetch")));

const stored = (key: string) =>
  JSON.parse(localStorage.getItem(key) ?? "null") as Record<string, unknown> | null;
const keys = () => Object.keys(localStorage).sort();

beforeEach(forgetAll);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("jobs of sections are kept per page in local storage", () => {
  it("under section-jobs-page-{n}, with the slug and the server's timestamp, which is kept under section-jobs-timestamp", async () => {
    serverAt(monday);
    await createSectionJobs(owner).load(2);
    expect(keys()).toEqual(["section-jobs-page-2", "section-jobs-timestamp"]);
    expect(localStorage.getItem("section-jobs-timestamp")).toBe(monday);
    expect(stored("section-jobs-page-2")).toMatchObject({ slug: "rural-jobs", timestamp: monday });
  });

  it("and are not asked for again while they are kept", async () => {
    const calls = serverAt(monday);
    await createSectionJobs(owner).load(1);
    const again = await createSectionJobs(owner).load(1);
    expect(pagesIn(calls)).toEqual(["1"]);
    expect(again).toMatchObject({ keptAt: null, page: { data: [{ title: "Section 1" }] } });
  });

  it("without what the server says of the seeker", async () => {
    serverAt(monday);
    await createSectionJobs(owner).load(1);
    const { page } = await createSectionJobs(owner).load(1);
    expect(page.data[0]!.jobs[0]).toMatchObject({ liked: false, applied: false, right_to_work_fit: null });
  });
});

describe("the cache is cleared when the server's timestamp differs from the stored one", () => {
  it("asked for with POST /v1/seeker/cache/clear/{slug}, once for all pages", async () => {
    const calls = serverAt(monday);
    const jobs = createSectionJobs(owner);
    await Promise.all([jobs.load(1), jobs.load(2)]);
    expect(calls.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual([
      "/v1/seeker/cache/clear/rural-jobs",
    ]);
  });

  it("and every page is then asked for again", async () => {
    serverAt(monday);
    await createSectionJobs(owner).prefetch(3);
    const calls = serverAt(tuesday);
    await createSectionJobs(owner).load(1);
    expect(pagesIn(calls)).toEqual(["1"]);
    expect(keys()).toEqual(["section-jobs-page-1", "section-jobs-timestamp"]);
    expect(localStorage.getItem("section-jobs-timestamp")).toBe(tuesday);
  });

  it("and a late answer from before the change is shown, but not kept", async () => {
    serverAt(tuesday, (page) => ({ ...page, timestamp: monday }));
    await createSectionJobs(owner).load(1);
    expect(keys()).toEqual(["section-jobs-timestamp"]);
    expect(localStorage.getItem("section-jobs-timestamp")).toBe(tuesday);
  });

  it("also when another tab has cleared it meanwhile", async () => {
    const calls = serverAt(monday);
    const here = createSectionJobs(owner);
    await here.load(1);
    localStorage.setItem("section-jobs-timestamp", tuesday);
    await here.load(1);
    expect(pagesIn(calls)).toEqual(["1", "1"]);
  });
});

describe("an entry counts as absent", () => {
  it.each([
    ["of another employer", { ...owner, slug: "city-jobs" }],
    ["of another site", { ...owner, site: "hospitality" }],
    ["of another build", { ...owner, build: "b0" }],
  ])("%s", async (_, other) => {
    const calls = serverAt(monday);
    await createSectionJobs(other).load(1);
    await createSectionJobs(owner).load(1);
    expect(pagesIn(calls)).toEqual(["1", "1"]);
    expect(stored("section-jobs-page-1")).toMatchObject({ slug: "rural-jobs", site: "automotive" });
  });

  it.each(["{", "null", "[]", '"x"', '{"page":{"data":[null]}}', "{}"])(
    "that is broken: %s",
    async (text) => {
      const calls = serverAt(monday);
      localStorage.setItem("section-jobs-timestamp", monday);
      localStorage.setItem("section-jobs-page-1", text);
      const { page } = await createSectionJobs(owner).load(1);
      expect(pagesIn(calls)).toEqual(["1"]);
      expect(page.data).toHaveLength(1);
    },
  );

  it("that lacks fields of a job", async () => {
    serverAt(monday);
    await createSectionJobs(owner).load(1);
    const entry = stored("section-jobs-page-1") as { page: { data: { jobs: unknown[] }[] } };
    entry.page.data[0]!.jobs = [{ id: 1 }];
    localStorage.setItem("section-jobs-page-1", JSON.stringify(entry));
    const calls = serverAt(monday);
    await createSectionJobs(owner).load(1);
    expect(pagesIn(calls)).toEqual(["1"]);
  });
});

describe("silent mode", () => {
  it("prefetches the pages from the given one down to 1", async () => {
    const calls = serverAt(monday);
    await createSectionJobs(owner).prefetch(3);
    expect(pagesIn(calls)).toEqual(["3", "2", "1"]);
    expect(keys()).toEqual([
      "section-jobs-page-1",
      "section-jobs-page-2",
      "section-jobs-page-3",
      "section-jobs-timestamp",
    ]);
  });

  it("asks for what is not kept yet only", async () => {
    const calls = serverAt(monday);
    const jobs = createSectionJobs(owner);
    await jobs.load(2);
    await jobs.prefetch(3);
    expect(pagesIn(calls)).toEqual(["2", "3", "1"]);
  });

  it("says nothing of a server that is away", async () => {
    away();
    await expect(createSectionJobs(owner).prefetch(3)).resolves.toBeUndefined();
    expect(keys()).toEqual([]);
  });
});

describe("where the server cannot be reached", () => {
  it("a kept page is shown, with when it was kept", async () => {
    serverAt(monday);
    await createSectionJobs(owner).load(1);
    away();
    const { page, keptAt } = await createSectionJobs(owner).load(1);
    expect(page.data[0]!.title).toBe("Section 1");
    expect(keptAt).toBe(stored("section-jobs-page-1")!["kept_at"]);
  });

  it("a page that is not kept fails", async () => {
    away();
    await expect(createSectionJobs(owner).load(1)).rejects.toThrow();
  });

  it("the timestamp is asked for again with the next page", async () => {
    away();
    const jobs = createSectionJobs(owner);
    await expect(jobs.load(1)).rejects.toThrow();
    const calls = serverAt(monday);
    await jobs.load(1);
    expect(calls.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });
});

it("does not show a job from the cache that has expired meanwhile, nor a section without jobs", async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  serverAt(monday, (page) => ({
    ...page,
    data: [
      {
        ...page.data[0]!,
        jobs: [exampleJob({ id: 1, expires_at: soon }), exampleJob({ id: 2, expires_at: null })],
      },
      { ...page.data[0]!, jobs: [exampleJob({ id: 3, expires_at: soon })] },
    ],
  }));
  await createSectionJobs(owner).load(1);
  vi.setSystemTime(Date.now() + 120_000);
  const { page } = await createSectionJobs(owner).load(1);
  vi.useRealTimers();
  expect(page.data).toMatchObject([{ total: 8, jobs: [{ id: 2 }] }]);
});

it("asks the server first for a signed-in seeker, and falls back to the cache", async () => {
  serverAt(monday);
  const jobs = createSectionJobs(owner);
  await jobs.load(1);
  const own = vi.fn(async () => examplePage(1, monday));
  const asSeeker = await jobs.load(1, own);
  expect(own).toHaveBeenCalledOnce();
  expect(asSeeker.page.data[0]!.jobs[0]).toMatchObject({ liked: true });
  own.mockRejectedValue(new Error("away"));
  expect((await jobs.load(1, own)).keptAt).not.toBeNull();
});
