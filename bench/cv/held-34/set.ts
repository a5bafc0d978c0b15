import type { UnseenCv } from "../unseen/known.ts";
import { acupuncturist } from "./acupuncturist.ts";
import { baker } from "./baker.ts";
import { carpenter } from "./carpenter.ts";
import { commercialCleaner } from "./commercial-cleaner.ts";
import { danceTeacher } from "./dance-teacher.ts";
import { eventManager } from "./event-manager.ts";
import { excavatorOperator } from "./excavator-operator.ts";
import { lawGraduate } from "./law-graduate.ts";
import { marketingCoordinator } from "./marketing-coordinator.ts";
import { mechanicalEngineer } from "./mechanical-engineer.ts";
import { medicalReceptionist } from "./medical-receptionist.ts";
import { plasterer } from "./plasterer.ts";
import { securityOfficer } from "./security-officer.ts";
import { socialWorker } from "./social-worker.ts";
import { sociologist } from "./sociologist.ts";
import { softwareTester } from "./software-tester.ts";
import { veterinaryNurse } from "./veterinary-nurse.ts";
import { warehouseTeamLeader } from "./warehouse-team-leader.ts";

/** CVs of eighteen more people: twelve in layouts that are common, six in rarer ones. */
export const thirtyFourthHeldCvs: readonly UnseenCv[] = [
  acupuncturist,
  baker,
  carpenter,
  commercialCleaner,
  danceTeacher,
  eventManager,
  excavatorOperator,
  lawGraduate,
  marketingCoordinator,
  mechanicalEngineer,
  medicalReceptionist,
  plasterer,
  securityOfficer,
  socialWorker,
  sociologist,
  softwareTester,
  veterinaryNurse,
  warehouseTeamLeader,
];
