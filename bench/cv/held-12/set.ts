import type { UnseenCv } from "../unseen/known.ts";
import { accountant } from "./accountant.ts";
import { architect } from "./architect.ts";
import { callCentreLeader } from "./call-centre-leader.ts";
import { carpenter } from "./carpenter.ts";
import { cncMachinist } from "./cnc-machinist.ts";
import { emergencyRegistrar } from "./emergency-registrar.ts";
import { eventManager } from "./event-manager.ts";
import { executiveAssistant } from "./executive-assistant.ts";
import { marketingManager } from "./marketing-manager.ts";
import { parkRanger } from "./park-ranger.ts";
import { payrollOfficer } from "./payroll-officer.ts";
import { pharmacist } from "./pharmacist.ts";
import { quantitySurveyor } from "./quantity-surveyor.ts";
import { studentBarista } from "./student-barista.ts";

/** CVs of people, trades and layouts that the eleventh set has not, half of them of usual forms, written without a look at the reader. */
export const twelfthHeldCvs: readonly UnseenCv[] = [
  accountant,
  architect,
  callCentreLeader,
  carpenter,
  cncMachinist,
  emergencyRegistrar,
  eventManager,
  executiveAssistant,
  marketingManager,
  parkRanger,
  payrollOfficer,
  pharmacist,
  quantitySurveyor,
  studentBarista,
];
