import { spanIn, withoutSpan } from "../../../../lexicon/time/spans.ts";
import { textOf } from "../../text/line.ts";
import { labelled } from "./pieces.ts";
import { isShort } from "./short-texts.ts";
import type { Row } from "./rows.ts";
import { wordsIn } from "./sentences.ts";

/** Whether a text is nothing but the address of a page, which says no more of a head. */
export const isWebAddress = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$|^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/.test(text);

const hasRole = ({ line }: Row): boolean => labelled(textOf(line)).role !== null;

const label = /^(\p{Lu}[\p{L} /&]{2,30}):\s+(?=\S)/u;
const labelOf = ({ line }: Row): string => label.exec(textOf(line))?.[1] ?? "";

/**
 * A row of a form with a label that names nothing: "Delivered: the first release since 2009" is a text, whatever dates it has,
 * and "Customer: Acme" in each of several entries is what stands behind it.
 */
const withoutLabel = (row: Row, isRepeated: boolean): Row => {
  const text = textOf(row.line).replace(label, "");
  const span = row.span && spanIn(text);
  if (span && wordsIn(withoutSpan(text, span)) > 3)
    return { ...row, span: null, parts: [...row.line.parts], isHead: false };
  const isText = row.line.bullet || !isShort(text);
  return isRepeated && !row.span && !isText ? { ...row, parts: [text], isHead: true } : row;
};

/** The rows of a form whose lines have labels, without those that name nothing; other rows as they are. */
export const withoutUnknownLabels = (rows: readonly Row[]): Row[] => {
  if (rows.filter(hasRole).length < 2) return [...rows];
  const counts = Map.groupBy(rows, labelOf);
  return rows.map((row) =>
    labelOf(row) && !hasRole(row) ? withoutLabel(row, counts.get(labelOf(row))!.length > 1) : row,
  );
};
