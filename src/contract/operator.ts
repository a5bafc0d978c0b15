import * as z from "zod/mini";
import { abn } from "./abn.ts";
import { label } from "./link.ts";

/** The legal entity that runs a site: policies name it. */
export const operator = z.strictObject({
  name: label,
  abn,
  /** Where letters reach it. */
  address: label,
});
