import type { UnseenCv } from "../unseen/known.ts";
import { archivist } from "./archivist.ts";
import { florist } from "./florist.ts";
import { hotelManager } from "./hotel-manager.ts";
import { meatProcessingWorker } from "./meat-processing-worker.ts";
import { occupationalTherapist } from "./occupational-therapist.ts";
import { paralegal } from "./paralegal.ts";
import { personalTrainer } from "./personal-trainer.ts";
import { productManager } from "./product-manager.ts";
import { railTrackWorker } from "./rail-track-worker.ts";
import { structuralEngineer } from "./structural-engineer.ts";
import { tiler } from "./tiler.ts";
import { trafficController } from "./traffic-controller.ts";
import { travelConsultant } from "./travel-consultant.ts";
import { upholsterer } from "./upholsterer.ts";
import { windTurbineTechnician } from "./wind-turbine-technician.ts";
import { youthWorker } from "./youth-worker.ts";

/** CVs of sixteen more people as job seekers have them: eleven in usual templates and exports, five of unusual kinds. */
export const twentyFirstHeldCvs: readonly UnseenCv[] = [
  archivist,
  florist,
  hotelManager,
  meatProcessingWorker,
  occupationalTherapist,
  paralegal,
  personalTrainer,
  productManager,
  railTrackWorker,
  structuralEngineer,
  tiler,
  trafficController,
  travelConsultant,
  upholsterer,
  windTurbineTechnician,
  youthWorker,
];
