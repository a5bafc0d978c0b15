import type { Brand } from "../../../../contract/brand.ts";
import type { LiveJob } from "../../engine.ts";
import { oneOf, type Clause } from "../clauses.ts";
import { idOf, type Hit, type Questions } from "../questions.ts";
import { pageOf } from "./found-page.ts";
import { shownOn } from "./shown-on.ts";

/** Jobs that are read at a time, where all are. */
const batch = 10_000;

/** Those of some jobs that are live on a brand's site. */
export const pickedIds = (brand: Brand, ids: readonly number[], now: number): Clause => ({
  bool: { filter: [...shownOn(brand, now), oneOf("id", ids)] },
});

/** Reads everything that a clause finds, by id, in parts; each part starts after the one before. */
async function* everyHit(
  questions: Questions,
  query: Clause,
  fields: readonly string[],
): AsyncGenerator<Hit> {
  let after: Hit["sort"] | undefined;
  do {
    const { hits } = await questions.ask({
      query,
      size: batch,
      sort: [{ id: "asc" }],
      docvalue_fields: fields,
      track_total_hits: false,
      ...(after && { search_after: after }),
    });
    yield* hits.hits;
    after = hits.hits.length < batch ? undefined : hits.hits.at(-1)!.sort;
  } while (after);
}

const fields = ["employer", "posted", "changed", "locations"];

/** Calls `visit` for every job that a clause finds. */
export const visitJobs = async (
  questions: Questions,
  found: Clause,
  visit: (job: LiveJob) => void,
): Promise<void> => {
  for await (const hit of everyHit(questions, found, fields)) {
    const { fields: values = {} } = hit;
    visit({
      id: idOf(hit),
      employerId: Number(values["employer"]![0]),
      postedAt: Number(values["posted"]![0]),
      changedAt: Number(values["changed"]![0]),
      locationIds: (values["locations"] ?? []).map(Number),
    });
  }
};

/** The ids of all live jobs of a brand, the lowest first. */
export const liveIds = async (questions: Questions, brand: Brand, now: number): Promise<Int32Array> => {
  const ids: number[] = [];
  for await (const hit of everyHit(questions, { bool: { filter: shownOn(brand, now) } }, []))
    ids.push(idOf(hit));
  return Int32Array.from(ids);
};

/** The ids of the live jobs of a brand that were posted last, the newest first. @param only What they must have. */
export const newestIds = (
  questions: Questions,
  brand: Brand,
  now: number,
  size: number,
  only: readonly Clause[] = [],
): Promise<number[]> =>
  pageOf(
    questions,
    {
      query: { bool: { filter: [...shownOn(brand, now), ...only] } },
      sort: [{ posted: "desc" }, { id: "desc" }],
    },
    { from: 0, size },
  );
