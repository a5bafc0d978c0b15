import { textOf, type Line } from "../../text/line.ts";
import { headingOf } from "../../../../lexicon/cv/headings.ts";
import { isLabel } from "../../../../lexicon/cv/labels.ts";
import { isTableHead } from "./table-heads.ts";

/** Lines of a form whose labels are broken in their narrow column: "Name and address of ‖ Acme" above "employer". */
export const joinLabels = (all: readonly Line[]): Line[] => {
  const plain = all.map(withoutColon);
  const columns = labelColumns(plain);
  const lines = withRepeatedLabels(plain.flatMap((line) => pairsOf(line, columns)).map(withColon));
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
      result.push(withColon({ ...line, parts: [label, ...values] }));
      at += rest;
    }
  }
  return result;
};

/** "Designation ‖ : ‖ Chef", where the colons have a column of their own, and "Designation ‖ : Chef". */
const withoutColon = (line: Line): Line => {
  const [first = "", second = "", ...values] = line.parts;
  if (/^:\s*\S/.test(second))
    return { ...line, parts: [`${first.replace(/:$/, "")}:`, second.slice(1).trim(), ...values] };
  if (second !== ":") return line;
  const lefts = line.lefts && [line.lefts[0]!, ...line.lefts.slice(2)];
  return { ...line, parts: [`${first}:`, ...values], ...(lefts && { lefts }) };
};

/** "Name ‖ Ana Costa", where a form has no colons. */
const withColon = (line: Line): Line => {
  const [first = "", second = "", ...others] = line.parts;
  return isLabel(first) && second && !first.endsWith(":") && !isLabel(second) && !isTableHead(line)
    ? { ...line, parts: [`${first}:`, second, ...others] }
    : line;
};

const edgesOf = ({ lefts = [] }: Line): number[] => lefts.map(Math.round);

/** The left edges at which the third text of a line is a label. */
const labelColumns = (lines: readonly Line[]): ReadonlySet<number> =>
  new Set(
    lines.flatMap((line) =>
      line.parts.length === 4 && isLabel(line.parts[2]!) ? edgesOf(line).slice(2, 3) : [],
    ),
  );

/** "Given names ‖ Ana ‖ Surname ‖ Costa": a form with two labels on a line, of which the second may be one by its place. */
const pairsOf = (line: Line, columns: ReadonlySet<number>): Line[] => {
  const { parts } = line;
  const [first = "", second = "", third = ""] = parts;
  const isSecond = isLabel(third) || columns.has(edgesOf(line)[2] ?? -1);
  const areLabels = (isLabel(first) || headingOf(first) !== null) && !isLabel(second) && isSecond;
  if (parts.length !== 4 || !areLabels || isTableHead(line)) return [line];
  return [0, 2].map((at) => ({
    ...line,
    parts: [`${parts[at]!.replace(/\s*:$/, "")}:`, parts[at + 1]!],
    ...(line.lefts && { lefts: line.lefts.slice(at, at + 2) }),
  }));
};

const labelOf = ({ parts: [first = ""] }: Line): string => first.replace(/\s*:$/, "");
/** Whether a line of two texts may be a label with its value. */
const mayBeLabelled = ({ parts, bullet }: Line): boolean =>
  parts.length === 2 && !bullet && /^\p{Lu}[\p{L} /&]{2,30}:?$/u.test(parts[0]!);

/** "Client ‖ Acme" in each of several entries, beside lines with labels that are known: a label that no list has. */
const withRepeatedLabels = (lines: readonly Line[]): Line[] => {
  const groups = Map.groupBy(lines.filter(mayBeLabelled), labelOf);
  const known = new Set([...groups.keys()].filter(isLabel));
  const places = new Map(lines.map((line, at) => [line, at]));
  const isBeside = (line: Line): boolean => {
    const at = places.get(line)!;
    return [lines[at - 1], lines[at + 1]].some(
      (other) =>
        other !== undefined &&
        known.has(labelOf(other)) &&
        other.parts.length === 2 &&
        other.lefts?.every((left, n) => Math.abs(left - (line.lefts?.[n] ?? -9)) < 2) !== false,
    );
  };
  const repeated = [...groups].filter(([label, own]) => !known.has(label) && own.length > 1);
  // A label beside one that was found is one, too.
  for (let pass = 0; pass < 3; pass++)
    for (const [label, own] of repeated) if (own.every(isBeside)) known.add(label);
  return lines.map((line) =>
    mayBeLabelled(line) && known.has(labelOf(line)) && !isTableHead(line)
      ? { ...line, parts: [`${labelOf(line)}:`, line.parts[1]!] }
      : line,
  );
};
