import type { UnseenCv } from "./known.ts";
import { altacv } from "./printed/altacv.ts";
import { canva } from "./printed/canva.ts";
import { changer } from "./printed/changer.ts";
import { chef } from "./printed/chef.ts";
import { electrician } from "./printed/electrician.ts";
import { europass } from "./printed/europass.ts";
import { executive } from "./printed/executive.ts";
import { filipino } from "./printed/filipino.ts";
import { indeed } from "./printed/indeed.ts";
import { indian } from "./printed/indian.ts";
import { leaver } from "./printed/leaver.ts";
import { lebenslauf } from "./printed/lebenslauf.ts";
import { linkedin } from "./printed/linkedin.ts";
import { manager } from "./printed/manager.ts";
import { military } from "./printed/military.ts";
import { narrow } from "./printed/narrow.ts";
import { nurse } from "./printed/nurse.ts";
import { seek } from "./printed/seek.ts";
import { sentences } from "./printed/sentences.ts";
import { uk } from "./printed/uk.ts";
import { academic } from "./tex/academic.ts";
import { deedy } from "./tex/deedy.ts";
import { jake } from "./tex/jake.ts";
import { moderncv } from "./tex/moderncv.ts";
import { driver } from "./word/driver.ts";
import { educator } from "./word/educator.ts";
import { publicServant } from "./word/public-servant.ts";
import { receptionist } from "./word/receptionist.ts";
import { stylist } from "./word/stylist.ts";
import { supportWorker } from "./word/support-worker.ts";

/** CVs that were written without a look at the reader: each its own person and form. */
export const unseenCvs: readonly UnseenCv[] = [
  academic,
  altacv,
  canva,
  changer,
  chef,
  deedy,
  driver,
  educator,
  electrician,
  europass,
  executive,
  filipino,
  indeed,
  indian,
  jake,
  leaver,
  lebenslauf,
  linkedin,
  manager,
  military,
  moderncv,
  narrow,
  nurse,
  publicServant,
  receptionist,
  seek,
  sentences,
  stylist,
  supportWorker,
  uk,
];
