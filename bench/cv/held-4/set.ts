import type { UnseenCv } from "../unseen/known.ts";
import { administrator } from "./administrator.ts";
import { agencyNurse } from "./agency-nurse.ts";
import { bartender } from "./bartender.ts";
import { cook } from "./cook.ts";
import { developer } from "./developer.ts";
import { electrician } from "./electrician.ts";
import { forkliftOperator } from "./forklift-operator.ts";
import { graduate } from "./graduate.ts";
import { mechanic } from "./mechanic.ts";
import { networkEngineer } from "./network-engineer.ts";
import { officeManager } from "./office-manager.ts";
import { oldEuropass } from "./old-europass.ts";
import { retiree } from "./retiree.ts";
import { singleName } from "./single-name.ts";
import { supportWorker } from "./support-worker.ts";
import { truckDriver } from "./truck-driver.ts";

/** CVs that were written after the reader had been tried on the sets before, and without a look at it: each its own person and form. */
export const fourthHeldCvs: readonly UnseenCv[] = [
  administrator,
  agencyNurse,
  bartender,
  cook,
  developer,
  electrician,
  forkliftOperator,
  graduate,
  mechanic,
  networkEngineer,
  officeManager,
  oldEuropass,
  retiree,
  singleName,
  supportWorker,
  truckDriver,
];
