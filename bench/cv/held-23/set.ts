import type { UnseenCv } from "../unseen/known.ts";
import { butcher } from "./butcher.ts";
import { cafeOwner } from "./cafe-owner.ts";
import { chemicalEngineer } from "./chemical-engineer.ts";
import { courtOfficer } from "./court-officer.ts";
import { entomologist } from "./entomologist.ts";
import { environmentalConsultant } from "./environmental-consultant.ts";
import { firefighter } from "./firefighter.ts";
import { funeralDirector } from "./funeral-director.ts";
import { glazier } from "./glazier.ts";
import { mobileDeveloper } from "./mobile-developer.ts";
import { nbnTechnician } from "./nbn-technician.ts";
import { optometrist } from "./optometrist.ts";
import { panelBeater } from "./panel-beater.ts";
import { paramedic } from "./paramedic.ts";
import { recruitmentConsultant } from "./recruitment-consultant.ts";
import { refrigerationMechanic } from "./refrigeration-mechanic.ts";
import { teacherAide } from "./teacher-aide.ts";
import { townPlanner } from "./town-planner.ts";

/** CVs of eighteen more people as job seekers have them: fourteen in usual templates and exports, four of rarer kinds. */
export const twentyThirdHeldCvs: readonly UnseenCv[] = [
  butcher,
  cafeOwner,
  chemicalEngineer,
  courtOfficer,
  entomologist,
  environmentalConsultant,
  firefighter,
  funeralDirector,
  glazier,
  mobileDeveloper,
  nbnTechnician,
  optometrist,
  panelBeater,
  paramedic,
  recruitmentConsultant,
  refrigerationMechanic,
  teacherAide,
  townPlanner,
];
