import type { SectionJobsPage } from "../../../src/features/employers/section-jobs-cache.ts";
import { answerWith, type Sent } from "../server.ts";
import { examplePage } from "./example-page.ts";

export const owner = { slug: "rural-jobs", site: "automotive", build: "b1" };
export const monday = "2026-11-23T01:00:00.000Z";

/** A server whose cache timestamp is this; "away" where it cannot be reached. */
export const serverAt = (
  timestamp: string,
  change: (page: SectionJobsPage) => SectionJobsPage = (page) => page,
) =>
  answerWith(({ path }) => {
    const payload = path.includes("/cache/clear/")
      ? { timestamp }
      : change(examplePage(Number(new URLSearchParams(path.split("?")[1]).get("page")), timestamp));
    return { body: { payload, message: "OK" } };
  });

/** The pages that were asked for; the timestamp is asked for with POST. */
export const pagesIn = (calls: Sent[]) =>
  calls.filter(({ method }) => method === "GET").map(({ path }) => path.split("=")[1]);
