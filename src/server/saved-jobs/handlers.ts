import { and, eq } from "drizzle-orm";
import type * as contract from "../../contract/saved-jobs.ts";
import type { Handler } from "../http/context.ts";
import { savedJobs } from "./tables.ts";
import { findJob, jobCards } from "../catalogue/jobs/job-cards.ts";
import { listPageSize, pageOf } from "../http/paging.ts";
import { countSaved, savedJobIds } from "./queries.ts";

export const likeJob: Handler<typeof contract.likeJob> = async ({ params, body }, context) => {
  const job = await findJob(params.id, context);
  const seekerId = context.seeker.id;
  const liked = await context.db.transaction(async (tx) => {
    const own = and(eq(savedJobs.seekerId, seekerId), eq(savedJobs.jobId, job.id));
    if (body.liked !== true) {
      const removed = await tx.delete(savedJobs).where(own).returning({ id: savedJobs.jobId });
      if (removed.length || body.liked === false) return false;
    }
    await tx.insert(savedJobs).values({ seekerId, jobId: job.id }).onConflictDoNothing();
    return true;
  });
  return {
    payload: { id: job.id, liked, liked_count: await countSaved(context) },
    message: liked ? "The job has been saved." : "The job is no longer saved.",
  };
};

export const listLikedJobs: Handler<typeof contract.listLikedJobs> = async ({ query }, context) => {
  const hideExpired = query.hide_expired;
  const offset = (query.page - 1) * listPageSize;
  const ids = await savedJobIds(context, { hideExpired, limit: listPageSize, offset });
  const total = await countSaved(context, hideExpired);
  return {
    payload: pageOf(await jobCards(ids, context), total, query.page, listPageSize, context.url),
  };
};
