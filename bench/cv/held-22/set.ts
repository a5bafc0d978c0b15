import type { UnseenCv } from "../unseen/known.ts";
import { acousticEngineer } from "./acoustic-engineer.ts";
import { actuary } from "./actuary.ts";
import { commercialDiver } from "./commercial-diver.ts";
import { customsBroker } from "./customs-broker.ts";
import { dietitian } from "./dietitian.ts";
import { fashionBuyer } from "./fashion-buyer.ts";
import { landscapeGardener } from "./landscape-gardener.ts";
import { liftTechnician } from "./lift-technician.ts";
import { locksmith } from "./locksmith.ts";
import { pestController } from "./pest-controller.ts";
import { procurementManager } from "./procurement-manager.ts";
import { radiographer } from "./radiographer.ts";
import { sheepShearer } from "./sheep-shearer.ts";
import { speechPathologist } from "./speech-pathologist.ts";
import { tourGuide } from "./tour-guide.ts";
import { trainDriver } from "./train-driver.ts";

/** CVs of sixteen more people as job seekers have them: twelve in usual templates and exports, four of unusual kinds. */
export const twentySecondHeldCvs: readonly UnseenCv[] = [
  acousticEngineer,
  actuary,
  commercialDiver,
  customsBroker,
  dietitian,
  fashionBuyer,
  landscapeGardener,
  liftTechnician,
  locksmith,
  pestController,
  procurementManager,
  radiographer,
  sheepShearer,
  speechPathologist,
  tourGuide,
  trainDriver,
];
