import { employerAreas } from "./employers/employer-path.ts";

const areas = ["ag", "company", ...Object.values(employerAreas)].join("|");
const leading = new RegExp(`^/(user|jobs(/[^/]+)?|job/\\d+(/[^/]+)?|(${areas})(/.*)?)$`);

/**
 * Whether the page of a path may lead to another address: an area without a page of its own, a job or an employer that is
 * named otherwise.
 */
export const mayLeadOn = (path: string): boolean => leading.test(path);
