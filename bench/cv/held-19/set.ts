import type { UnseenCv } from "../unseen/known.ts";
import { beautyTherapist } from "./beauty-therapist.ts";
import { concreter } from "./concreter.ts";
import { contractManager } from "./contract-manager.ts";
import { customerServiceOfficer } from "./customer-service-officer.ts";
import { dairyFarmHand } from "./dairy-farm-hand.ts";
import { drillersOffsider } from "./drillers-offsider.ts";
import { graphicDesigner } from "./graphic-designer.ts";
import { individualSupportWorker } from "./individual-support-worker.ts";
import { logisticsCoordinator } from "./logistics-coordinator.ts";
import { midwife } from "./midwife.ts";
import { networkEngineer } from "./network-engineer.ts";
import { payrollOfficer } from "./payroll-officer.ts";
import { pharmacyAssistant } from "./pharmacy-assistant.ts";
import { primaryTeacher } from "./primary-teacher.ts";
import { quantitySurveyor } from "./quantity-surveyor.ts";
import { restaurantManager } from "./restaurant-manager.ts";
import { soilScientist } from "./soil-scientist.ts";
import { warehouseSupervisor } from "./warehouse-supervisor.ts";

/** CVs of eighteen more people as job seekers have them: twelve in usual templates and exports, six of unusual kinds. */
export const nineteenthHeldCvs: readonly UnseenCv[] = [
  beautyTherapist,
  concreter,
  contractManager,
  customerServiceOfficer,
  dairyFarmHand,
  drillersOffsider,
  graphicDesigner,
  individualSupportWorker,
  logisticsCoordinator,
  midwife,
  networkEngineer,
  payrollOfficer,
  pharmacyAssistant,
  primaryTeacher,
  quantitySurveyor,
  restaurantManager,
  soilScientist,
  warehouseSupervisor,
];
