import type { UnseenCv } from "../unseen/known.ts";
import { achievements } from "./achievements.ts";
import { boxedEducator } from "./boxed-educator.ts";
import { electrician } from "./electrician.ts";
import { european } from "./european.ts";
import { graduateTeacher } from "./graduate-teacher.ts";
import { officeTemplate } from "./office-template.ts";
import { pastedEmail } from "./pasted-email.ts";
import { policyOfficer } from "./policy-officer.ts";
import { registeredNurse } from "./registered-nurse.ts";
import { scanned } from "./scanned.ts";
import { serifSidebar } from "./serif-sidebar.ts";
import { skillsFirst } from "./skills-first.ts";
import { smallCapitals } from "./small-capitals.ts";
import { spacedSidebar } from "./spaced-sidebar.ts";

/** CVs that were written after the reader had been tried on the set before, and without a look at it: each its own person and form. */
export const thirdHeldCvs: readonly UnseenCv[] = [
  achievements,
  boxedEducator,
  electrician,
  european,
  graduateTeacher,
  officeTemplate,
  pastedEmail,
  policyOfficer,
  registeredNurse,
  scanned,
  serifSidebar,
  skillsFirst,
  smallCapitals,
  spacedSidebar,
];
