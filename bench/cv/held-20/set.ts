import type { UnseenCv } from "../unseen/known.ts";
import { administrationAssistant } from "./administration-assistant.ts";
import { autoElectrician } from "./auto-electrician.ts";
import { cafeCrewMember } from "./cafe-crew-member.ts";
import { communityDevelopmentWorker } from "./community-development-worker.ts";
import { complianceOfficer } from "./compliance-officer.ts";
import { crossingSupervisor } from "./crossing-supervisor.ts";
import { databaseAdministrator } from "./database-administrator.ts";
import { foodTechnologist } from "./food-technologist.ts";
import { harvestWorker } from "./harvest-worker.ts";
import { landSurveyor } from "./land-surveyor.ts";
import { nurseEducator } from "./nurse-educator.ts";
import { paediatrician } from "./paediatrician.ts";
import { roadTrainDriver } from "./road-train-driver.ts";
import { scaffolder } from "./scaffolder.ts";
import { sewingMachinist } from "./sewing-machinist.ts";
import { videoEditor } from "./video-editor.ts";

/** CVs of sixteen more people as job seekers have them: eleven in usual templates and exports, five of unusual kinds. */
export const twentiethHeldCvs: readonly UnseenCv[] = [
  administrationAssistant,
  autoElectrician,
  cafeCrewMember,
  communityDevelopmentWorker,
  complianceOfficer,
  crossingSupervisor,
  databaseAdministrator,
  foodTechnologist,
  harvestWorker,
  landSurveyor,
  nurseEducator,
  paediatrician,
  roadTrainDriver,
  scaffolder,
  sewingMachinist,
  videoEditor,
];
