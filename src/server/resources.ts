import { account } from "./account/resource.ts";
import { applications } from "./applications/resource.ts";
import { auth } from "./auth/resource.ts";
import { competitions } from "./competitions/resource.ts";
import { consultations } from "./consultations/resource.ts";
import { externalSignIn } from "./external-sign-in/resource.ts";
import { hiring } from "./hiring/resource.ts";
import type { Resource } from "./http/resource.ts";
import { profile } from "./profile/resource.ts";
import { receivedApplications } from "./received-applications/resource.ts";
import { savedJobs } from "./saved-jobs/resource.ts";
import { savedSearches } from "./saved-searches/resource.ts";
import { stories } from "./stories/resource.ts";
import { support } from "./support/resource.ts";
import { uploads } from "./uploads/resource.ts";

/**
 * What is asked of all resources alike: erasing and exporting what they have of a seeker, the files that were sent, what
 * cards of jobs say, and what they do when something happens in another. They act in this order.
 */
export const resources: readonly Resource[] = [
  hiring,
  receivedApplications,
  account,
  applications,
  savedJobs,
  savedSearches,
  competitions,
  auth,
  externalSignIn,
  profile,
  uploads,
  consultations,
  support,
  stories,
];
