import type { UnseenCv } from "../unseen/known.ts";
import { assistantPrincipal } from "./assistant-principal.ts";
import { beltSplicer } from "./belt-splicer.ts";
import { bottleShopManager } from "./bottle-shop-manager.ts";
import { caretaker } from "./caretaker.ts";
import { conveyancer } from "./conveyancer.ts";
import { correctionalOfficer } from "./correctional-officer.ts";
import { dataEngineer } from "./data-engineer.ts";
import { freightForwarder } from "./freight-forwarder.ts";
import { grantsOfficer } from "./grants-officer.ts";
import { industrialDesigner } from "./industrial-designer.ts";
import { laundryAttendant } from "./laundry-attendant.ts";
import { lifeguard } from "./lifeguard.ts";
import { lifestyleCoordinator } from "./lifestyle-coordinator.ts";
import { musicTeacher } from "./music-teacher.ts";
import { neuroscientist } from "./neuroscientist.ts";
import { solarInstaller } from "./solar-installer.ts";
import { sonographer } from "./sonographer.ts";
import { stationHand } from "./station-hand.ts";

/** CVs of eighteen more people as job seekers have them: fourteen in usual templates, builders and exports, four of rarer kinds. */
export const twentySixthHeldCvs: readonly UnseenCv[] = [
  assistantPrincipal,
  beltSplicer,
  bottleShopManager,
  caretaker,
  conveyancer,
  correctionalOfficer,
  dataEngineer,
  freightForwarder,
  grantsOfficer,
  industrialDesigner,
  laundryAttendant,
  lifeguard,
  lifestyleCoordinator,
  musicTeacher,
  neuroscientist,
  solarInstaller,
  sonographer,
  stationHand,
];
