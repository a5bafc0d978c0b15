import { fieldsCalled, type FieldName } from "../../fields/field-called.ts";

type Cells = readonly string[];
type Field = FieldName | undefined;

/** What several rows may have one cell for, which stands in the first of them alone. */
const placeFields: readonly Field[] = [
  ...(["location", "area", "suburb", "city", "state", "region", "postcode", "country"] as const),
];
const shared: readonly Field[] = [
  ...(["employer", "author", "category", "department", "sub_category", "posted", "expires"] as const),
  ...placeFields,
];
const fieldOf = (name = ""): Field => fieldsCalled(name)[0]?.field;
const isBlank = (cell = ""): boolean => !cell.trim();

/** How many of the first columns may have a cell for several rows; one alone is sure where it is the employer. */
const mayBeMerged = (names: Cells): number => {
  const end = names.findIndex((name) => !shared.includes(fieldOf(name)));
  const count = end < 0 ? names.length : end;
  return count > 1 || ["employer", "author"].includes(fieldOf(names[0]) ?? "") ? count : 0;
};

/** How many have: they are blank together, below a row where they are not; places alone in most rows, as work from home has none. */
const mergedIn = (names: Cells, rows: readonly Cells[]): number => {
  const blanks = rows.map((row) => row.findIndex((cell) => !isBlank(cell)));
  const below = blanks.filter((blank) => blank > 0);
  const count = Math.min(mayBeMerged(names), ...below);
  const arePlaces = names.slice(0, count).every((name) => placeFields.includes(fieldOf(name)));
  const isSure = blanks[0] === 0 && below.length >= (arePlaces ? rows.length / 2 : 1);
  return isSure ? mayBeMerged(names.slice(0, count)) : 0;
};

const isTick = (cell = ""): boolean => /^(?:checked|ticked|[✓✔☑✅])$/i.test(cell.trim());

/** Signs for what stands above a cell. */
const isDitto = (cell: string): boolean => /^(?:↳|〃|["”]|''|ditto|(?:same )?as above)$/i.test(cell.trim());

/** Whether rows show what blank cells below such names mean. */
export const needsRows = (names: Cells): boolean =>
  mayBeMerged(names) > 0 || names.some((name) => fieldOf(name) === "active");

/**
 * What blank cells of a table stand for, by its first rows: those of merged cells for what stands above them, those of a box that
 * others have ticked for no. @returns reads the cells of each row in turn
 */
export const openBlanks = (names: Cells, rows: readonly Cells[]): ((row: Cells) => Cells) => {
  const merged = mergedIn(names, rows);
  const ticked = names.map((name, at) => fieldOf(name) === "active" && rows.some((row) => isTick(row[at])));
  let above: Cells = [];
  return (given) => {
    const row = given.map((cell, at) => (isDitto(cell) ? (above[at] ?? cell) : cell));
    const isBelow =
      row.slice(0, merged).every(isBlank) && row.slice(merged).filter((cell) => !isBlank(cell)).length > 1;
    above = isBelow ? [...above.slice(0, merged), ...row.slice(merged)] : row;
    return above.map((cell, at) => (ticked[at] && isBlank(cell) ? "unchecked" : cell));
  };
};
