import { counted } from "../../../domain/text/counted.ts";
import { FeedUnreadable, wholeFile, type FeedItem } from "../feed-job.ts";
import type { JsonObject } from "../fields/json-values.ts";
import { readDocument } from "./read-json.ts";
import { areOfJob } from "./records/job-like.ts";
import { wholeText } from "./whole-text.ts";

/** The names of a table's columns, as its definition says them, and its rows. */
interface Table {
  columns: readonly string[];
  rows: JsonObject[];
  /** How many rows were left out, as they have more or fewer cells than there are columns. */
  leftOut: number;
}
type Tables = Map<string, Table>;

const begins = /^(?:--|\/\*|#|(?:set|use|create|drop|insert|replace|begin|start|pragma|lock|copy)\b)/i;
/** Statements with their signs: in an ad, a line may begin with "Create table settings". */
const statement =
  /^[ \t]*(?:create\s+table[^\n(]*\(\s*$|(?:insert|replace)\s+(?:into\s+)?\S+\s*(?:\([^)]*\)\s*)?values\s*\(|copy\s[^\n]*\)\s+from\s+stdin)/im;

/** Whether a text is a dump of a database: statements of SQL that make tables and fill them. */
export const isSql = (head: string): boolean => begins.test(head.trimStart()) && statement.test(head);

const textShape = (sign: string, hasBackslashes: boolean): string =>
  hasBackslashes
    ? String.raw`${sign}[^${sign}\\]*(?:(?:${sign}${sign}|\\[^])[^${sign}\\]*)*${sign}`
    : `${sign}[^${sign}]*(?:${sign}${sign}[^${sign}]*)*${sign}`;

/** What a statement is made of: texts, names, signs and words; comments are left out. */
const tokensOf = (text: string, hasBackslashes: boolean): string[] => {
  const texts = `${textShape("'", hasBackslashes)}|${textShape('"', hasBackslashes)}`;
  const others = String.raw`[^\s(),;'"${"`"}[\].]+(?:\.\d+)?`;
  const shape = String.raw`--[^\n]*|/\*[^]*?(?:\*/|$)|${texts}|${"`[^`]*`"}|\[[^\]\n]{0,200}\]|[(),;.]|${others}`;
  return (text.match(new RegExp(shape, "g")) ?? []).filter((token) => !/^(?:--|\/\*)/.test(token));
};

const signs: Record<string, string> = { n: "\n", r: "\r", t: "\t", 0: "" };
const withSigns = (text: string): string =>
  text.replace(/\\([^])/g, (_, sign: string) => signs[sign] ?? sign);

/** A text or a name without its marks. */
const unquoted = (token: string, hasBackslashes = false): string => {
  const mark = /^['"`[]/.exec(token)?.[0];
  if (!mark) return token;
  const text = token.slice(1, -1).replaceAll(mark + mark, mark);
  return hasBackslashes ? withSigns(text) : text;
};

/** The parts between commas of the brackets that open at `at`, and where they end. */
const partsAt = (tokens: readonly string[], at: number): { parts: string[][]; end: number } => {
  const parts: string[][] = [[]];
  let depth = 0;
  for (let end = at; end < tokens.length; end++) {
    const token = tokens[end]!;
    if (token === ")" && --depth === 0) return { parts, end: end + 1 };
    if (token === "(" && depth++ === 0) continue;
    if (token === "," && depth === 1) parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return { parts, end: tokens.length };
};

/** A cell: nothing, a number, or the text in what makes a value of it, `CAST(N'2026-11-17' AS Date)`. */
const cellOf = (part: readonly string[], hasBackslashes: boolean): string | null => {
  const at = part.findIndex((token) => /^['"]/.test(token));
  if (at >= 0) return unquoted(part[at]!, hasBackslashes || /^e$/i.test(part[at - 1] ?? ""));
  const word = part.join("");
  return /^null$/i.test(word) ? null : word;
};

const notColumns = /^(?:primary|key|unique|constraint|index|foreign|check|fulltext|spatial)$/i;
const beforeName = /^(?:insert|replace|into|ignore|create|table|temporary|if|not|exists|or|only)$/i;

const addRow = (table: Table, columns: readonly string[], cells: readonly (string | null)[]): void => {
  if (columns.length === cells.length)
    table.rows.push(Object.fromEntries(columns.map((name, at) => [name, cells[at]])));
  else table.leftOut++;
};

/** Takes the columns of `CREATE TABLE` and the rows of `INSERT INTO … VALUES`. */
const takeStatement = (tables: Tables, tokens: readonly string[], hasBackslashes: boolean): void => {
  const kind = tokens[0]?.toLowerCase() ?? "";
  const isTable = kind === "create" && tokens.slice(1, 4).some((token) => /^table$/i.test(token));
  if (!isTable && kind !== "insert" && kind !== "replace") return;
  let at = tokens.findIndex((token) => !beforeName.test(token));
  while (tokens[at + 1] === ".") at += 2;
  const name = unquoted(tokens[at] ?? "");
  const table = tables.get(name) ?? { columns: [], rows: [], leftOut: 0 };
  tables.set(name, table);
  const list = tokens[at + 1] === "(" ? partsAt(tokens, at + 1) : null;
  const own = list?.parts.flatMap(([first = ""]) => (notColumns.test(first) ? [] : [unquoted(first)]));
  if (isTable) {
    table.columns = own ?? [];
    return;
  }
  const columns = own ?? table.columns;
  for (at = list?.end ?? at + 1; at < tokens.length;) {
    if (tokens[at] !== "(") at++;
    else {
      const { parts, end } = partsAt(tokens, at);
      addRow(
        table,
        columns,
        parts.map((part) => cellOf(part, hasBackslashes)),
      );
      at = end;
    }
  }
};

/** Takes rows as PostgreSQL copies them, with tabs between their cells: `COPY public.jobs (id, title) FROM stdin;`. @returns the rest */
const takeCopied = (tables: Tables, text: string): string => {
  const rest: string[] = [];
  let open: Table | null = null;
  for (const line of text.split("\n")) {
    const head: RegExpExecArray | null = open ? null : copies.exec(line);
    if (head) {
      const [, path, names] = head as string[] as [string, string, string];
      open = { columns: names.split(",").map((name) => unquoted(name.trim())), rows: [], leftOut: 0 };
      tables.set(unquoted(path.split(".").at(-1)!), open);
    } else if (!open) rest.push(line);
    else if (/^\\\.\s*$/.test(line)) open = null;
    else addRow(open, open.columns, line.replace(/\r$/, "").split("\t").map(copiedCell));
  }
  return rest.join("\n");
};
const copies = /^copy\s+(\S+)\s*\(([^)]*)\)\s+from\s+stdin/i;
const copiedCell = (cell: string): string | null =>
  cell === String.raw`\N` ? null : (listIn(cell) ?? withSigns(cell));
/** `{Dalby,"Port Augusta"}`: a column that is a list, in words; null for other cells. */
const listIn = (cell: string): string | null => {
  const [, items] = /^\{((?:"[^"\\]*"|[^"{}:,\\]*)(?:,(?:"[^"\\]*"|[^"{}:,\\]*))*)\}$/.exec(cell) ?? [];
  return items === undefined ? null : items.replace(/"([^"]*)"/g, "$1").replaceAll(",", "; ");
};

/**
 * MySQL escapes quotes in a text with a backslash. It alone puts names between backticks, and says the engine of a table; in
 * other dumps no letter stands right behind the end of a text.
 */
const ofMySql = /^[^'"\n]*?\b(?:table|into)[^'"\n]{0,200}`|^\s*\)\s*engine\s*=|\\'\p{L}/imu;

const tablesIn = (text: string): Tables => {
  const tables: Tables = new Map();
  const hasBackslashes = ofMySql.test(text);
  let open: string[] = [];
  // SQL Server has "GO" on a line of its own, or nothing, for the ";" between statements.
  const statements = takeCopied(tables, text).replace(/^go[ \t\r]*$/gim, ";");
  for (const token of tokensOf(statements, hasBackslashes)) {
    const isNext = /^insert$/i.test(token) && open.at(-1) === ")";
    if (token !== ";" && !isNext) open.push(token);
    else {
      takeStatement(tables, open, hasBackslashes);
      open = isNext ? [token] : [];
    }
  }
  takeStatement(tables, open, hasBackslashes);
  return tables;
};

/** Jobs of a dump of a database: the rows of its tables as records with the columns' names. @throws FeedUnreadable where no table is of jobs */
export async function* readSql(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const tables = tablesIn(await wholeText(text, "This dump is too long. Export the table of jobs as CSV."));
  const filled = [...tables].filter(([, { rows }]) => rows.length);
  if (!filled.some(([, { rows }]) => areOfJob(Object.keys(rows[0]!)))) {
    const names = filled.slice(0, 10).map(([name]) => name);
    throw new FeedUnreadable(
      `It is a dump of a database, and no table in it has rows with the columns of jobs${names.length ? ` (it has ${names.join(", ")})` : ""}. Export the table of jobs as CSV.`,
    );
  }
  for (const [name, { leftOut }] of tables)
    if (leftOut)
      yield {
        at: wholeFile,
        note: `${counted(leftOut, "row")} of the table "${name.slice(0, 80)}" left out: their cells are more or fewer than its columns.`,
      };
  yield* readDocument(Object.fromEntries(filled.map(([name, { rows }]) => [name, rows])));
}
