import type { UnseenCv } from "../unseen/known.ts";
import { agedCareWorker } from "./aged-care-worker.ts";
import { chiefFinancialOfficer } from "./chief-financial-officer.ts";
import { civilEngineer } from "./civil-engineer.ts";
import { graduateAnalyst } from "./graduate-analyst.ts";
import { graphicDesigner } from "./graphic-designer.ts";
import { headChef } from "./head-chef.ts";
import { itContractor } from "./it-contractor.ts";
import { mechanicalEngineer } from "./mechanical-engineer.ts";
import { medicalReceptionist } from "./medical-receptionist.ts";
import { miningOperator } from "./mining-operator.ts";
import { primaryTeacher } from "./primary-teacher.ts";
import { researchFellow } from "./research-fellow.ts";
import { salesRepresentative } from "./sales-representative.ts";
import { schoolLeaver } from "./school-leaver.ts";
import { softwareEngineer } from "./software-engineer.ts";
import { truckDriver } from "./truck-driver.ts";

/** Usual CVs of many trades, from Word, Canva, Indeed and others, in Australia or on the way there, written without a look at the reader. */
export const fourteenthHeldCvs: readonly UnseenCv[] = [
  agedCareWorker,
  chiefFinancialOfficer,
  civilEngineer,
  graduateAnalyst,
  graphicDesigner,
  headChef,
  itContractor,
  mechanicalEngineer,
  medicalReceptionist,
  miningOperator,
  primaryTeacher,
  researchFellow,
  salesRepresentative,
  schoolLeaver,
  softwareEngineer,
  truckDriver,
];
