import { parseDocument, visit, type Document, type ErrorCode, type LineCounter, type Scalar } from "yaml";

/** A syntax error of a text, and where it is. */
interface Fault {
  /** Characters from the beginning. */
  offset: number;
  says: string;
}

/** Our messages for errors of the parser. */
const inOurWords: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: "this field stands here twice; remove one of the two",
  TAB_AS_INDENT: "the line begins with a tab; begin it with blanks",
  MULTILINE_IMPLICIT_KEY: "the line names no field; write its name, a colon and a blank before its value",
};

/** Where a text is not valid YAML, or YAML treats characters of the text as syntax; the first error of each line. */
export const yamlFaults = (document: Document.Parsed, { linePos }: LineCounter): Fault[] => {
  const faults: Fault[] = [];
  const scalars: Scalar.Parsed[] = [];
  visit(document, {
    Alias: (_, { range }) => void faults.push({ offset: range![0], says: begins("*") }),
    Scalar: (_, scalar) => {
      const { range, anchor, comment } = scalar as Scalar.Parsed;
      scalars.push(scalar as Scalar.Parsed);
      if (anchor !== undefined) faults.push({ offset: range[0], says: begins("&") });
      if (comment && /^\S/.test(comment))
        faults.push({ offset: range[0], says: `"#${comment}" is left out; put the whole between quotes` });
    },
  });
  for (const { code, message, pos } of [...document.errors, ...document.warnings]) {
    // The parser reports an unclosed quote at the end of the text; it is reported here where it starts.
    const around = scalars.find(({ range: [start, end] }) => start <= pos[0] && pos[0] <= end);
    faults.push({
      offset: code === "MISSING_CHAR" ? (around?.range[0] ?? pos[0]) : pos[0],
      says: inOurWords[code] ?? `${message}; put words that have a colon or quotes in them between quotes`,
    });
  }
  const first = new Map(faults.toReversed().map((fault) => [linePos(fault.offset).line, fault]));
  return [...first.values()].sort((a, b) => a.offset - b.offset);
};

const begins = (sign: string) => `words that begin with "${sign}" are not read; put them between quotes`;

/** Where a text is not valid JSON: YAML allows trailing commas and comments, Astro does not. */
export const jsonFault = (text: string): Fault | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = (error as Error).message.replace(/\s+/g, " ");
    const position = /at position (\d+)/.exec(message)?.[1];
    return { offset: position ? Number(position) : firstBareWord(text), says: `${message}; fix it there` };
  }
};

/** Where the first value is that is not valid JSON: for these, the JSON parser does not report a position. */
const firstBareWord = (text: string): number => {
  let offset = 0;
  visit(parseDocument(text), {
    Scalar: (_, { type, source = "", range }) => {
      if (type === "QUOTE_DOUBLE" || /^(true|false|null|-?\d.*)$/.test(source)) return undefined;
      offset = range![0];
      return visit.BREAK;
    },
  });
  return offset;
};
