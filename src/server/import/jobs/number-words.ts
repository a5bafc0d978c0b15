const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const values = new Map<string, number>([
  ...ones.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
]);
const word = [...values.keys(), "hundred", "thousand"].toSorted((a, b) => b.length - a.length).join("|");
const number = String.raw`(?:${word})(?:(?:[\s-]+(?:and\s+)?)(?:${word}))*`;
const amount = new RegExp(
  String.raw`\b(${number})\s+dollars(?:\s+(?:and\s+)?(${number})(?:\s+cents)?)?\b`,
  "gi",
);

/** "One hundred and five thousand": 105000. */
const valueOf = (text: string): number => {
  let [sum, part] = [0, 0];
  for (const each of text.toLowerCase().match(new RegExp(word, "g")) ?? [])
    if (each === "thousand") [sum, part] = [sum + (part || 1) * 1000, 0];
    else if (each === "hundred") part = (part || 1) * 100;
    else part += values.get(each)!;
  return sum + part;
};

/** A text with amounts of dollars in figures: "$32.50 an hour" for "thirty-two dollars fifty an hour". */
export const dollarsInFigures = (text: string): string =>
  text.replace(amount, (_, dollars: string, cents?: string) =>
    cents ? `$${valueOf(dollars)}.${String(valueOf(cents)).padStart(2, "0")}` : `$${valueOf(dollars)}`,
  );
