import type { UnseenCv } from "../unseen/known.ts";
import { accountant } from "./accountant.ts";
import { agedCareWorker } from "./aged-care-worker.ts";
import { busDriver } from "./bus-driver.ts";
import { callCentreAgent } from "./call-centre-agent.ts";
import { carpenter } from "./carpenter.ts";
import { dataScientist } from "./data-scientist.ts";
import { electrician } from "./electrician.ts";
import { farmHand } from "./farm-hand.ts";
import { forkliftDriver } from "./forklift-driver.ts";
import { hairdresser } from "./hairdresser.ts";
import { lawyer } from "./lawyer.ts";
import { materialsChemist } from "./materials-chemist.ts";
import { officeManager } from "./office-manager.ts";
import { realEstateAgent } from "./real-estate-agent.ts";
import { securityOfficer } from "./security-officer.ts";
import { socialWorker } from "./social-worker.ts";

/** Usual CVs of sixteen further trades, by people here and on their way, as job boards, resume sites, agencies, forms and word processors write them. */
export const sixteenthHeldCvs: readonly UnseenCv[] = [
  accountant,
  agedCareWorker,
  busDriver,
  callCentreAgent,
  carpenter,
  dataScientist,
  electrician,
  farmHand,
  forkliftDriver,
  hairdresser,
  lawyer,
  materialsChemist,
  officeManager,
  realEstateAgent,
  securityOfficer,
  socialWorker,
];
