import type { Line } from "../text/line.ts";

/** What a column of a table has: dates, tasks, a value that a label of a piece names, or something else. */
export type ColumnName = "dates" | "from" | "to" | "tasks" | "other" | `${string}:`;

const columns: readonly (readonly [ColumnName, RegExp])[] = [
  ["from", /^(?:from|start(?:ed)?|commenced|start date|date from)$/i],
  ["to", /^(?:to|until|finish(?:ed)?|end(?:ed)?|end date|date to)$/i],
  [
    "dates",
    /^(?:dates?|period|years?|duration|when|time|months?|tenure|completed|completion|year (?:of (?:completion|passing)|completed)|passing year|dates? (?:employed|of employment|completed)|employment (?:dates?|period)|from\W+to)$/i,
  ],
  ["Position:", /^(?:position|title|job title|role|designation|occupation|job|position (?:held|title))$/i],
  [
    "Employer:",
    /^(?:employer|company|organi[sz]ation|business|firm|workplace|(?:company|employer) name|name of (?:employer|company))$/i,
  ],
  ["Location:", /^(?:location|place|city|suburb|site|country)$/i],
  [
    "Qualification:",
    /^(?:(?:s\.? ?no\.? )?qualification|course|degree|award|certificate|program(?:me)?|qualification title|course name|title of course)$/i,
  ],
  [
    "Institution:",
    /^(?:institut(?:e|ion)|university|school|college|provider|rto|training provider|board ?\/ ?(?:university|institut(?:e|ion)))$/i,
  ],
  [
    "tasks",
    /^(?:(?:key |main )?(?:duties|responsibilities|tasks|achievements)|description|details|duties (?:and|&) responsibilities|comments|notes)$/i,
  ],
  [
    "other",
    /^(?:s\.? ?no\.?|no\.?|code|(?:course|unit) code|% ?\/ ?c?gpa|c?gpa|number|status|result|grade|marks|percentage|class|type|reason for leaving|expiry)$/i,
  ],
];

/** The names of the columns in the head of a table; null where a line is none. */
const columnsOf = ({ parts }: Line): ColumnName[] | null => {
  const names = parts.map((part) => columns.find(([, name]) => name.test(part.replace(/\W+$/, "")))?.[0]);
  return parts.length > 1 && names.every((name) => name !== undefined) ? names : null;
};

/** Whether a line is the head of a table whose columns have known names. */
export const isTableHead = (line: Line): boolean => columnsOf(line) !== null;

/** A line, and what its parts are where the head of its table says it. */
export interface Cells {
  line: Line;
  names: readonly ColumnName[] | null;
}

/** Finds tables with heads, which are left out. A cell with tasks becomes a line of its own. */
export const underHeads = (lines: readonly Line[], hasDate: (text: string) => boolean): Cells[] => {
  let head: ColumnName[] | null = null;
  return lines.flatMap((line): Cells[] => {
    const columnNames = columnsOf(line);
    if (columnNames) {
      head = columnNames;
      return [];
    }
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

/** The cells that name something, as a label and its value. */
export const labelledCells = ({ line, names }: Cells): string[] =>
  (names ?? []).flatMap((name, at) => (name.endsWith(":") ? `${name} ${line.parts[at]!}` : []));

/** The text that has the dates of a row. */
export const datesOf = ({ line, names }: Cells): string => {
  const of = (...wanted: ColumnName[]) => line.parts.filter((_, at) => wanted.includes(names![at]!));
  return of("dates").concat(of("from", "to").join(" to ")).filter(Boolean).join(" ");
};
