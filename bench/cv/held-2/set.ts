import type { UnseenCv } from "../unseen/known.ts";
import { agedCare } from "./aged-care.ts";
import { apprentice } from "./apprentice.ts";
import { backpacker } from "./backpacker.ts";
import { cyber } from "./cyber.ts";
import { educator } from "./educator.ts";
import { engineer } from "./engineer.ts";
import { mechanic } from "./mechanic.ts";
import { nurse } from "./nurse.ts";
import { operator } from "./operator.ts";
import { retail } from "./retail.ts";
import { sousChef } from "./sous-chef.ts";
import { student } from "./student.ts";

/** CVs that were written after the reader had been tried on the unseen half, and without a look at it: each its own person and form. */
export const heldCvs: readonly UnseenCv[] = [
  agedCare,
  apprentice,
  backpacker,
  cyber,
  educator,
  engineer,
  mechanic,
  nurse,
  operator,
  retail,
  sousChef,
  student,
];
