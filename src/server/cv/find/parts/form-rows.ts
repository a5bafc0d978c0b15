import { spanIn, withoutSpan } from "../../../../lexicon/time/spans.ts";
import { textOf } from "../../text/line.ts";
import { labelled } from "./pieces.ts";
import { isShort } from "./short-texts.ts";
import type { Row } from "./rows.ts";
import { wordsIn } from "./sentences.ts";

/** Whether a text is nothing but the address of a page, which says no more of a head. */
export const isWebAddress = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$|^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/.test(text);

const roleOf = ({ line }: Row): string | null => labelled(textOf(line)).role;

const label = /^(\p{Lu}[\p{L} /&]{2,30}):\s+(?=\S)/u;
const labelOf = (row: Row): string => (roleOf(row) ? "" : (label.exec(textOf(row.line))?.[1] ?? ""));

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

/** "Hours per week: 38" where other labels name the titles and the employers: a text, below what these say of the same job. */
const withOthersBelow = (rows: readonly Row[]): Row[] => {
  const keyOf = (row: Row) => (row.span ? "dates" : roleOf(row));
  const first = rows.map(keyOf).find(Boolean);
  const isOther = (row: Row) => !row.span && labelOf(row) !== "";
  return rows.reduce<Row[]>((all, row) => {
    const key = keyOf(row);
    const at = key && key !== first ? all.findLastIndex((one) => !isOther(one)) + 1 : all.length;
    return all.toSpliced(at, 0, isOther(row) ? { ...row, isHead: false } : row);
  }, []);
};

/** The rows of a form whose lines have labels, without those that name nothing; other rows as they are. */
export const withoutUnknownLabels = (rows: readonly Row[]): Row[] => {
  const roles = rows.map(roleOf);
  if (roles.filter(Boolean).length < 2) return [...rows];
  const areNamed = roles.includes("title") && roles.includes("employer");
  const counts = Map.groupBy(rows, labelOf);
  const isRepeated = (row: Row) => !areNamed && counts.get(labelOf(row))!.length > 1;
  const plain = rows.map((row) => (labelOf(row) ? withoutLabel(row, isRepeated(row)) : row));
  return areNamed ? withOthersBelow(plain) : plain;
};
