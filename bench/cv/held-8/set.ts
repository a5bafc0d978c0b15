import type { UnseenCv } from "../unseen/known.ts";
import { bankManager } from "./bank-manager.ts";
import { hydrologist } from "./hydrologist.ts";
import { interiorDesigner } from "./interior-designer.ts";
import { libraryTechnician } from "./library-technician.ts";
import { opticalDispenser } from "./optical-dispenser.ts";
import { photographer } from "./photographer.ts";
import { plumber } from "./plumber.ts";
import { policyDirector } from "./policy-director.ts";
import { qualityOfficer } from "./quality-officer.ts";
import { quantitySurveyor } from "./quantity-surveyor.ts";
import { siteSupervisor } from "./site-supervisor.ts";
import { theatreNurse } from "./theatre-nurse.ts";
import { veterinarian } from "./veterinarian.ts";
import { waiter } from "./waiter.ts";

/** CVs in further forms that people use, of trades that the fifth to seventh sets have not, written without a look at the reader. */
export const eighthHeldCvs: readonly UnseenCv[] = [
  bankManager,
  hydrologist,
  interiorDesigner,
  libraryTechnician,
  opticalDispenser,
  photographer,
  plumber,
  policyDirector,
  qualityOfficer,
  quantitySurveyor,
  siteSupervisor,
  theatreNurse,
  veterinarian,
  waiter,
];
