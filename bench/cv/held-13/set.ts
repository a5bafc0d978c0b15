import type { UnseenCv } from "../unseen/known.ts";
import { beautyTherapist } from "./beauty-therapist.ts";
import { communicationsOfficer } from "./communications-officer.ts";
import { customerSuccessManager } from "./customer-success-manager.ts";
import { earlyChildhoodTeacher } from "./early-childhood-teacher.ts";
import { embeddedEngineer } from "./embedded-engineer.ts";
import { hospitalityAllRounder } from "./hospitality-all-rounder.ts";
import { hrAdviser } from "./hr-adviser.ts";
import { hydrogeologist } from "./hydrogeologist.ts";
import { mechatronicsTechnician } from "./mechatronics-technician.ts";
import { officeAdministrator } from "./office-administrator.ts";
import { operationsManager } from "./operations-manager.ts";
import { plantOperator } from "./plant-operator.ts";
import { qualityEngineer } from "./quality-engineer.ts";
import { registeredNurse } from "./registered-nurse.ts";
import { returningBookkeeper } from "./returning-bookkeeper.ts";
import { securityAnalyst } from "./security-analyst.ts";
import { supplyChainCoordinator } from "./supply-chain-coordinator.ts";
import { uxDesigner } from "./ux-designer.ts";

/** CVs in the layouts of the templates that people use most, in Australia or on the way there, written without a look at the reader. */
export const thirteenthHeldCvs: readonly UnseenCv[] = [
  beautyTherapist,
  communicationsOfficer,
  customerSuccessManager,
  earlyChildhoodTeacher,
  embeddedEngineer,
  hospitalityAllRounder,
  hrAdviser,
  hydrogeologist,
  mechatronicsTechnician,
  officeAdministrator,
  operationsManager,
  plantOperator,
  qualityEngineer,
  registeredNurse,
  returningBookkeeper,
  securityAnalyst,
  supplyChainCoordinator,
  uxDesigner,
];
