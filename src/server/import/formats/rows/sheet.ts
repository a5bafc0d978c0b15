import { counted } from "../../../../domain/text/counted.ts";
import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { FeedUnreadable, type FeedItem } from "../../feed-job.ts";
import { alike, fieldOf, fieldsCalled, isBeside, isLong, type FieldName } from "../../fields/field-called.ts";
import { isPay, isWorkType } from "../../fields/fits.ts";
import { isTaken, takeLabelled } from "../../fields/labelled-lines.ts";
import { placeFields } from "../../fields/part-of.ts";
import { namesPlace } from "../../places/place-by-value.ts";
import { statusIn, statusOfHeading } from "../../jobs/status-words.ts";
import { plain, stateOf, stateShape } from "../../places/read-place.ts";
import { JobFields } from "../../fields/job-fields.ts";
import { jobOfFields } from "../../fields/job-of-fields.ts";
import { aloneIn, openPairs } from "./detail-rows.ts";
import { headingsAt } from "./headings.ts";
import { needsRows, openBlanks } from "./blank-cells.ts";
import { columnsByValue } from "./columns-by-value.ts";
import { ownerAbove, ownerBelow } from "./owner-in-rows.ts";
import { maxTitleLines, namesColumns } from "./csv-header.ts";
import { upright } from "./sideways.ts";

/** A row of a table: the texts of its cells, and the addresses that they link to. */
export interface SheetRow {
  line: number;
  /** It was a column of a sheet on its side, and its number is the column's. */
  isColumn?: boolean;
  record: readonly string[];
  links?: readonly string[];
  /** It is marked as one whose job is over. */
  isOver?: boolean;
  /** What the row below it says of the same job, across the columns. */
  detail?: string;
}

/** Rows that show what the columns are whose names say nothing. */
const sample = 30;

