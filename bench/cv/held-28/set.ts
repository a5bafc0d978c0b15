import type { UnseenCv } from "../unseen/known.ts";
import { airTrafficController } from "./air-traffic-controller.ts";
import { audiologist } from "./audiologist.ts";
import { baggageHandler } from "./baggage-handler.ts";
import { beekeeper } from "./beekeeper.ts";
import { copywriter } from "./copywriter.ts";
import { financeGraduate } from "./finance-graduate.ts";
import { floorLayer } from "./floor-layer.ts";
import { geotechnicalEngineer } from "./geotechnical-engineer.ts";
import { historian } from "./historian.ts";
import { lineworker } from "./lineworker.ts";
import { mentalHealthNurse } from "./mental-health-nurse.ts";
import { nanny } from "./nanny.ts";
import { pizzaMaker } from "./pizza-maker.ts";
import { privacyOfficer } from "./privacy-officer.ts";
import { salesforceAdministrator } from "./salesforce-administrator.ts";
import { siteReliabilityEngineer } from "./site-reliability-engineer.ts";
import { sommelier } from "./sommelier.ts";
import { visualMerchandiser } from "./visual-merchandiser.ts";

/** CVs of eighteen more people: thirteen in usual templates, builders and exports, five of rarer kinds. */
export const twentyEighthHeldCvs: readonly UnseenCv[] = [
  airTrafficController,
  audiologist,
  baggageHandler,
  beekeeper,
  copywriter,
  financeGraduate,
  floorLayer,
  geotechnicalEngineer,
  historian,
  lineworker,
  mentalHealthNurse,
  nanny,
  pizzaMaker,
  privacyOfficer,
  salesforceAdministrator,
  siteReliabilityEngineer,
  sommelier,
  visualMerchandiser,
];
