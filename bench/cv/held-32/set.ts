import type { UnseenCv } from "../unseen/known.ts";
import { aircraftEngineer } from "./aircraft-engineer.ts";
import { cateringSupervisor } from "./catering-supervisor.ts";
import { claimsDelegate } from "./claims-delegate.ts";
import { cottonFarmHand } from "./cotton-farm-hand.ts";
import { courierDriver } from "./courier-driver.ts";
import { gelatoMaker } from "./gelato-maker.ts";
import { integrationDeveloper } from "./integration-developer.ts";
import { mineSurveyor } from "./mine-surveyor.ts";
import { nailTechnician } from "./nail-technician.ts";
import { orthoptist } from "./orthoptist.ts";
import { palaeontologist } from "./palaeontologist.ts";
import { phoneRepairer } from "./phone-repairer.ts";
import { poolTechnician } from "./pool-technician.ts";
import { respiteCarer } from "./respite-carer.ts";
import { roofer } from "./roofer.ts";
import { signWriter } from "./sign-writer.ts";
import { strataManager } from "./strata-manager.ts";
import { teacherLibrarian } from "./teacher-librarian.ts";

/** CVs of eighteen more people: nine in usual templates, exports and tables, nine of rarer kinds. */
export const thirtySecondHeldCvs: readonly UnseenCv[] = [
  aircraftEngineer,
  cateringSupervisor,
  claimsDelegate,
  cottonFarmHand,
  courierDriver,
  gelatoMaker,
  integrationDeveloper,
  mineSurveyor,
  nailTechnician,
  orthoptist,
  palaeontologist,
  phoneRepairer,
  poolTechnician,
  respiteCarer,
  roofer,
  signWriter,
  strataManager,
  teacherLibrarian,
];
