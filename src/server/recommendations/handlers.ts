import type * as contract from "../../contract/jobs.ts";
import type { Handler } from "../http/context.ts";
import { pageOf } from "../http/paging.ts";
import { perPage } from "../search/search.ts";
import { recommendedCards, recommendJobs } from "./recommend.ts";

export const listRecommendedJobs: Handler<typeof contract.listRecommendedJobs> = async (
  { query: { page } },
  context,
) => {
  const recommended = await recommendJobs(context, { from: (page - 1) * perPage, size: perPage });
  const cards = await recommendedCards(recommended, context);
  return { payload: pageOf(cards, recommended.total, page, perPage, context.url) };
};
