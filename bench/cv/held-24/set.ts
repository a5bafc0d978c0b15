import type { UnseenCv } from "../unseen/known.ts";
import { arborist } from "./arborist.ts";
import { bricklayer } from "./bricklayer.ts";
import { buildingCertifier } from "./building-certifier.ts";
import { financialPlanner } from "./financial-planner.ts";
import { fishingDeckhand } from "./fishing-deckhand.ts";
import { flightAttendant } from "./flight-attendant.ts";
import { fundraisingManager } from "./fundraising-manager.ts";
import { journalist } from "./journalist.ts";
import { laboratoryScientist } from "./laboratory-scientist.ts";
import { machineLearningEngineer } from "./machine-learning-engineer.ts";
import { mortgageBroker } from "./mortgage-broker.ts";
import { podiatrist } from "./podiatrist.ts";
import { psychologist } from "./psychologist.ts";
import { scrumMaster } from "./scrum-master.ts";
import { stageLightingTechnician } from "./stage-lighting-technician.ts";
import { swimTeacher } from "./swim-teacher.ts";
import { translator } from "./translator.ts";
import { zookeeper } from "./zookeeper.ts";

/** CVs of eighteen more people as job seekers have them: fourteen in usual templates and exports, four of rarer kinds. */
export const twentyFourthHeldCvs: readonly UnseenCv[] = [
  arborist,
  bricklayer,
  buildingCertifier,
  financialPlanner,
  fishingDeckhand,
  flightAttendant,
  fundraisingManager,
  journalist,
  laboratoryScientist,
  machineLearningEngineer,
  mortgageBroker,
  podiatrist,
  psychologist,
  scrumMaster,
  stageLightingTechnician,
  swimTeacher,
  translator,
  zookeeper,
];
