import { sql } from "drizzle-orm";
import type { JobCard } from "../../../contract/job-fields.ts";
import { jsonObject, type JsonOf } from "../../platform/database/json-object.ts";
import { notFound } from "../../platform/http-error.ts";
import { employers } from "../employers/tables.ts";
import { asCards, publicJobs, readCards, type CardContext } from "./job-cards.ts";
import { jobs } from "./tables.ts";

/** What only a job in full shows of it and its employer. */
const textColumns = {
  descriptionHtml: jobs.descriptionHtml,
  reference: jobs.reference,
  postedAt: jobs.postedAt,
  updatedAt: jobs.updatedAt,
  start: jobs.start,
  hours: jobs.hours,
  shift: jobs.shift,
  benefits: jobs.benefits,
  moreWorkTypes: jobs.moreWorkTypes,
  applyUrl: jobs.applyUrl,
  screening: jobs.screening,
  stateIds: jobs.stateIds,
  about: employers.about,
  website: employers.website,
  verified: employers.verified,
};

export type JobTexts = JsonOf<typeof textColumns>;
const allTexts = jsonObject(textColumns);

/**
 * A job of this brand's site in full, as `findJob` finds it, and the cards of others that are live. One query, which reads
 * the long texts of the first alone.
 * @throws HttpError 404 when the site has no such job.
 */
export const fullJob = async (
  id: number,
  others: readonly number[],
  context: CardContext,
): Promise<{ card: JobCard; texts: JobTexts; others: JobCard[] }> => {
  const ids = [id, ...others];
  const texts = sql<JobTexts | null>`case when ${jobs.id} = ${id}::int then ${allTexts} end`;
  const rows = await readCards(ids, context, publicJobs(context.brand), texts);
  const found = rows.find(({ job }) => job.id === id);
  if (!found?.more) throw notFound("job");
  const [card, ...cards] = await asCards(ids, rows, context);
  return { card: card!, texts: found.more, others: cards.filter(({ status }) => status === "live") };
};
