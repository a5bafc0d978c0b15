import { singular } from "../../../lexicon/text/word-forms.ts";

/** Words for a person at work that ads use in place of each other: a swim coach is a swim teacher. */
const rows = [
  "coach instructor teacher trainer tutor",
  "operator driver",
  "worker hand labourer attendant assistant crew staff person man helper operative",
  "technician installer fitter mechanic repairer",
  "officer clerk administrator coordinator assistant",
  "clerk officer administrator",
  "manager supervisor coordinator leader director boss head",
  "consultant adviser advisor representative rep agent specialist executive officer",
  "controller officer clerk coordinator planner",
  "guard officer",
  "carer worker assistant",
  "designer developer",
  "collector officer",
];

const mates = new Map<string, Set<string>>();
for (const row of rows.map((words) => words.split(" ")))
  for (const word of row) mates.set(word, new Set([...(mates.get(word) ?? []), ...row]));

/** Other words for the person that a word after the name of a trade means; none for what is no such word. */
export const roleMates = (word: string): string[] => {
  const one = singular(word);
  return [...(mates.get(one) ?? [])].filter((other) => other !== one);
};

const people = new Set("guy bloke chick lady girl boy gal fella dude chap people peeps".split(" "));

/** Whether a word only says that somebody does the work: "IT guy". */
export const isAnybody = (word: string): boolean => people.has(singular(word));
