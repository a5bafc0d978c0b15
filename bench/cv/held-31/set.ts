import type { UnseenCv } from "../unseen/known.ts";
import { apprenticeElectrician } from "./apprentice-electrician.ts";
import { barista } from "./barista.ts";
import { busDriver } from "./bus-driver.ts";
import { civilEngineer } from "./civil-engineer.ts";
import { cyberSecurityAnalyst } from "./cyber-security-analyst.ts";
import { dairyFarmManager } from "./dairy-farm-manager.ts";
import { dentist } from "./dentist.ts";
import { earlyChildhoodEducator } from "./early-childhood-educator.ts";
import { forkliftOperator } from "./forklift-operator.ts";
import { haulTruckOperator } from "./haul-truck-operator.ts";
import { hospitalPharmacist } from "./hospital-pharmacist.ts";
import { mineGeologist } from "./mine-geologist.ts";
import { plumber } from "./plumber.ts";
import { policyOfficer } from "./policy-officer.ts";
import { primaryTeacher } from "./primary-teacher.ts";
import { produceManager } from "./produce-manager.ts";
import { roomAttendant } from "./room-attendant.ts";
import { uxDesigner } from "./ux-designer.ts";

/** CVs of eighteen more people: fourteen in usual templates, builders and exports, four of rarer kinds. */
export const thirtyFirstHeldCvs: readonly UnseenCv[] = [
  apprenticeElectrician,
  barista,
  busDriver,
  civilEngineer,
  cyberSecurityAnalyst,
  dairyFarmManager,
  dentist,
  earlyChildhoodEducator,
  forkliftOperator,
  haulTruckOperator,
  hospitalPharmacist,
  mineGeologist,
  plumber,
  policyOfficer,
  primaryTeacher,
  produceManager,
  roomAttendant,
  uxDesigner,
];
