import type { UnseenCv } from "../unseen/known.ts";
import { anaestheticTechnician } from "./anaesthetic-technician.ts";
import { creditController } from "./credit-controller.ts";
import { economist } from "./economist.ts";
import { emergencyCallTaker } from "./emergency-call-taker.ts";
import { employmentConsultant } from "./employment-consultant.ts";
import { farrier } from "./farrier.ts";
import { gisAnalyst } from "./gis-analyst.ts";
import { learningDesigner } from "./learning-designer.ts";
import { nurseryHand } from "./nursery-hand.ts";
import { oralHealthTherapist } from "./oral-health-therapist.ts";
import { postalDeliveryOfficer } from "./postal-delivery-officer.ts";
import { radiationTherapist } from "./radiation-therapist.ts";
import { ropeAccessTechnician } from "./rope-access-technician.ts";
import { sapConsultant } from "./sap-consultant.ts";
import { shipwright } from "./shipwright.ts";
import { stonemason } from "./stonemason.ts";
import { tramDriver } from "./tram-driver.ts";
import { winemaker } from "./winemaker.ts";

/** CVs of eighteen more people: thirteen in usual templates, builders and exports, five of rarer kinds. */
export const twentySeventhHeldCvs: readonly UnseenCv[] = [
  anaestheticTechnician,
  creditController,
  economist,
  emergencyCallTaker,
  employmentConsultant,
  farrier,
  gisAnalyst,
  learningDesigner,
  nurseryHand,
  oralHealthTherapist,
  postalDeliveryOfficer,
  radiationTherapist,
  ropeAccessTechnician,
  sapConsultant,
  shipwright,
  stonemason,
  tramDriver,
  winemaker,
];
