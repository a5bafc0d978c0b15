import { textOf, type Line } from "../../text/line.ts";
import { isLevel } from "./items.ts";

const isOfLevel = (line: Line | undefined): boolean => line !== undefined && isLevel(textOf(line));

/** Whether a line names a group: a level stands below it, and then what is in the group, in another look. */
const isGroup = (line: Line, level: Line | undefined, below: Line | undefined): boolean =>
  isOfLevel(level) &&
  below !== undefined &&
  !isOfLevel(below) &&
  !below.gap &&
  below.style !== line.style &&
  below.flow === line.flow;

/** The lines of skills without levels, and without the names of groups above these: "Test automation" above "Advanced" and "Cypress". */
export const withoutGroups = (lines: readonly Line[]): Line[] =>
  lines.filter((line, at) => !isOfLevel(line) && !isGroup(line, lines[at + 1], lines[at + 2]));
