import type * as contract from "../../contract/jobs.ts";
import type { Handler } from "../http/context.ts";
import { pageOf } from "../http/paging.ts";
import { perPage } from "../search/search.ts";
import { recommendedCards, recommendJobs } from "./recommend.ts";

export const listRecommendedJobs: Handler<typeof contract.listRecommendedJobs> = async (
  { query: { page, near, work_type } },
  context,
) => {
  const recommended = await recommendJobs(context, {
    from: (page - 1) * perPage,
    size: perPage,
    near,
    only: work_type ? [{ kind: "work_type", id: work_type }] : [],
  });
  const cards = await recommendedCards(recommended, context);
  const paged = pageOf(cards, recommended.total, page, perPage, context.url);
  return { payload: { ...paged, is_own: recommended.isOwn } };
};
