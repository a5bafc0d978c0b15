import type { UnseenCv } from "../unseen/known.ts";
import { accountsAssistant } from "./accounts-assistant.ts";
import { agedCareWorker } from "./aged-care-worker.ts";
import { chef } from "./chef.ts";
import { earlyChildhoodStudent } from "./early-childhood-student.ts";
import { electrician } from "./electrician.ts";
import { functionalCoordinator } from "./functional-coordinator.ts";
import { miningOperator } from "./mining-operator.ts";
import { payrollOfficer } from "./payroll-officer.ts";
import { registeredNurse } from "./registered-nurse.ts";
import { researchEngineer } from "./research-engineer.ts";
import { retailManager } from "./retail-manager.ts";
import { schoolLeaver } from "./school-leaver.ts";
import { softwareDeveloper } from "./software-developer.ts";
import { teacher } from "./teacher.ts";
import { truckDriver } from "./truck-driver.ts";
import { workingHoliday } from "./working-holiday.ts";

/** CVs in the templates that job seekers here download and fill in, written without a look at the reader. */
export const ninthHeldCvs: readonly UnseenCv[] = [
  accountsAssistant,
  agedCareWorker,
  chef,
  earlyChildhoodStudent,
  electrician,
  functionalCoordinator,
  miningOperator,
  payrollOfficer,
  registeredNurse,
  researchEngineer,
  retailManager,
  schoolLeaver,
  softwareDeveloper,
  teacher,
  truckDriver,
  workingHoliday,
];
