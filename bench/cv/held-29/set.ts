import type { UnseenCv } from "../unseen/known.ts";
import { astronomer } from "./astronomer.ts";
import { automationEngineer } from "./automation-engineer.ts";
import { bookEditor } from "./book-editor.ts";
import { checkoutOperator } from "./checkout-operator.ts";
import { exercisePhysiologist } from "./exercise-physiologist.ts";
import { ferryMaster } from "./ferry-master.ts";
import { fraudInvestigator } from "./fraud-investigator.ts";
import { gameDeveloper } from "./game-developer.ts";
import { navalArchitect } from "./naval-architect.ts";
import { oysterFarmer } from "./oyster-farmer.ts";
import { processWorker } from "./process-worker.ts";
import { radioProducer } from "./radio-producer.ts";
import { recordsManager } from "./records-manager.ts";
import { rigger } from "./rigger.ts";
import { specialEducationTeacher } from "./special-education-teacher.ts";
import { supportCoordinator } from "./support-coordinator.ts";
import { sushiChef } from "./sushi-chef.ts";
import { toolmaker } from "./toolmaker.ts";

/** CVs of eighteen more people: fourteen in usual templates, builders and exports, four of rarer kinds. */
export const twentyNinthHeldCvs: readonly UnseenCv[] = [
  astronomer,
  automationEngineer,
  bookEditor,
  checkoutOperator,
  exercisePhysiologist,
  ferryMaster,
  fraudInvestigator,
  gameDeveloper,
  navalArchitect,
  oysterFarmer,
  processWorker,
  radioProducer,
  recordsManager,
  rigger,
  specialEducationTeacher,
  supportCoordinator,
  sushiChef,
  toolmaker,
];
