import { endsInLegalForm } from "../../../../lexicon/cv/employers.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { textOf } from "../../text/line.ts";
import type { Row } from "../parts/rows.ts";
import { groupsIn, isWithin } from "./groups.ts";

const leftOf = ({ line }: Row) => line.lefts?.[0] ?? 0;

/** The look of the text below the heads: the one that most letters have in rows without dates. */
const textStyle = (rows: readonly Row[]): string | undefined => {
  const letters = new Map<string, number>();
  for (const { line, span } of rows)
    if (!span) letters.set(line.style, (letters.get(line.style) ?? 0) + textOf(line).length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0];
};

/** "Client: Nordfjord Bank, Oslo (May 2019 - November 2019)". */
const forOthers = new RegExp(String.raw`^${entryWords.workForOthers}\b\s*[:–-]`, "i");

/** Whether a text tells of something: it has a sum of money, or ends with a full stop that is not of "Ltd.". */
const isSentence = (text: string): boolean =>
  /[$€£]\s?\d/.test(text) || (/[\p{L})]\.$/u.test(text) && !endsInLegalForm(text));

/**
 * Rows of which those with dates that are tasks of the job above have none: "• Acting manager, March to June 2021". Their time is
 * within that of the job, and they look less than its head: in a list, further to the right, with the label of a client,
 * or as the text does.
 */
export const withoutDatedTasks = (rows: readonly Row[]): Row[] => {
  const groups = groupsIn(
    rows,
    rows.flatMap(({ span }, at) => (span ? at : [])),
  );
  const usual = textStyle(rows);
  let owner: Row | null = null;
  return rows.map((row, at) => {
    if (!row.span) return row;
    const isLess =
      owner !== null &&
      ((row.line.bullet && !owner.line.bullet) ||
        leftOf(row) > leftOf(owner) + 5 ||
        (row.line.style === usual && owner.line.style !== usual) ||
        forOthers.test(textOf(row.line)) ||
        isSentence(textOf(row.line)));
    if (isLess && isWithin({ ...row.span, end: row.span.start }, owner!.span))
      return { ...row, span: null, parts: [...row.line.parts], isHead: false };
    owner = groups.has(at) ? null : row;
    return row;
  });
};
