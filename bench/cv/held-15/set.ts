import type { UnseenCv } from "../unseen/known.ts";
import { barista } from "./barista.ts";
import { businessAnalyst } from "./business-analyst.ts";
import { dieselMechanic } from "./diesel-mechanic.ts";
import { earlyChildhoodEducator } from "./early-childhood-educator.ts";
import { juniorDeveloper } from "./junior-developer.ts";
import { marineEcologist } from "./marine-ecologist.ts";
import { pastryChef } from "./pastry-chef.ts";
import { pipefitter } from "./pipefitter.ts";
import { plumber } from "./plumber.ts";
import { policyOfficer } from "./policy-officer.ts";
import { registeredNurse } from "./registered-nurse.ts";
import { retailStoreManager } from "./retail-store-manager.ts";
import { secondaryTeacher } from "./secondary-teacher.ts";
import { siteManager } from "./site-manager.ts";
import { tipperDriver } from "./tipper-driver.ts";
import { yearTwelveStudent } from "./year-twelve-student.ts";

/** Usual CVs of sixteen trades as job boards, networks, design sites, Word and typesetting programs write them, in Australia or on the way there. */
export const fifteenthHeldCvs: readonly UnseenCv[] = [
  barista,
  businessAnalyst,
  dieselMechanic,
  earlyChildhoodEducator,
  juniorDeveloper,
  marineEcologist,
  pastryChef,
  pipefitter,
  plumber,
  policyOfficer,
  registeredNurse,
  retailStoreManager,
  secondaryTeacher,
  siteManager,
  tipperDriver,
  yearTwelveStudent,
];
