import { isElsewhere } from "../../../../lexicon/feeds/elsewhere.ts";
import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { fieldsCalled, isAround, isBeside } from "../../fields/field-called.ts";

type Cells = readonly string[];

const bare = new Set(feedWords.bare);
/** Names that say what they mean only below a group's: "Date" below "Interview" is none of the ad. */
const isOpen = (group: string, name: string): boolean =>
  !bare.has(name.toLowerCase()) || isAround(group) || fieldsCalled(group).length > 0;

/** The name of a column below that of its group: the two together, or the one that a field is called like best. */
const joined = (group: string, name: string): string => {
  if (!group || !name || group === name) return name || group;
  const both = `${group} ${name}`;
  if (isBeside(group) || isElsewhere(both)) return both;
  const rankOf = (one: string): number => fieldsCalled(one)[0]?.rank ?? Infinity;
  return [both, ...(isOpen(group, name) ? [name] : [])].reduce((best, one) =>
    rankOf(one) < rankOf(best) ? one : best,
  );
};

/** The names of columns in two lines, where a group's stands above its first column alone. */
const namesIn = (groups: Cells, names: Cells): string[] => {
  let group = "";
  return names.map((name, at) => {
    group = groups[at]?.trim() || (name.trim() ? group : "");
    return joined(group, name.trim());
  });
};

const known = (names: Cells): number =>
  new Set(names.flatMap((name) => fieldsCalled(name)[0]?.field ?? [])).size;
const filled = (cells: Cells): Cells => cells.filter((cell) => cell.trim());

/** Whether one row names groups of the columns that the next one names: "Pay" above "From" and "To". */
const isAbove = (groups: Cells, names: Cells): boolean => {
  const [above, own] = [filled(groups), filled(names)];
  const isGrouped = names.some((name, at) => name.trim() && !groups[at]?.trim());
  const areNames = own.every((name) => name.length <= 40 && !/\d{2}|[@$]/.test(name));
  if (above.length < 2 || own.length < 3 || !isGrouped || !areNames) return false;
  const together = namesIn(groups, names);
  const called = names.filter((name, at) => name.trim() && fieldsCalled(together[at]!).length);
  return (
    called.length * 2 > own.length &&
    known(together) > Math.max(2, known(groups)) &&
    known(together) >= known(names)
  );
};

/**
 * What the row of a table calls its columns, with the row above or below it where the names are in two lines.
 * @returns the names, and the first row that has none.
 */
export const headingsAt = (rows: readonly Cells[], at: number): { names: Cells; next: number } => {
  const [before, own, after] = [rows[at - 1], rows[at]!, rows[at + 1]];
  if (after && isAbove(own, after)) return { names: namesIn(own, after), next: at + 2 };
  return { names: before && isAbove(before, own) ? namesIn(before, own) : own, next: at + 1 };
};
