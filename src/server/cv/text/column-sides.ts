import { spanIn, withoutSpan } from "../../../lexicon/time/spans.ts";
import { headingOf } from "../../../lexicon/cv/headings.ts";
import { isLabel } from "../../../lexicon/cv/labels.ts";
import { headingsBeside } from "./headings-beside.ts";
import { rowText } from "./line.ts";
import type { Row } from "./pdf-segments.ts";

/** Whether a row has nothing but a heading. */
export const isHeading = (row: Row) => headingOf(rowText(row)) !== null;
/**
 * Whether a row has headings of columns beside each other: texts in the look of a heading elsewhere in another column, of which
 * one is known and about something else. The head of a table is none.
 */
export const isOverColumns = ({ y, segments }: Row, others: readonly Row[]): boolean => {
  if (segments.length < 2) return false;
  const topics = segments.flatMap(({ text }) => headingOf(text) ?? []);
  if (!topics.length) return false;
  const isAlike = (row: Row) => segments.every(({ style }) => style === row.segments[0]!.style);
  const elsewhere = others.filter((row) => isHeading(row) && isAlike(row) && Math.abs(row.y - y) > 2);
  return elsewhere.some((row) => topics.some((one) => one !== headingOf(rowText(row))));
};
/** Whether a row beside a heading in its look heads a text of its own, as others of a column do: a heading that no list has. */
const isBesideHeading = (
  { y, segments: [first, more] }: Row,
  others: readonly Row[],
  own: readonly Row[],
): boolean => {
  if (more) return false;
  const headings = others.filter(isHeading);
  const isAlike = ({ segments: [one] }: Row) => one!.style === first!.style;
  const alike = headings.filter(isAlike);
  const ownAlike = own.filter(isAlike).length;
  const areSeveral = alike.length > 1 || (ownAlike > 1 && ownAlike * 2 < own.length);
  const areOverText = areSeveral && headings.length * 2 < others.length;
  return areOverText && alike.some((row) => Math.abs(row.y - y) < 2);
};
const isContact = (row: Row) => /@\w|\+?\d[\d ()-]{7,}|linkedin\.com/i.test(rowText(row));

const isDate = (row: Row): boolean => {
  const text = rowText(row);
  const span = spanIn(text);
  return span !== null && withoutSpan(text, span).length < 12;
};

/** Whether the same few words come again and again, as the labels of a form do for each of several entries. */
const areLabels = (rows: readonly Row[]): boolean => {
  const texts = rows.map(rowText);
  const again = [...Map.groupBy(texts, (text) => text).values()].filter(({ length }) => length > 1).flat();
  return (
    again.length > 5 && again.length * 2 >= texts.length && again.every((text) => text.split(" ").length < 5)
  );
};

/**
 * Whether two sides are rows below headings: all but what looks as headings do at the left have a text at the right on their line, or are
 * the next line of one that has, and nothing at the right is a heading unless it stands beside a text.
 */
const areRowsBelowHeadings = (left: readonly Row[], right: readonly Row[]): boolean => {
  const isBeside = ({ y }: Row, others = right) => others.some((row) => Math.abs(row.y - y) < 2);
  const isNext = (row: Row, above: Row | undefined) =>
    above !== undefined && isBeside(above) && row.y - above.y < row.segments[0]!.size * 1.6;
  const alone = left.filter((row, at) => !isBeside(row) && !isNext(row, left[at - 1]));
  const known = alone.filter(isHeading);
  const styles = known.map(({ segments: [first] }) => first!.style);
  const texts = left.filter((row) => !alone.includes(row));
  return (
    known.length > 1 &&
    alone.every(({ segments: [first] }) => styles.includes(first!.style)) &&
    texts.every(({ segments: [first] }) => !styles.includes(first!.style)) &&
    right.every((row) => !isHeading(row) || isBeside(row, texts))
  );
};

/** "Position held", "Employer", "Contact" and so on, each beside its value. */
const areMostlyLabels = (rows: readonly Row[]): boolean => {
  const labels = rows.filter((row) => isLabel(rowText(row))).length;
  const dates = labels > 1 ? rows.filter(isDate).length : 0;
  return labels > 0 && labels + dates >= rows.length * 0.5;
};

/** Whether two sides are columns: a column of dates or of headings beside the text belongs to the rows. */
export const isColumns = (left: Row[], right: Row[]): boolean => {
  const from = Math.max(left[0]!.y, right[0]!.y) - 2;
  const to = Math.min(left.at(-1)!.y, right.at(-1)!.y) + 2;
  const [ofLeft, ofRight] = [left, right].map((rows) => rows.filter(({ y }) => y >= from && y <= to)) as [
    Row[],
    Row[],
  ];
  const text = [ofLeft, ofRight].map((rows) => rows.filter((row) => !isHeading(row)));
  // Contact details may be above the dates.
  const first = [...ofLeft, ...ofRight].filter(isHeading).reduce((y, row) => Math.min(y, row.y), Infinity);
  const below = text.map((rows) => rows.filter(({ y }) => y > first));
  if ([...text, ...below].some((rows) => rows.length > 0 && rows.filter(isDate).length >= rows.length * 0.6))
    return false;
  if (areMostlyLabels(text[0]!) || areMostlyLabels(ofLeft)) return false;
  if (areLabels(text[0]!)) return false;
  const isOver = (own: readonly Row[], others: readonly Row[]) => (row: Row) =>
    isHeading(row) || isOverColumns(row, others) || isBesideHeading(row, others, own);
  const onLeft = left.filter(isOver(left, right)).length;
  const onRight = right.filter(isOver(right, left)).length;
  if (headingsBeside(left, right)) return false;
  if (left.some(isDate) && areRowsBelowHeadings(left, right)) return false;
  if (onLeft && onRight) return true;
  const [few, many] = ofLeft.length <= ofRight.length ? [ofLeft, ofRight] : [ofRight, ofLeft];
  if (!few.length) return false;
  const beside = few.filter((row) => many.some(({ y }) => Math.abs(y - row.y) < 2)).length;
  const share = beside / few.length;
  const isMargin = share === 1 && onLeft * 2 > left.length;
  const isLabels = isMargin || onLeft >= left.length - 1 || onRight >= right.length - 1;
  if (onLeft || onRight) {
    const [match, other] = onLeft ? [left, right] : [right, left];
    // The phone numbers of referees are in their part of the CV, not in a column of its own.
    const referees = match.find((row) => headingOf(rowText(row)) === "references")?.y ?? Infinity;
    // "2023 - 2024" looks as a phone number does, but beside its entry it is none.
    const isOwn = (row: Row) =>
      isContact(row) && row.y < referees && (share < 1 || !spanIn(rowText(row))?.isRange);
    if (other.some(isOwn) && other.length < 25 && !isLabels) return true;
  }
  return share < (isLabels ? 0.25 : 0.5) && few.length >= 4;
};
