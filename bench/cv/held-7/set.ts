import type { UnseenCv } from "../unseen/known.ts";
import { accountsOfficer } from "./accounts-officer.ts";
import { administrationOfficer } from "./administration-officer.ts";
import { boilermaker } from "./boilermaker.ts";
import { businessAnalyst } from "./business-analyst.ts";
import { chefDePartie } from "./chef-de-partie.ts";
import { logisticsAnalyst } from "./logistics-analyst.ts";
import { marketingCoordinator } from "./marketing-coordinator.ts";
import { midwife } from "./midwife.ts";
import { physiotherapist } from "./physiotherapist.ts";
import { projectManager } from "./project-manager.ts";
import { receptionist } from "./receptionist.ts";
import { retailAssistant } from "./retail-assistant.ts";
import { salesManager } from "./sales-manager.ts";
import { securityOfficer } from "./security-officer.ts";
import { softwareGraduate } from "./software-graduate.ts";
import { solutionArchitect } from "./solution-architect.ts";

/** CVs in the forms that most people use, of trades that the fifth and sixth sets have not, written without a look at the reader. */
export const seventhHeldCvs: readonly UnseenCv[] = [
  accountsOfficer,
  administrationOfficer,
  boilermaker,
  businessAnalyst,
  chefDePartie,
  logisticsAnalyst,
  marketingCoordinator,
  midwife,
  physiotherapist,
  projectManager,
  receptionist,
  retailAssistant,
  salesManager,
  securityOfficer,
  softwareGraduate,
  solutionArchitect,
];
