import type { UnseenCv } from "../unseen/known.ts";
import { agronomist } from "./agronomist.ts";
import { barber } from "./barber.ts";
import { biostatistician } from "./biostatistician.ts";
import { cinemaAttendant } from "./cinema-attendant.ts";
import { concierge } from "./concierge.ts";
import { dialysisNurse } from "./dialysis-nurse.ts";
import { legalSecretary } from "./legal-secretary.ts";
import { nightFiller } from "./night-filler.ts";
import { painter } from "./painter.ts";
import { partsInterpreter } from "./parts-interpreter.ts";
import { pathologyCollector } from "./pathology-collector.ts";
import { removalist } from "./removalist.ts";
import { shotfirer } from "./shotfirer.ts";
import { sterilisationTechnician } from "./sterilisation-technician.ts";
import { systemsAdministrator } from "./systems-administrator.ts";
import { taxAccountant } from "./tax-accountant.ts";
import { vocationalTrainer } from "./vocational-trainer.ts";
import { wardClerk } from "./ward-clerk.ts";

/** CVs of eighteen more people as job seekers have them: thirteen in usual templates and exports, five of rarer kinds. */
export const twentyFifthHeldCvs: readonly UnseenCv[] = [
  agronomist,
  barber,
  biostatistician,
  cinemaAttendant,
  concierge,
  dialysisNurse,
  legalSecretary,
  nightFiller,
  painter,
  partsInterpreter,
  pathologyCollector,
  removalist,
  shotfirer,
  sterilisationTechnician,
  systemsAdministrator,
  taxAccountant,
  vocationalTrainer,
  wardClerk,
];
