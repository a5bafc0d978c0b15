import { rangeIn } from "../../../lexicon/time/spans.ts";
import { isTitle } from "../../../lexicon/cv/titles.ts";
import { headingOf } from "../../../lexicon/cv/headings.ts";
import type { Row, Segment } from "./pdf-segments.ts";

/** Rows of one entry are this many times the font size apart at most. */
const within = 1.9;

const isDated = ({ text }: Segment) => text.length < 60 && rangeIn(text)?.isRange === true;

const isShortTitle = ({ text }: Segment) => text.split(" ").length < 5 && isTitle(text);

const isAt =
  (edge: number) =>
  ({ x }: Segment): boolean =>
    Math.round(x) === edge;

/** The rows without more space between them than within an entry. */
const groupsOf = (rows: readonly Row[]): Row[][] => {
  const groups: Row[][] = [];
  for (const row of rows) {
    const above = groups.at(-1)?.at(-1);
    const [first] = row.segments;
    const isNear = above && row.y - above.y <= first!.size * within && headingOf(first!.text) === null;
    if (isNear) groups.at(-1)!.push(row);
    else groups.push([row]);
  }
  return groups;
};

/** The left edge that all second texts of a group share; null where the group is no head with its tasks beside it. */
const tasksAt = (group: readonly Row[]): number | null => {
  const seconds = group.flatMap(({ segments: [, second] }) => second ?? []);
  const firsts = group.map(({ segments: [first] }) => first!);
  const edge = Math.round(seconds[0]?.x ?? 0);
  const isTask = isAt(edge);
  const heads = firsts.filter((first) => !isTask(first));
  const tasks = [...seconds, ...firsts.filter(isTask)];
  return seconds.length > 0 &&
    group.every(({ segments, isTable }) => segments.length < 3 && !isTable) &&
    seconds.every(isTask) &&
    heads.every(({ end }) => end < edge) &&
    heads.length > 1 &&
    heads.filter(isDated).length === 1 &&
    heads.every(({ text }) => headingOf(text) === null) &&
    tasks.every((task) => !isDated(task) && !isShortTitle(task))
    ? edge
    : null;
};

/**
 * Rows in which the tasks of jobs stand beside their heads, each job with the lines of its head and then with those of its
 * tasks: "Chef ‖ Cooks for ninety" above "Acme ‖ Orders the fish" and "2019 – 2021", in two jobs at least.
 */
export const withTasksBelow = (rows: readonly Row[]): readonly Row[] => {
  const groups = groupsOf(rows).map((group) => ({ group, edge: tasksAt(group) }));
  const edges = groups.flatMap(({ edge }) => edge ?? []);
  if (edges.length < 2 || new Set(edges).size > 1) return rows;
  const left = Math.min(...groups.filter(({ edge }) => edge).map(({ group }) => leftOf(group)));
  let down = 0;
  return groups.flatMap(({ group, edge }) => {
    if (edge === null) return group.map((row) => ({ ...row, y: row.y + down }));
    const isTask = isAt(edge);
    const own = group.flatMap(({ segments }) => segments);
    const step = (group.at(-1)!.y - group[0]!.y) / Math.max(1, group.length - 1);
    // Heads that end at one edge begin at one, too.
    const lines = [
      ...own.filter((one) => !isTask(one)).map((one) => ({ ...one, x: left })),
      ...own.filter(isTask),
    ];
    const result = lines.map((one, at): Row => ({ y: group[0]!.y + down + at * step, segments: [one] }));
    down += (lines.length - group.length) * step;
    return result;
  });
};

const leftOf = (group: readonly Row[]): number => Math.min(...group.map(({ segments }) => segments[0]!.x));
