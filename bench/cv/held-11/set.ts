import type { UnseenCv } from "../unseen/known.ts";
import { agedCareWorker } from "./aged-care-worker.ts";
import { armySergeant } from "./army-sergeant.ts";
import { busDriver } from "./bus-driver.ts";
import { cellarHand } from "./cellar-hand.ts";
import { chef } from "./chef.ts";
import { childcareEducator } from "./childcare-educator.ts";
import { craneOperator } from "./crane-operator.ts";
import { dataAnalyst } from "./data-analyst.ts";
import { franchiseOwner } from "./franchise-owner.ts";
import { nurse } from "./nurse.ts";
import { pilot } from "./pilot.ts";
import { plumber } from "./plumber.ts";
import { returningParent } from "./returning-parent.ts";
import { schoolLeaver } from "./school-leaver.ts";
import { solicitor } from "./solicitor.ts";
import { teacher } from "./teacher.ts";

/** CVs of people, trades and layouts that the tenth set has not, written without a look at the reader. */
export const eleventhHeldCvs: readonly UnseenCv[] = [
  agedCareWorker,
  armySergeant,
  busDriver,
  cellarHand,
  chef,
  childcareEducator,
  craneOperator,
  dataAnalyst,
  franchiseOwner,
  nurse,
  pilot,
  plumber,
  returningParent,
  schoolLeaver,
  solicitor,
  teacher,
];