/** Makes jobs of the rows of a table, one of whose first rows names the columns. */
export const openSheet = () => {
  let columns: readonly string[] | null = null;
  let filled = (record: readonly string[]): readonly string[] => record;
  /** The place that a row of its own names for those below it. */
  let place = "";
  /** What such a row says of those below it: that they are over. */
  let over = "";
  const pairs = openPairs();
  const jobsOf = (given: SheetRow): FeedItem[] => {
    const row = aloneIn(given) === undefined ? { ...given, record: filled(given.record) } : given;
    const owner = columns!.length > 2 ? ownerBelow(row.record) : "";
    if (owner) return [{ at: `line ${row.line}`, owner }];
    const first = columns!.length > 2 ? aloneIn(row) : undefined;
    if (first !== undefined && (stateOf(first) !== null || namesPlace("", first))) {
      place = first;
      return [];
    }
    const status = first === undefined ? null : statusOfHeading(first);
    if (status !== null) {
      over = status ? "" : first!;
      return [];
    }
    return itemsOf(row, columns!, { place, over: row.isOver ? "a mark in its row" : over });
  };
  let waiting: SheetRow[] = [];
  /** Where the first of them that names columns is; -1 for none. */
  let named = -1;

  const release = (): FeedItem[] => {
    const rows = waiting;
    waiting = [];
    return rows.flatMap(pairs.take).flatMap(jobsOf);
  };
  /** A sheet whose rows do not name columns may be on its side. */
  const turn = (): void => {
    if (named < 0) waiting = upright(waiting);
  };
  const begin = (): FeedItem[] => {
    turn();
    const { names, next } = namesIn(waiting, named);
    const [{ line }] = waiting as [SheetRow];
    const above = waiting.slice(0, next - 1).map(({ record }) => record);
    const owner = ownerAbove(above);
    place = placeAbove(above);
    waiting = waiting.slice(next);
    columns = columnsOf(names);
    filled = openBlanks(
      names,
      waiting.filter((row) => aloneIn(row) === undefined).map(({ record }) => record),
    );
    return [...(owner ? [{ at: `line ${line}`, owner }] : []), ...release()];
  };
  return {
    take: (row: SheetRow): FeedItem[] => {
      if (columns) return pairs.take(row).flatMap(jobsOf);
      // Empty rows, and Excel's "sep=;".
      const isEmpty = row.record.every((value) => !value.trim());
      if (isEmpty || (!waiting.length && /^"?sep=/i.test(row.record[0]!))) return [];
      if (named < 0 && waiting.length < maxTitleLines && namesColumns(row.record)) named = waiting.length;
      waiting.push(row);
      // The row below may name columns as well.
      const isBelow = named >= 0 && waiting.length > named + 1;
      return waiting.length > sample || (isBelow && isClear(waiting[named]!)) ? begin() : [];
    },
    /** @throws FeedUnreadable where no column is the title. */
    end: (): FeedItem[] => [...(columns || !waiting.length ? [] : begin()), ...pairs.end().flatMap(jobsOf)],
    /** Whether some row names the columns of jobs. */
    isOfJobs: (): boolean => {
      turn();
      return named >= 0 || hasTitleIn(columns ?? namesIn(waiting, named).names);
    },
  };
};

/** Whether each column has a name that is one of the lists, and what blank cells mean does not matter: no rows need to be looked at for what it is. */
const isClear = ({ record }: SheetRow): boolean =>
  !needsRows(record) && record.every((name) => !name.trim() || fieldOf(name) !== undefined);

/** Of the first rows, the one whose cells are called like most fields. */
const likeliestHeader = (rows: readonly SheetRow[]): number => {
  const counts = rows
    .slice(0, maxTitleLines)
    .map(({ record }) => record.filter((name) => name.length <= 60 && fieldsCalled(name).length).length);
  const known = counts.indexOf(Math.max(2, ...counts));
  const isWide = ({ record }: SheetRow) => record.filter((cell) => cell.trim()).length > 2;
  return Math.max(0, known < 0 ? rows.findIndex(isWide) : known);
};

/** Whether a row says facts of a job, where no row names them: "Cook", "Roma QLD", "Casual". */
const hasFacts = ({ record }: SheetRow): boolean =>
  record.filter(
    (cell) => isPay(cell) || isWorkType(cell) || namesPlace("", cell) || /^https?:\/\/\S+$/.test(cell),
  ).length > 1;

/** What the columns of rows are called, by their names and their values, and the first row below the names. @param named The row that names them; -1 where none is sure to. */
const namesIn = (rows: readonly SheetRow[], named: number): { names: readonly string[]; next: number } => {
  if (!rows.length) return { names: [], next: 0 };
  const at = named < 0 ? likeliestHeader(rows) : named;
  const { names, next } =
    named < 0 && hasFacts(rows[at]!)
      ? { names: rows[at]!.record.map(() => ""), next: at }
      : headingsAt(
          rows.map(({ record }) => record),
          at,
        );
  const values = rows.slice(next).filter((row) => aloneIn(row) === undefined && !ownerBelow(row.record));
  return {
    names: columnsByValue(
      names,
      values.map(({ record }) => record),
    ),
    next,
  };
};

/** The place that a row above the names of the columns says, "Shop", "Roma QLD", or "Roma QLD" alone; "" for none. */
const placeAbove = (rows: readonly (readonly string[])[]): string => {
  const said = rows.map((row) => row.map((cell) => cell.trim()).filter(Boolean));
  const places = said.map(([first = "", value = first, ...others]) => {
    return !others.length && !isBeside(first) && !/\d/.test(value) && namesPlace(first, value) ? value : "";
  });
  return places.find(Boolean) ?? "";
};

const hasTitleIn = (names: readonly string[]): boolean => {
  const fields = names.flatMap((name) => fieldsCalled(name)[0]?.field ?? []);
  return fields.length > 2 && fields.includes("title");
};

const itemsOf = (
  { line, isColumn, record, links, detail }: SheetRow,
  columns: readonly string[],
  { place, over }: { place: string; over: string },
): FeedItem[] => {
  const at = `${isColumn ? "column" : "line"} ${line}`;
  if (record.every((value) => !value.trim()) || namesColumnsAgain(record, columns) || isSum(record))
    return [];
  const isWhole =
    record.length === columns.length ||
    (record.length > columns.length && record.slice(columns.length).every((value) => !value.trim()));
  return [
    isWhole
      ? { at, job: jobOfFields(withDetail(withPlace(fieldsIn(record, columns, links, over), place), detail)) }
      : { at, problem: wrongCount(record.length, columns.length) },
  ];
};

const withPlace = (fields: JobFields, place: string): JobFields => {
  if (!place) return fields;
  if (!fields.has(...placeFields)) fields.set("location", place, alike);
  // A town below the name of its state.
  else if (stateOf(place) !== null && !saysState(fields)) fields.set("state", place, alike);
  return fields;
};
const withDetail = (fields: JobFields, detail: string | undefined): JobFields => {
  if (detail) fields.set("description", takeLabelled(fields, detail), alike);
  return fields;
};

/** A row below the jobs with the sum of something: "Total", and numbers. */
const isSum = (record: readonly string[]): boolean => {
  const [name = "", ...sums] = record.map((cell) => cell.trim()).filter(Boolean);
  return (
    feedWords.sums.includes(name.toLowerCase().replace(/:$/, "")) && sums.every((sum) => !/\p{L}/u.test(sum))
  );
};

const saysState = (fields: JobFields): boolean =>
  fields.has("state", "region", "postcode", "country") ||
  placeFields.some((field) => plain(fields.values[field] ?? "").search(stateShape) >= 0);

/** Files that were put together from several repeat the names of their columns. */
const namesColumnsAgain = (record: readonly string[], columns: readonly string[]): boolean =>
  namesColumns(record) &&
  columns.every((name, index) => !fieldOf(name) || fieldOf(record[index] ?? "") === fieldOf(name));

/**
 * The name of each column, without empty ones at the end.
 * @throws FeedUnreadable where the title has none, or nothing can stand for a description.
 */
const columnsOf = (header: readonly string[]): readonly string[] => {
  const called = header.filter((name) => name.trim()).map((name) => fieldsCalled(name)[0]?.field);
  const hasMore = called.some((field) => !field || !nameOnly.includes(field));
  const missing =
    !called.includes("title") && !(called.includes("name") && called.length > 3)
      ? "title"
      : hasMore
        ? null
        : "description";
  if (missing)
    throw new FeedUnreadable(
      `Its first line names no column for the job's ${missing}. Name one "${missing}". The columns are: ${header.join(", ").slice(0, 300)}.`,
    );
  return header.slice(0, header.findLastIndex((name) => name.trim()) + 1);
};
/** What says too little of a job. */
const nameOnly: readonly FieldName[] = ["title", "name", "employer", "reference"];

const fieldsIn = (
  record: readonly string[],
  columns: readonly string[],
  links: readonly string[] = [],
  over = "",
): JobFields => {
  const fields = new JobFields();
  if (over) fields.end(over);
  for (const [index, name] of columns.entries()) {
    const text = record[index] ?? "";
    // "Apply" and "Read the ad" are what links are called.
    if (links[index] && statusIn(text) !== false && fieldsCalled(name)[0]?.field === "url")
      fields.say(name, links[index]);
    else if (!name && isTaken(fields, text)) continue;
    else if (!links[index] || !isLong(fieldOf(name))) fields.say(name, text);
  }
  const link = links[columns.findIndex((name) => fieldOf(name) === "title")] || links.find(Boolean);
  if (link && !fields.values.url) fields.set("url", link);
  return fields;
};

const wrongCount = (match: number, wanted: number) =>
  `It has ${counted(match, "field")}, the first line has ${wanted}. Put quotes around text that holds a delimiter or a new line.`;
