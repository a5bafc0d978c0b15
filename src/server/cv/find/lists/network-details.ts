import { spanIn } from "../../../../lexicon/time/spans.ts";
import { joinLines, textOf, type Line } from "../../text/line.ts";

/** "Hill Academy License T1-2216 March 2016 to July 2027": who issued a certificate, its number and its time. */
const details = /^(\p{Lu}.+?) Licen[cs]e (\S*\d\S*|\S{1,6} \S*\d\S*)$/u;

/** The issuer, the number and the time of such a line, each on its own; null where it is none. */
const partsOf = (line: Line, above: Line | undefined): string[] | null => {
  const text = textOf(line);
  const span = spanIn(text);
  const before = span && span.to === text.length ? text.slice(0, span.from).trim() : text;
  const [, issuer = "", number = ""] = details.exec(before) ?? [];
  const isBelow = above !== undefined && !line.bullet && !line.gap && above.flow === line.flow;
  if (!isBelow || !span || above.style === line.style || !issuer) return null;
  return [issuer, number, text.slice(span.from)];
};

/**
 * The lines of certificates as a network of professionals prints them, with what is said of each divided: it has nothing
 * between the issuer, the number and the time.
 */
export const withNetworkDetails = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const parts = line.parts.length === 1 ? partsOf(line, above) : null;
    return parts ? [{ ...above, parts: [...above.parts, ...parts] }] : null;
  });
