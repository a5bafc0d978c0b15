import { employerScore, isCompany } from "../../../../lexicon/cv/employers.ts";
import { isTitle, titleScore } from "../../../../lexicon/cv/titles.ts";
import type { Span } from "../../../../lexicon/time/spans.ts";
import { textOf } from "../../text/line.ts";
import type { Row } from "../parts/rows.ts";
import { isPlace } from "../../words/places.ts";

/** The most rows between an employer and the first role there: a line about the employer, and the role above its dates. */
const mostBetween = 3;

const year = (value: string | undefined) => Number(value?.slice(0, 4) ?? 9999);

/** Whether a time is within another one, as far as their years say. */
export const isWithin = (one: Span | null, other: Span | null): boolean =>
  Boolean(one?.start && other?.start) &&
  year(other?.start?.value) <= year(one?.start?.value) &&
  year(other?.end?.value) >= year(one?.end?.value);

/** "Mpumalanga Boiler Contractors Ltd": the words of a title in the name of a company. */
const isFirm = (text: string): boolean => {
  // "Scrub Nurse, Hill Hospital, Port Lincoln SA" has no form of a company.
  const [name = ""] = text.split(",");
  return isCompany(name) && employerScore(name) > titleScore(name);
};

/** Whether a row with dates names an employer alone, and the next one with dates a role within that time. */
const isGroup = (rows: readonly Row[], at: number, next: number): boolean => {
  const { span, parts } = rows[at]!;
  const text = parts.join(" ");
  if (
    !text ||
    (isTitle(text) && !isFirm(text)) ||
    next - at > mostBetween + 1 ||
    !isWithin(rows[next]!.span, span)
  )
    return false;
  if (parts.filter((part) => !isPlace(part)).length !== 1) return false;
  const above = rows[at - 1];
  const isBelowTitle = above?.isHead === true && !above.span && isTitle(textOf(above.line));
  // "• Seconded to the mine, 2019 – 2020" below the employer of the title above.
  const isTask = isBelowTitle && rows[next]!.line.bullet && !rows[at]!.line.bullet;
  if (next === at + 1) return !isTask && rows[next]!.parts.length > 0;
  if (isBelowTitle) return false;
  // The title is in the row of the dates or directly above it, and nowhere before.
  const titles = rows
    .slice(at + 1, next + 1)
    .map(({ isHead, parts: own }) => isHead && isTitle(own.join(" ")));
  return titles.slice(0, -2).every((isOne) => !isOne) && titles.slice(-2).some(Boolean) && !titles[0];
};

const lookOf = ({ line }: Row): string => `${line.style} ${Math.round(line.lefts?.[0] ?? 0)}`;

/**
 * The rows with dates that are employers, with their own dates, above the roles there: "Acme ‖ 2015 – 2021". Where no role has
 * their look, one whose name has the words of a title is such, too: "Hill Street Lawyers ‖ 2012 – 2014".
 */
export const groupsIn = (rows: readonly Row[], anchors: readonly number[]): Set<number> => {
  const pairs = anchors.flatMap((at, index) => {
    const next = anchors[index + 1];
    return next === undefined ? [] : [{ at, next }];
  });
  const sure = pairs.filter(({ at, next }) => isGroup(rows, at, next));
  const looks = new Set(sure.map(({ at }) => lookOf(rows[at]!)));
  // "• Newman, Jul – Sep 2021" is a task where roles are in no list.
  const areInLists = sure.some(({ next }) => rows[next]!.line.bullet);
  const isAlike = ({ at, next }: { at: number; next: number }) =>
    next - at <= mostBetween &&
    (areInLists || !rows[next]!.line.bullet) &&
    rows[at]!.line.style !== "" &&
    looks.has(lookOf(rows[at]!)) &&
    isWithin(rows[next]!.span, rows[at]!.span);
  const hasRole = sure.some(({ next }) => looks.has(lookOf(rows[next]!)));
  return new Set(
    (hasRole ? sure : pairs.filter((one) => sure.includes(one) || isAlike(one))).map(({ at }) => at),
  );
};

/** The heads that are roles below an employer, within its dates where it has some. */
export const rolesIn = <Head extends { isGroup: boolean; span: Span | null }>(
  heads: readonly Head[],
): Set<Head> => {
  let group: Head | null = null;
  return new Set(
    heads.filter((head) => {
      if (head.isGroup) group = head;
      else if (group?.span && !isWithin(head.span, group.span)) group = null;
      return group !== null && !head.isGroup;
    }),
  );
};

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

/** Rows without dates in a look of their own that are employers: "Acme" above "Head Chef, 2021 – now" and "Sous Chef, 2019 – 2021". */
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
