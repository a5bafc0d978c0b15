import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { employerInName, isPublicBody } from "../../fields/employer-beside.ts";
import { fieldOf, fieldsCalled } from "../../fields/field-called.ts";
import { namesPlace } from "../../places/place-by-value.ts";

const legalForm = new RegExp(String.raw`\b${feedWords.legalForms}\.?$`, "i");

/** "# Company: Fig", and "Company:" in a cell of its own, whose value is the next one. */
const label = /^[#\s]*(\p{L}[\p{L} ]{0,40}):(.*)$/u;

/** The employer behind its label in one cell or two; "" for a row without one. */
const labelledIn = (cells: readonly string[]): string => {
  for (const [at, cell] of cells.entries()) {
    const [, name = cells.length === 2 && at === 0 ? cell : "", value = ""] = label.exec(cell) ?? [];
    const said = value.trim() || cells[at + 1] || "";
    if (fieldOf(name) === "employer" && said && !fieldsCalled(said).length && !label.test(said)) return said;
  }
  return "";
};

/** The employer that a row beside the jobs of a sheet names behind a label: "Company:", "Fig Pty Ltd"; "" for other rows. */
const ownerInRow = (record: readonly string[]): string =>
  labelledIn(record.map((cell) => cell.trim()).filter(Boolean));

/** The same of a row among or below the jobs, which has little else. */
export const ownerBelow = (record: readonly string[]): string =>
  record.filter((cell) => cell.trim()).length <= 2 ? ownerInRow(record) : "";

/** The employer in the only cell of a row above the jobs: "Fig Pty Ltd", "Fig - current vacancies", and not "Jobs in May". */
const ownerInTitle = (record: readonly string[]): string => {
  const [title = "", ...others] = record.map((cell) => cell.trim().replace(/^#\s*/, "")).filter(Boolean);
  if (others.length || title.length > 120 || /\d/.test(title) || namesPlace("", title)) return "";
  const named = employerInName(title);
  return legalForm.test(named) || isPublicBody(named) || (named !== title && named.includes(" "))
    ? named
    : "";
};

/** Whose a sheet is, by the rows above the names of its columns; "" where they do not say it. */
export const ownerAbove = (rows: readonly (readonly string[])[]): string =>
  [ownerInRow, ownerInTitle].map((read) => rows.map(read).find(Boolean)).find(Boolean) ?? "";
