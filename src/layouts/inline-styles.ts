import { createHash } from "node:crypto";
import sheet from "../styles/global.css?inline";

/**
 * The styles of the sites as a part of the page, and what lets them be there under the policy: for pages where visits
 * begin, which then wait for nothing to be painted.
 */
export const inlineStyles = {
  sheet,
  hash: `sha256-${createHash("sha256").update(sheet).digest("base64")}`,
} as const;
