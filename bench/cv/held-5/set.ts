import type { UnseenCv } from "../unseen/known.ts";
import { accountant } from "./accountant.ts";
import { cabinetmaker } from "./cabinetmaker.ts";
import { caregiver } from "./caregiver.ts";
import { caseManager } from "./case-manager.ts";
import { dataScientist } from "./data-scientist.ts";
import { dentalAssistant } from "./dental-assistant.ts";
import { fitter } from "./fitter.ts";
import { frontEndDeveloper } from "./front-end-developer.ts";
import { headChef } from "./head-chef.ts";
import { lecturer } from "./lecturer.ts";
import { musician } from "./musician.ts";
import { pharmacyAssistant } from "./pharmacy-assistant.ts";
import { plasterer } from "./plasterer.ts";
import { schoolLeaver } from "./school-leaver.ts";
import { teacher } from "./teacher.ts";
import { testEngineer } from "./test-engineer.ts";

/** CVs that were written after the reader had been tried on the sets before, and without a look at it: each its own person and form. */
export const fifthHeldCvs: readonly UnseenCv[] = [
  accountant,
  cabinetmaker,
  caregiver,
  caseManager,
  dataScientist,
  dentalAssistant,
  fitter,
  frontEndDeveloper,
  headChef,
  lecturer,
  musician,
  pharmacyAssistant,
  plasterer,
  schoolLeaver,
  teacher,
  testEngineer,
];
