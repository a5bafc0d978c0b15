import type { UnseenCv } from "../unseen/known.ts";
import { animator } from "./animator.ts";
import { biosecurityOfficer } from "./biosecurity-officer.ts";
import { boilermaker } from "./boilermaker.ts";
import { changeManager } from "./change-manager.ts";
import { chemicalEngineeringGraduate } from "./chemical-engineering-graduate.ts";
import { craneOperator } from "./crane-operator.ts";
import { gardener } from "./gardener.ts";
import { juniorWebDeveloper } from "./junior-web-developer.ts";
import { medicalSalesRepresentative } from "./medical-sales-representative.ts";
import { medicalScientist } from "./medical-scientist.ts";
import { mortgageBroker } from "./mortgage-broker.ts";
import { officeCoordinator } from "./office-coordinator.ts";
import { payrollOfficer } from "./payroll-officer.ts";
import { pharmacyAssistant } from "./pharmacy-assistant.ts";
import { physiotherapist } from "./physiotherapist.ts";
import { safetyAdviser } from "./safety-adviser.ts";
import { supplyChainAnalyst } from "./supply-chain-analyst.ts";
import { waiter } from "./waiter.ts";

/** CVs of eighteen more people: twelve in kinds that are common, six of rarer kinds. */
export const thirtyThirdHeldCvs: readonly UnseenCv[] = [
  animator,
  biosecurityOfficer,
  boilermaker,
  changeManager,
  chemicalEngineeringGraduate,
  craneOperator,
  gardener,
  juniorWebDeveloper,
  medicalSalesRepresentative,
  medicalScientist,
  mortgageBroker,
  officeCoordinator,
  payrollOfficer,
  pharmacyAssistant,
  physiotherapist,
  safetyAdviser,
  supplyChainAnalyst,
  waiter,
];
