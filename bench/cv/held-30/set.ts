import type { UnseenCv } from "../unseen/known.ts";
import { agedCareWorker } from "./aged-care-worker.ts";
import { bioinformatician } from "./bioinformatician.ts";
import { boutiqueManager } from "./boutique-manager.ts";
import { constructionEstimator } from "./construction-estimator.ts";
import { criminologist } from "./criminologist.ts";
import { dieselApprentice } from "./diesel-apprentice.ts";
import { fencingContractor } from "./fencing-contractor.ts";
import { graduateArchitect } from "./graduate-architect.ts";
import { hrManager } from "./hr-manager.ts";
import { jeweller } from "./jeweller.ts";
import { linehaulDriver } from "./linehaul-driver.ts";
import { maintenancePlanner } from "./maintenance-planner.ts";
import { midwife } from "./midwife.ts";
import { pastryChef } from "./pastry-chef.ts";
import { petroleumEngineer } from "./petroleum-engineer.ts";
import { prosthetist } from "./prosthetist.ts";
import { structuralEngineer } from "./structural-engineer.ts";
import { tattooArtist } from "./tattoo-artist.ts";

/** CVs of eighteen more people: fourteen in usual templates, builders and exports, four of rarer kinds. */
export const thirtiethHeldCvs: readonly UnseenCv[] = [
  agedCareWorker,
  bioinformatician,
  boutiqueManager,
  constructionEstimator,
  criminologist,
  dieselApprentice,
  fencingContractor,
  graduateArchitect,
  hrManager,
  jeweller,
  linehaulDriver,
  maintenancePlanner,
  midwife,
  pastryChef,
  petroleumEngineer,
  prosthetist,
  structuralEngineer,
  tattooArtist,
];
