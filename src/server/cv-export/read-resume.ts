import type { JsonResume } from "../../contract/json-resume.ts";
import type { Own } from "../profile/own.ts";
import { readProfile } from "../profile/queries.ts";
import type { CvProfile } from "./cv-profile.ts";
import { cvSections, resumeOf } from "./resume-of.ts";

/** The seeker's profile as JSON Resume. @throws HttpError 401 when the account has been deleted. */
export const readResume = async (own: Own): Promise<JsonResume> => {
  const { account, entries } = await readProfile(cvSections, own);
  const today = new Date().toISOString().slice(0, 10);
  const profile = {
    name: `${account.givenName} ${account.familyName}`.trim(),
    email: account.email,
    entries: entries as unknown as CvProfile["entries"],
  };
  return resumeOf(profile, today);
};
