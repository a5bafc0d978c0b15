/** A row of a CSV text with the line that it begins on, or what is wrong with it. */
export type CsvRow = { line: number } & ({ record: string[] } | { problem: string });

/** The most characters of one text in quotes; one that goes on is taken for one whose quote somebody forgot to close. */
const maxQuoted = 4_000_000;
/** The most fields, and characters, of one row: no row of jobs has as many. */
const maxFields = 10_000;
const maxRow = 2 * maxQuoted;

type Row = { record: string[]; end: number };
/** A row that cannot be read; the rest of the line behind `upTo` is left out. */
type Broken = { upTo: number; problem: string };

const neverClosed = (at: number): Broken => ({
  upTo: at,
  problem: 'A quote (") that is opened here is never closed.',
});
const tooLong = (at: number): Broken => ({
  upTo: at,
  problem: "This row is too long. Is the end of its line missing?",
});

/**
 * Finds the rows of a CSV text that comes in chunks, its lines ended by LF. Quotes within a text are taken as meant. A
 * quote that is never closed costs the line that it is on.
 */
export const rowSplitter = (delimiter: string) => {
  const fieldEnd = new RegExp(`[${delimiter.replace(/[\]\\^-]/, "\\$&")}\\n]`, "g");
  let rest = "";
  /** How much of a row had come when its end was last looked for in vain: it is looked for again once as much more has come. */
  let tried = 0;
  let line = 1;
  /** The line goes on behind a row that is broken. */
  let isCut = false;

  function* rows(isEnd: boolean): Generator<CsvRow> {
    if (!isEnd && rest.length < 2 * tried) return;
    let at = 0;
    while (at < rest.length) {
      if (isCut) {
        const end = rest.indexOf("\n", at);
        isCut = end < 0;
        if (!isCut) line++;
        at = isCut ? rest.length : end + 1;
        continue;
      }
      const match = rowAt(rest, at, { delimiter, fieldEnd, isEnd });
      const row = match ?? (rest.length - at > maxRow ? tooLong(rest.length) : null);
      if (!row) break;
      const isBroken = "problem" in row;
      const end = isBroken ? row.upTo : row.end;
      const before = newlinesIn(rest, at, end);
      yield isBroken ? { line: line + before, problem: row.problem } : { line, record: row.record };
      line += before;
      at = end;
      isCut = isBroken;
    }
    rest = rest.slice(at);
    tried = rest.length;
  }

  return {
    *write(chunk: string): Generator<CsvRow> {
      rest += chunk;
      yield* rows(false);
    },
    *end(): Generator<CsvRow> {
      yield* rows(true);
    },
  };
};

const newlinesIn = (text: string, from: number, to: number): number => {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) count++;
  return count;
};

interface Rules {
  delimiter: string;
  /** A delimiter or the end of a line. */
  fieldEnd: RegExp;
  /** No more text comes. */
  isEnd: boolean;
}

/** The row that begins at `from`; null when more text is needed. */
const rowAt = (text: string, from: number, rules: Rules): Row | Broken | null => {
  const { delimiter, fieldEnd, isEnd } = rules;
  const record: string[] = [];
  for (let at = from; ; at++) {
    if (record.length >= maxFields) return tooLong(at);
    // A quote behind ", " opens a text, too; between tabs, blanks are fields.
    while (text[at] === " " || (text[at] === "\t" && delimiter !== "\t")) at++;
    if (text[at] === '"') {
      const field = quotedAt(text, at, rules);
      if (!field || "problem" in field) return field;
      record.push(field.value);
      at = field.end;
    } else {
      fieldEnd.lastIndex = at;
      const end = fieldEnd.exec(text)?.index;
      if (end === undefined && !isEnd) return null;
      record.push(text.slice(at, end));
      at = end ?? text.length;
    }
    if (at >= text.length) return isEnd ? { record, end: at } : null;
    if (text[at] === "\n") return { record, end: at + 1 };
  }
};

/** The text in quotes that begins at `start`. */
const quotedAt = (
  text: string,
  start: number,
  { delimiter, isEnd }: Rules,
): { value: string; end: number } | Broken | null => {
  let value = "";
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (from - start > maxQuoted) return neverClosed(start);
    if (quote < 0) return isEnd || text.length - start > maxQuoted ? neverClosed(start) : null;
    value += text.slice(from, quote);
    if (text[quote + 1] === '"') {
      value += '"';
      from = quote + 2;
      continue;
    }
    let end = quote + 1;
    while (text[end] === " ") end++;
    if (end >= text.length && !isEnd) return null;
    if (end >= text.length || text[end] === delimiter || text[end] === "\n") return { value, end };
    const before = text[quote - 1];
    // A quote that opens the field of a later line: the one before was forgotten.
    if ((before === delimiter || before === "\n") && value.includes("\n")) return neverClosed(start);
    value += '"';
    from = quote + 1;
  }
};
