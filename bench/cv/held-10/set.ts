import type { UnseenCv } from "../unseen/known.ts";
import { beautyTherapist } from "./beauty-therapist.ts";
import { boilermaker } from "./boilermaker.ts";
import { careerChanger } from "./career-changer.ts";
import { dieselMechanic } from "./diesel-mechanic.ts";
import { disabilitySupportWorker } from "./disability-support-worker.ts";
import { electricalEngineer } from "./electrical-engineer.ts";
import { graduateEngineer } from "./graduate-engineer.ts";
import { itContractor } from "./it-contractor.ts";
import { lecturer } from "./lecturer.ts";
import { midwife } from "./midwife.ts";
import { projectOfficer } from "./project-officer.ts";
import { propertyManager } from "./property-manager.ts";
import { retiredVolunteer } from "./retired-volunteer.ts";
import { securityGuard } from "./security-guard.ts";
import { uxDesigner } from "./ux-designer.ts";
import { warehouseWorker } from "./warehouse-worker.ts";

/** CVs from sites, programs and habits that the ninth set has not, written without a look at the reader. */
export const tenthHeldCvs: readonly UnseenCv[] = [
  beautyTherapist,
  boilermaker,
  careerChanger,
  dieselMechanic,
  disabilitySupportWorker,
  electricalEngineer,
  graduateEngineer,
  itContractor,
  lecturer,
  midwife,
  projectOfficer,
  propertyManager,
  retiredVolunteer,
  securityGuard,
  uxDesigner,
  warehouseWorker,
];
