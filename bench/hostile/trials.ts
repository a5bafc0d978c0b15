import type { Row } from "../report.ts";
import { away } from "./away.ts";
import { containers } from "./containers.ts";
import { costs } from "./costs.ts";
import { floods } from "./floods.ts";
import { documents } from "./documents.ts";
import { fullDisk } from "./full-disk.ts";
import { kills } from "./kills.ts";
import { photo } from "./photo.ts";
import { api, raw } from "./requests.ts";
import { svg } from "./svg.ts";

/** The extent of the trials. */
export interface Plan {
  seed: number;
  /** The number of the first request. */
  first: number;
  requests: number;
  kills: number;
  /** A part of the paths of calls, for `floods` of these alone. */
  only: string | undefined;
}

/** Runs one trial and returns the rows of its table. */
export type Trial = (plan: Plan) => Promise<Row[]>;

/** Every trial by its name. */
export const trials: Readonly<Record<string, Trial>> = {
  raw,
  api,
  costs,
  floods,
  kills,
  "full-disk": fullDisk,
  away,
  containers,
  photo,
  documents,
  svg,
};
