import type * as contract from "../../contract/recommendations.ts";
import type { Handler } from "../http/context.ts";
import { pageOf } from "../http/paging.ts";
import { perPage } from "../search/search.ts";
import { recommendedCards, recommendJobs } from "./recommend.ts";
import { licence } from "../../contract/profile/licence.ts";
import { skill } from "../../contract/profile/skill.ts";
import { findJob } from "../catalogue/jobs/job-cards.ts";
import { readProfile } from "../profile/queries.ts";
import { namedSkills } from "./named-skills.ts";

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
  return { payload: { ...paged, is_own: recommended.isOwn, work_known: recommended.isKnown } };
};

export const getJobFit: Handler<typeof contract.getJobFit> = async ({ params }, context) => {
  const { title, descriptionHtml: html } = await findJob(params.id, context);
  const { entries } = await readProfile([skill, licence], context);
  const own = [
    ...entries(skill).map((entry) => entry["skill"]),
    ...entries(licence).map((entry) => entry["title"]),
  ];
  return { payload: namedSkills({ title, html }, own.map(String)) };
};
