import { isSpanAlone } from "../../../../lexicon/time/spans.ts";
import type { Line } from "../../text/line.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

const { roles, columns } = entryWords;

/** What a column of a table has: dates, tasks, a value that is a piece of an entry, or something else. */
export type ColumnName = keyof typeof columns | keyof typeof roles;

const patterns = Object.entries({ ...columns, ...roles }).map(([name, wordings]) => ({
  name: name as ColumnName,
  pattern: new RegExp(`^${wordings}$`, "i"),
}));

const nameOf = (text: string): ColumnName | undefined =>
  patterns.find(({ pattern }) => pattern.test(text))?.name;

const headOfColumn = /^\p{Lu}[\p{L} ./&-]{1,30}$/u;

/**
 * The names of the columns of a table, also of those that no list has. The only such column of jobs tells what was done, beside
 * an expiry it names what expires; several, such as "Vessel", "Days" and "Depth", say something else where the rest is known.
 */
const withUnknownNames = (
  names: readonly (ColumnName | undefined)[],
  parts: readonly string[],
): (ColumnName | undefined)[] => {
  const unknown = names.flatMap((name, at) => (name === undefined ? at : []));
  const has = (...wanted: ColumnName[]) => wanted.some((name) => names.includes(name));
  const areJobs = has("employer") && has("title");
  const isEntry = (areJobs && has("dates", "from")) || (has("licence") && has("expires", "number"));
  const isOnly = unknown.length === 1;
  if (!unknown.every((at) => headOfColumn.test(parts[at]!)) || !(isOnly || isEntry)) return [...names];
  const isNamed = has("licence", "award", "title");
  const name = !isOnly ? "other" : has("expires") && !isNamed ? "licence" : areJobs ? "tasks" : "other";
  return names.map((one) => one ?? name);
};

const anything = new RegExp(`^${entryWords.anything}$`, "i");
/** "What ‖ Number ‖ Since ‖ Until": a table of numbers is one of licences, and so are its times; so are certificates that expire. */
const asLicences = (
  names: readonly (ColumnName | undefined)[],
  parts: readonly string[],
): (ColumnName | undefined)[] => {
  const isJob = names.some(
    (name, at) => name === "employer" || (name === "title" && !anything.test(parts[at]!)),
  );
  const isOfLicences = (["number", "licence", "expires"] as const).some((name) => names.includes(name));
  // "Qualification ‖ Provider ‖ Date obtained".
  if (isJob || !isOfLicences) return names.map((name) => (name === "issued" ? "dates" : name));
  const award = names.includes("expires") ? "licence" : "award";
  const own: Partial<Record<ColumnName, ColumnName>> = {
    from: "issued",
    to: "expires",
    title: "licence",
    award,
  };
  return names.map((name) => (name && own[name]) ?? name);
};

const unit = new RegExp(`^${entryWords.units}$`, "i");
/** "Hospital ‖ Unit ‖ From ‖ To": the unit is no employer beside the hospital. */
const withoutUnits = (
  names: readonly (ColumnName | undefined)[],
  parts: readonly string[],
): (ColumnName | undefined)[] => {
  const isUnit = (at: number) => unit.test(parts[at]!);
  const isSaid = names.some((name, at) => name === "employer" && !isUnit(at));
  return names.map((name, at) => (isSaid && isUnit(at) ? "other" : name));
};

/** "When ‖ Where ‖ As": beside what somebody was there, and no other employer, "where" is no school and "place" no town. */
const withEmployer = (
  names: readonly (ColumnName | undefined)[],
  parts: readonly string[],
): (ColumnName | undefined)[] => {
  const isJob = names.some((name, at) => name === "title" && !anything.test(parts[at]!));
  const isSchool = names.includes("award") || names.includes("employer");
  return names.map((name, at) =>
    isJob && !isSchool && /^(?:where|place)$/i.test(parts[at]!) ? "employer" : name,
  );
};

