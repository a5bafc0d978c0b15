import { textOf, type Line } from "../../text/line.ts";
import { isLabel } from "../../../../lexicon/cv/labels.ts";
import { isTableHead } from "./table-heads.ts";

/** Lines of a form whose labels are broken in their narrow column: "Name and address of ‖ Acme" above "employer". */
export const joinLabels = (all: readonly Line[]): Line[] => {
  const lines = all.map(withoutColon).flatMap(pairsOf);
  const result: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const [first = "", ...values] = line.parts;
    const rest = [1, 2].find((count) => {
      const below = lines.slice(at + 1, at + 1 + count);
      const isBelow =
        below.length === count && below.every(({ parts, flow }) => parts.length === 1 && flow === line.flow);
      return (
        values.length > 0 && !isLabel(first) && isBelow && isLabel([first, ...below.map(textOf)].join(" "))
      );
    });
    if (rest === undefined) result.push(line);
    else {
      const label = [first, ...lines.slice(at + 1, at + 1 + rest).map(textOf)].join(" ");
      result.push({ ...line, parts: [label, ...values] });
      at += rest;
    }
  }
  return result;
};

/** "Designation ‖ : ‖ Chef", where the colons have a column of their own. */
const withoutColon = (line: Line): Line => {
  const [first = "", second = "", ...values] = line.parts;
  if (second !== ":") return line;
  const lefts = line.lefts && [line.lefts[0]!, ...line.lefts.slice(2)];
  return { ...line, parts: [`${first}:`, ...values], ...(lefts && { lefts }) };
};

/** "Given names ‖ Ana ‖ Surname ‖ Costa": a form with two labels on a line. */
const pairsOf = (line: Line): Line[] => {
  const { parts } = line;
  if (parts.length !== 4 || ![parts[0]!, parts[2]!].every(isLabel) || isTableHead(line)) return [line];
  return [0, 2].map((at) => ({
    ...line,
    parts: parts.slice(at, at + 2),
    ...(line.lefts && { lefts: line.lefts.slice(at, at + 2) }),
  }));
};
