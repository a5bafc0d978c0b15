import * as applicationCalls from "../contract/applications.ts";
import * as authCalls from "../contract/auth.ts";
import * as dashboardCalls from "../contract/dashboard.ts";
import * as jobCalls from "../contract/jobs.ts";
import * as locationCalls from "../contract/locations.ts";
import * as pageCalls from "../contract/pages.ts";
import * as profileCalls from "../contract/profile.ts";
import * as savedJobCalls from "../contract/saved-jobs.ts";
import * as storyCalls from "../contract/stories.ts";
import * as uploadCalls from "../contract/uploads.ts";
import { module, type Module } from "./lib/mount.ts";
import * as applications from "./modules/applications.ts";
import * as auth from "./modules/auth.ts";
import * as dashboard from "./modules/dashboard.ts";
import * as jobs from "./modules/jobs.ts";
import * as locations from "./modules/locations.ts";
import * as pages from "./modules/pages.ts";
import * as profile from "./modules/profile.ts";
import * as savedJobs from "./modules/saved-jobs.ts";
import * as stories from "./modules/stories.ts";
import * as uploads from "./modules/uploads.ts";

/** Every call that the API answers: each contract file beside its handlers. */
export const modules: readonly Module[] = [
  module(authCalls, auth),
  module(profileCalls, profile),
  module(jobCalls, jobs),
  module(locationCalls, locations),
  module(savedJobCalls, savedJobs),
  module(uploadCalls, uploads),
  module(applicationCalls, applications),
  module(dashboardCalls, dashboard),
  module(storyCalls, stories),
  module(pageCalls, pages),
];
