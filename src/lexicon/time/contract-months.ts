const numbers = new Map(Object.entries({ two: 2, three: 3, four: 4, six: 6, nine: 9, twelve: 12 }));
const months = String.raw`\b(\d{1,2}|${[...numbers.keys()].join("|")})[\s-]*(?:months?|mths?)\b`;
const contract = String.raw`contract|fixed[\s-]term|temp(?:orary)?`;
/** "3 month contract", "six-month fixed term", "contract for 12 months". */
const shape = new RegExp(
  String.raw`${months}[\s-]*(?:${contract}|maternity|cover)\b|\b(?:${contract})\b.{0,20}?${months}`,
  "i",
);

/** How long a contract is that a search names, as ads write it: "3 months"; null where it names none. */
export const contractMonths = (text: string): [string, ...string[]] | null => {
  const [, before, said = before] = shape.exec(text) ?? [];
  const count = said && (numbers.get(said.toLowerCase()) ?? said);
  return count ? [`${count} months`, `${count} month`] : null;
};
