import type { UnseenCv } from "../unseen/known.ts";
import { boilermaker } from "./boilermaker.ts";
import { cleaner } from "./cleaner.ts";
import { dentalAssistant } from "./dental-assistant.ts";
import { devopsEngineer } from "./devops-engineer.ts";
import { disabilitySupportWorker } from "./disability-support-worker.ts";
import { linguisticsLecturer } from "./linguistics-lecturer.ts";
import { marketingCoordinator } from "./marketing-coordinator.ts";
import { physiotherapist } from "./physiotherapist.ts";
import { programOfficer } from "./program-officer.ts";
import { projectCoordinator } from "./project-coordinator.ts";
import { schoolAdministrator } from "./school-administrator.ts";
import { serviceDeskAnalyst } from "./service-desk-analyst.ts";
import { sousChef } from "./sous-chef.ts";
import { storeperson } from "./storeperson.ts";
import { veterinaryNurse } from "./veterinary-nurse.ts";
import { yearElevenStudent } from "./year-eleven-student.ts";

/** Usual CVs of sixteen more people, from here and from thirteen other countries, as job boards, networks, resume sites, typesetters, plain editors and word processors write them. */
export const seventeenthHeldCvs: readonly UnseenCv[] = [
  boilermaker,
  cleaner,
  dentalAssistant,
  devopsEngineer,
  disabilitySupportWorker,
  linguisticsLecturer,
  marketingCoordinator,
  physiotherapist,
  programOfficer,
  projectCoordinator,
  schoolAdministrator,
  serviceDeskAnalyst,
  sousChef,
  storeperson,
  veterinaryNurse,
  yearElevenStudent,
];
