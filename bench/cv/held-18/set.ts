import type { UnseenCv } from "../unseen/known.ts";
import { actor } from "./actor.ts";
import { biosecurityOfficer } from "./biosecurity-officer.ts";
import { bookkeeper } from "./bookkeeper.ts";
import { chiefOperatingOfficer } from "./chief-operating-officer.ts";
import { enrolledNurse } from "./enrolled-nurse.ts";
import { eventCoordinator } from "./event-coordinator.ts";
import { haulTruckOperator } from "./haul-truck-operator.ts";
import { housekeepingSupervisor } from "./housekeeping-supervisor.ts";
import { insuranceBroker } from "./insurance-broker.ts";
import { qualityInspector } from "./quality-inspector.ts";
import { refrigerationApprentice } from "./refrigeration-apprentice.ts";
import { researchAnalyst } from "./research-analyst.ts";
import { shipsOfficer } from "./ships-officer.ts";
import { softwareTester } from "./software-tester.ts";
import { vehiclePainter } from "./vehicle-painter.ts";
import { woolClasser } from "./wool-classer.ts";

/** Usual CVs of sixteen more people, from here and from eight other countries, as forms, stationers, mail, templates, networks, typesetters and drawing sites write them. */
export const eighteenthHeldCvs: readonly UnseenCv[] = [
  actor,
  biosecurityOfficer,
  bookkeeper,
  chiefOperatingOfficer,
  enrolledNurse,
  eventCoordinator,
  haulTruckOperator,
  housekeepingSupervisor,
  insuranceBroker,
  qualityInspector,
  refrigerationApprentice,
  researchAnalyst,
  shipsOfficer,
  softwareTester,
  vehiclePainter,
  woolClasser,
];
