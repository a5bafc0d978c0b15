import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { titleScore } from "../../../../lexicon/cv/titles.ts";
import type { Row } from "../parts/rows.ts";

const textOf = ({ parts }: Row): string => parts.join(" ");

/** Whether rows are employers above their roles: each with dates below, one of them with several, and none like a title. */
const areOwners = (rows: readonly Row[], owners: readonly number[], anchors: readonly number[]): boolean => {
  const [first] = owners;
  const roles = owners.map((at, n) =>
    anchors.filter((one) => one > at && one < (owners[n + 1] ?? rows.length)),
  );
  const margin = owners.reduce(
    (sum, at) => sum + titleScore(textOf(rows[at]!)) - employerScore(textOf(rows[at]!)),
    0,
  );
  return (
    first !== undefined &&
    first < anchors[0]! &&
    margin <= 0 &&
    roles.every(({ length }) => length > 0) &&
    roles.some(({ length }) => length > 1)
  );
};

/**
 * The rows without dates that are employers above the roles there, in a look that nothing else has: "Acme" in bold letters
 * above "Head Chef, 2021 – now" and "Sous Chef, 2019 – 2021".
 */
export const ownersIn = (rows: readonly Row[], anchors: readonly number[]): Set<number> => {
  const isTitled = anchors.filter((at) => titleScore(textOf(rows[at]!)) > 0).length * 2 > anchors.length;
  const looks = Map.groupBy(
    [...rows.keys()].filter((at) => rows[at]!.line.style !== ""),
    (at) => rows[at]!.line.style,
  );
  const owners = [...looks.values()].find(
    (own) =>
      own.every((at) => {
        const { isHead, span, line } = rows[at]!;
        const isFirst = at === 0 || rows[at - 1]!.line.page < line.page;
        return isHead && !span && !line.bullet && (line.gap || isFirst);
      }) && areOwners(rows, own, anchors),
  );
  return new Set(isTitled ? owners : []);
};
