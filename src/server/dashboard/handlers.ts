import type * as contract from "../../contract/dashboard.ts";
import type { Handler } from "../http/context.ts";
import { countApplications, listApplications } from "../applications/queries.ts";
import { upcomingConsultations } from "../consultations/queries.ts";
import { readExpiring } from "../profile/expiring.ts";
import { readStrength } from "../profile/read-strength.ts";
import { jobCards, recommendedCards } from "../jobs/job-cards.ts";
import { recommendJobs } from "../search/recommend.ts";
import { countSaved, savedJobIds } from "../saved-jobs/queries.ts";

/** How many of each kind the dashboard shows. */
const shown = 4;

export const getDashboard: Handler<typeof contract.getDashboard> = async (_input, context) => {
  const { account: seeker, expiring } = await readExpiring(context, new Date());
  const recommended = await recommendJobs(context, { from: 0, size: shown });
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
      strength: { score: (await readStrength(context)).score },
      expiring,
      upcoming_consultations: await upcomingConsultations(context),
    },
  };
};
