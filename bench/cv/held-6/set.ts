import type { UnseenCv } from "../unseen/known.ts";
import { baker } from "./baker.ts";
import { civilEngineer } from "./civil-engineer.ts";
import { claimsConsultant } from "./claims-consultant.ts";
import { cleaner } from "./cleaner.ts";
import { earlyChildhoodEducator } from "./early-childhood-educator.ts";
import { electrician } from "./electrician.ts";
import { enrolledNurse } from "./enrolled-nurse.ts";
import { geologist } from "./geologist.ts";
import { hairdresser } from "./hairdresser.ts";
import { hrAdviser } from "./hr-adviser.ts";
import { operationsManager } from "./operations-manager.ts";
import { propertyManager } from "./property-manager.ts";
import { solicitor } from "./solicitor.ts";
import { truckDriver } from "./truck-driver.ts";

/** CVs of trades and forms that the fifth set has not, written without a look at the reader. */
export const sixthHeldCvs: readonly UnseenCv[] = [
  baker,
  civilEngineer,
  claimsConsultant,
  cleaner,
  earlyChildhoodEducator,
  electrician,
  enrolledNurse,
  geologist,
  hairdresser,
  hrAdviser,
  operationsManager,
  propertyManager,
  solicitor,
  truckDriver,
];
