import * as accountCalls from "../contract/account.ts";
import * as applicationCalls from "../contract/applications.ts";
import * as authCalls from "../contract/auth.ts";
import * as consultationCalls from "../contract/consultations.ts";
import * as cvExportCalls from "../contract/cv-export.ts";
import * as cvCalls from "../contract/cv.ts";
import * as dashboardCalls from "../contract/dashboard.ts";
import * as employerCalls from "../contract/employers.ts";
import * as externalSignInCalls from "../contract/external-sign-in.ts";
import * as hiringCalls from "../contract/hiring.ts";
import * as jobCalls from "../contract/jobs.ts";
import * as locationCalls from "../contract/locations.ts";
import * as pageCalls from "../contract/pages.ts";
import * as profileCalls from "../contract/profile.ts";
import * as optionListCalls from "../contract/profile/option-lists.ts";
import * as preferredOccupationCalls from "../contract/profile/preferred-occupations.ts";
import * as seekerProfileCalls from "../contract/profile/seeker-profile.ts";
import * as sharingCalls from "../contract/profile/sharing-preferences.ts";
import * as strengthCalls from "../contract/profile/strength.ts";
import * as suggestionCalls from "../contract/profile/suggestions.ts";
import * as wholeProfileCalls from "../contract/profile/whole-profile.ts";
import * as receivedApplicationCalls from "../contract/received-applications.ts";
import * as recommendationCalls from "../contract/recommendations.ts";
import * as savedJobCalls from "../contract/saved-jobs.ts";
import * as savedSearchCalls from "../contract/saved-searches.ts";
import * as sharedDocumentCalls from "../contract/shared-documents.ts";
import * as competitionCalls from "../contract/competitions.ts";
import * as editorCalls from "../contract/editor.ts";
import * as editorPasswordCalls from "../contract/editor-password.ts";
import * as editorDraftCalls from "../contract/editor-drafts.ts";
import * as editorPictureCalls from "../contract/editor-pictures.ts";
import * as embedCalls from "../contract/embed.ts";
import * as storyCalls from "../contract/stories.ts";
import * as jobReportCalls from "../contract/job-reports.ts";
import * as supportCalls from "../contract/support.ts";
import * as uploadCalls from "../contract/uploads.ts";
import { module, type Module } from "./http/mount.ts";
import { routeTemplates } from "./http/route-template.ts";
import * as account from "./account/handlers.ts";
import * as applications from "./applications/handlers.ts";
import * as auth from "./auth/handlers.ts";
import * as consultations from "./consultations/handlers.ts";
import * as cvExport from "./cv-export/handlers.ts";
import * as cv from "./cv/handlers.ts";
import * as dashboard from "./dashboard/handlers.ts";
import * as directory from "./employers/directory-handlers.ts";
import * as employers from "./employers/handlers.ts";
import * as externalSignIn from "./external-sign-in/handlers.ts";
import * as hiring from "./hiring/handlers.ts";
import * as jobs from "./jobs/handlers.ts";
import * as locations from "./locations/handlers.ts";
import * as pages from "./pages/handlers.ts";
import * as profile from "./profile/handlers.ts";
import * as optionLists from "./profile/option-lists.ts";
import * as preferredOccupations from "./profile/preferred-occupations.ts";
import { sectionModules } from "./profile/section-modules.ts";
import * as seekerProfile from "./seeker-profile/handlers.ts";
import * as sharing from "./sharing/handlers.ts";
import * as strength from "./profile/strength.ts";
import * as suggestions from "./profile/suggestions.ts";
import * as wholeProfile from "./profile/whole-profile.ts";
import * as recommendations from "./recommendations/handlers.ts";
import * as receivedApplications from "./received-applications/handlers.ts";
import * as savedJobs from "./saved-jobs/handlers.ts";
import * as savedSearches from "./saved-searches/handlers.ts";
import * as sharedDocuments from "./shared-documents/handlers.ts";
import * as competitions from "./competitions/handlers.ts";
import * as editorDrafts from "./editor/draft-handlers.ts";
import * as editor from "./editor/handlers.ts";
import * as editorPassword from "./editor/password-handlers.ts";
import * as editorPictures from "./editor/picture-handlers.ts";
import * as embed from "./embed/handlers.ts";
import * as stories from "./stories/handlers.ts";
import * as moderation from "./moderation/handlers.ts";
import * as support from "./support/handlers.ts";
import * as uploads from "./uploads/handlers.ts";

/** Every call of the API: each contract file with its handlers. */
export const modules: readonly Module[] = [
  module(authCalls, auth),
  module(externalSignInCalls, externalSignIn),
  module(accountCalls, account),
  module(profileCalls, profile),
  module(optionListCalls, optionLists),
  module(seekerProfileCalls, seekerProfile),
  module(wholeProfileCalls, wholeProfile),
  module(preferredOccupationCalls, preferredOccupations),
  module(sharingCalls, sharing),
  module(strengthCalls, strength),
  module(suggestionCalls, suggestions),
  ...sectionModules,
  module(cvExportCalls, cvExport),
  module(jobCalls, jobs),
  module(employerCalls, { ...employers, ...directory }),
  module(locationCalls, locations),
  module(savedJobCalls, savedJobs),
  module(savedSearchCalls, savedSearches),
  module(uploadCalls, uploads),
  module(cvCalls, cv),
  module(sharedDocumentCalls, sharedDocuments),
  module(applicationCalls, applications),
  module(receivedApplicationCalls, receivedApplications),
  module(hiringCalls, hiring),
  module(dashboardCalls, dashboard),
  module(storyCalls, stories),
  module(competitionCalls, competitions),
  module(recommendationCalls, recommendations),
  module(embedCalls, embed),
  module(supportCalls, support),
  module(jobReportCalls, moderation),
  module(consultationCalls, consultations),
  module(pageCalls, pages),
  module(editorCalls, editor),
  module(editorPasswordCalls, editorPassword),
  module(editorDraftCalls, editorDrafts),
  module(editorPictureCalls, editorPictures),
];

/** Returns the route template of a request. */
export const routeOf = routeTemplates(
  modules.flatMap(({ calls }) => Object.values(calls).map(({ path }) => path)),
);
