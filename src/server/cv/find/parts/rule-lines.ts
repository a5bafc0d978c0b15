import { textOf, type Line } from "../../text/line.ts";

/** "=====" below a heading, "- - - -" between parts. */
const rule = /^(?:[=_~*#–—-] ?){3,}$/;

/** The lines without those that only draw one: what follows stands apart. */
export const withoutRules = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, at) => {
    if (rule.test(textOf(line))) return [];
    return at > 0 && rule.test(textOf(lines[at - 1]!)) ? { ...line, gap: true } : line;
  });
