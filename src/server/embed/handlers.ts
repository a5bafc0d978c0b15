import type * as contract from "../../contract/embed.ts";
import type { EmbedJob } from "../../contract/embed.ts";
import type { JobCard } from "../../contract/job-fields.ts";
import { accentTones, type Scheme } from "../../domain/brands/accent.ts";
import { employerPath } from "../../domain/employers/employer-path.ts";
import { jobPath, placeText } from "../../domain/jobs/job-text.ts";
import { payText } from "../../domain/jobs/pay-text.ts";
import { workTypeOf } from "../../domain/jobs/work.ts";
import { shownEmployer } from "../employers/shown-employer.ts";
import type { Handler } from "../http/context.ts";
import { pageOf } from "../http/paging.ts";
import { notFound } from "../platform/http-error.ts";
import { liveCards } from "../catalogue/jobs/job-cards.ts";
import { openEngine } from "../search/open-engine.ts";
import { findJobs, perPage } from "../search/search.ts";

export const listEmbedJobs: Handler<typeof contract.listEmbedJobs> = async ({ params, query }, context) => {
  const { brand, db, url, urlOf } = context;
  const employer = await shownEmployer(params.slug, context);
  if (!employer) throw notFound("employer");
  const search = { employer: employer.id, ...(query.q && { q: query.q }) };
  const { ids, total, mentions } = await findJobs(await openEngine(db), brand, search, query.page);
  const jobs = (await liveCards(ids, context)).map((job) => embedJobOf(job, urlOf));
  const accent = employer.accent ?? brand.accent;
  return {
    payload: {
      ...pageOf(jobs, total + mentions, query.page, perPage, url),
      employer: { name: employer.name, url: urlOf(employerPath(employer)) },
      site: brand.name,
      accent: { light: tonesOf(accent, "light"), dark: tonesOf(accent, "dark") },
    },
  };
};

const tonesOf = (accent: string, scheme: Scheme) => {
  const { solid, hover, on, text } = accentTones(accent, scheme);
  return { solid, hover, on, text };
};

const embedJobOf = (job: JobCard, urlOf: (path: string) => string): EmbedJob => ({
  id: job.id,
  title: job.title,
  url: urlOf(jobPath(job)),
  employer: job.employer.name,
  place: placeText(job),
  work_type: job.work_type && workTypeOf(job.work_type).title,
  pay: job.pay && payText(job.pay),
  posted_at: job.posted_at,
});
