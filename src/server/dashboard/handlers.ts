import type * as contract from "../../contract/dashboard.ts";
import type { Handler } from "../http/context.ts";
import { countApplications, listApplications } from "../applications/queries.ts";
import { upcomingConsultations } from "../consultations/queries.ts";
import { sections } from "../../contract/profile/sections.ts";
import { expiringIn } from "../profile/expiring.ts";
import { strengthIn } from "../profile/profile-strength.ts";
import { readProfile } from "../profile/queries.ts";
import { jobCards } from "../catalogue/jobs/job-cards.ts";
import { recommendedCards, recommendJobs } from "../recommendations/recommend.ts";
import { newsSince } from "./news.ts";
import { noteVisit } from "./note-visit.ts";
import { countSaved, savedJobIds } from "../saved-jobs/queries.ts";

/** How many of each kind the dashboard shows. */
const shown = 4;

export const getDashboard: Handler<typeof contract.getDashboard> = async (_input, context) => {
  const { account: seeker, entries } = await readProfile(sections, context);
  const since = await noteVisit(context);
  const found = await recommendJobs(context, { from: 0, size: shown, since });
  // Jobs of any work are no recommendation.
  const recommended = found.isOwn ? found : { ...found, ids: [], posted: 0 };
  return {
    payload: {
      seeker: {
        id: seeker.id,
        given_name: seeker.givenName,
        family_name: seeker.familyName,
        email: seeker.email,
      },
      liked_jobs: { count: await countSaved(context) },
      applied_jobs: { count: await countApplications(context) },
      recent_applications: await listApplications(context, { limit: shown }),
      recent_saved: await jobCards(await savedJobIds(context, { limit: shown }), context),
      recommended: await recommendedCards(recommended, context),
      work_known: found.isKnown,
      strength: { score: strengthIn(entries).score },
      expiring: expiringIn(entries, new Date()),
      news: {
        since: since.toISOString(),
        recommended: recommended.posted,
        items: await newsSince(since, context),
      },
      upcoming_consultations: await upcomingConsultations(context),
    },
  };
};
