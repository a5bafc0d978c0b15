import type { UnseenCv } from "../unseen/known.ts";
import { bookkeeper } from "./bookkeeper.ts";
import { buildingDrafter } from "./building-drafter.ts";
import { callCentreOperator } from "./call-centre-operator.ts";
import { concreter } from "./concreter.ts";
import { dentalAssistant } from "./dental-assistant.ts";
import { enrolledNurse } from "./enrolled-nurse.ts";
import { environmentalScienceGraduate } from "./environmental-science-graduate.ts";
import { executiveAssistant } from "./executive-assistant.ts";
import { hairdresser } from "./hairdresser.ts";
import { linguist } from "./linguist.ts";
import { marineEngineer } from "./marine-engineer.ts";
import { mechanic } from "./mechanic.ts";
import { networkEngineer } from "./network-engineer.ts";
import { propertyManager } from "./property-manager.ts";
import { secondaryTeacher } from "./secondary-teacher.ts";
import { sousChef } from "./sous-chef.ts";
import { storeManager } from "./store-manager.ts";
import { taxiDriver } from "./taxi-driver.ts";

/** CVs of eighteen more people: thirteen in kinds that are common, five of rarer kinds. */
export const thirtyFifthHeldCvs: readonly UnseenCv[] = [
  bookkeeper,
  buildingDrafter,
  callCentreOperator,
  concreter,
  dentalAssistant,
  enrolledNurse,
  environmentalScienceGraduate,
  executiveAssistant,
  hairdresser,
  linguist,
  marineEngineer,
  mechanic,
  networkEngineer,
  propertyManager,
  secondaryTeacher,
  sousChef,
  storeManager,
  taxiDriver,
];
