import type * as contract from "../../contract/job-fit.ts";
import { licence } from "../../contract/profile/licence.ts";
import { skill } from "../../contract/profile/skill.ts";
import { findJob } from "../catalogue/jobs/job-cards.ts";
import type { Handler } from "../http/context.ts";
import { readProfile } from "../profile/queries.ts";
import { namedSkills } from "./named-skills.ts";

export const getJobFit: Handler<typeof contract.getJobFit> = async ({ params }, context) => {
  const { title, descriptionHtml: html } = await findJob(params.id, context);
  const { entries } = await readProfile([skill, licence], context);
  const own = [
    ...entries(skill).map((entry) => entry["skill"]),
    ...entries(licence).map((entry) => entry["title"]),
  ];
  return { payload: namedSkills({ title, html }, own.map(String)) };
};
