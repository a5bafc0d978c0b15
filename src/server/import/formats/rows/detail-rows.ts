import type { SheetRow } from "./sheet.ts";

/** The only cell of a row that says something; undefined for other rows. */
export const aloneIn = ({ record }: SheetRow): string | undefined => {
  const [first, ...more] = record.filter((cell) => cell.trim());
  return more.length ? undefined : first;
};

/** A text that is no title: a long one, a sentence, lines, or a value behind its name. */
const isDetail = (text: string): boolean =>
  text.length > 60 || /\n|^\p{L}[^:]{1,40}:\s|^(?:\S+\s+){4,}\S+[.!?]$/u.test(text);

/** What a row says of the job above it, across the columns: its only cell beside those that go over both rows. */
const detailIn = (row: SheetRow, above: SheetRow): string | undefined => {
  const own = row.record.filter((cell, at) => cell.trim() && cell !== above.record[at]);
  return own.length === 1 && isDetail(own[0]!) ? own[0] : undefined;
};

/**
 * Puts two rows of a table together that are one job: its facts in columns, and below them a text across these. Tables in which the
 * first job has no such row have none. Takes rows, and gives those that are whole.
 */
export const openPairs = () => {
  let held: SheetRow | null = null;
  let arePairs: boolean | undefined;
  return {
    take: (row: SheetRow): SheetRow[] => {
      if (aloneIn(row) !== undefined && !held) return [row];
      const before = held;
      const detail = before && arePairs !== false ? detailIn(row, before) : undefined;
      if (before) arePairs ??= detail !== undefined;
      held = detail === undefined && arePairs !== false && aloneIn(row) === undefined ? row : null;
      if (before && detail !== undefined)
        return [
          {
            ...before,
            detail,
            links: before.links?.some(Boolean) ? before.links : (row.links ?? []),
            isOver: Boolean(before.isOver || row.isOver),
          },
        ];
      return [...(before ? [before] : []), ...(held ? [] : [row])];
    },
    end: (): SheetRow[] => (held ? [held] : []),
  };
};