/** The names of the columns in the head of a table by its texts; null where they are none. */
export const columnNamesOf = (parts: readonly string[]): ColumnName[] | null => {
  const named = parts.map((part) => {
    const plain = part.replace(/[\s:.*]+$/, "");
    const sides = plain.split(/\s*[/,&]\s*|\s+and\s+/).flatMap((side) => nameOf(side) ?? []);
    // "Card / cert no." has the number, and "Company & mine" the company.
    return nameOf(plain) ?? sides.find((name) => name === "number") ?? sides[0];
  });
  const found = withoutUnits(asLicences(withEmployer(named, parts), parts), parts);
  const isTable = found.length > 3 || (found.length > 1 && found.includes("expires"));
  const names = isTable ? withUnknownNames(found, parts) : found;
  return parts.length > 1 && names.every((name) => name !== undefined) ? names : null;
};

/** Whether a line is the head of a table whose columns have known names. */
export const isTableHead = (line: Line): boolean => columnNamesOf(line.parts) !== null;

/** A line, and what its parts are where the head of its table says it. */
export interface Cells {
  line: Line;
  names: readonly ColumnName[] | null;
}

/** Finds tables with heads, which are left out. A cell with tasks becomes a line of its own. */
export const underHeads = (lines: readonly Line[], hasDate: (text: string) => boolean): Cells[] => {
  let head: ColumnName[] | null = null;
  let edges: readonly number[] = [];
  return lines.flatMap((one): Cells[] => {
    const columnNames = columnNamesOf(one.parts);
    if (columnNames) {
      head = columnNames;
      edges = one.lefts ?? [];
      return [];
    }
    const line = withEmptyCells(head ? withDateAlone(one, head) : one, edges);
    const isRow =
      head?.length === line.parts.length &&
      line.parts.every((part, at) => !/^(?:dates|from)$/.test(head![at]!) || hasDate(part));
    if (!head || !isRow) return [{ line, names: null }];
    const isTask = (_: string, at: number) => head![at] === "tasks";
    const own = line.parts.filter((part, at) => !isTask(part, at));
    const tasks = line.parts.filter(isTask);
    return [
      { line: { ...line, parts: own }, names: head.filter((name) => name !== "tasks") },
      ...tasks.map((part) => ({ line: { ...line, parts: [part], bullet: true, gap: false }, names: null })),
    ];
  });
};

/** A row of a name and dates, whose other cells are empty and left no edges, below a head with as many columns for dates. */
const withDateAlone = (line: Line, head: readonly ColumnName[]): Line => {
  const [name = "", ...dates] = line.parts;
  const dated = head.flatMap((column, at) => (/^(?:dates|expires|issued)$/.test(column) ? at : []));
  const isOfJobs = head.includes("employer") || head.includes("title");
  const isRow =
    !isOfJobs && head.length > dates.length + 1 && dated.length === dates.length && !line.lefts?.length;
  return isRow && name && dates.length && dates.every(isSpanAlone)
    ? { ...line, parts: head.map((_, at) => (at === 0 ? name : (dates[dated.indexOf(at)] ?? ""))) }
    : line;
};

/** A row with empty cells where nothing stands below the name of a column, as its edges say. */
const withEmptyCells = (line: Line, edges: readonly number[]): Line => {
  const { parts, lefts = [] } = line;
  const columns = lefts.map((left) => edges.findIndex((edge) => Math.abs(edge - left) < 3));
  const isOfTable = parts.length > 1 && parts.length < edges.length && columns.every((at) => at >= 0);
  return isOfTable && new Set(columns).size === parts.length
    ? { ...line, parts: edges.map((_, at) => parts[columns.indexOf(at)] ?? ""), lefts: edges }
    : line;
};

/** The cells that name something, as a label and its value. */
export const labelledCells = ({ line, names }: Cells): string[] =>
  (names ?? []).flatMap((name, at) =>
    name in roles && /[\p{L}\p{N}]/u.test(line.parts[at] ?? "") ? `${name}: ${line.parts[at]}` : [],
  );

/** The text that has the dates of a row. */
export const datesOf = ({ line, names }: Cells): string => {
  const of = (...wanted: ColumnName[]) => line.parts.filter((_, at) => wanted.includes(names![at]!));
  return of("dates").concat(of("from", "to").join(" to ")).filter(Boolean).join(" ");
};
