import type { CvEntry } from "../../../../contract/cv.ts";
import { textOf, type Line } from "../../text/line.ts";
import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { isSurname, titleScore } from "../../../../lexicon/cv/titles.ts";
import { emailIn, phoneIn, withoutContact } from "../person/contact.ts";
import { isPlace } from "../../words/places.ts";
import { entryOf, valueIn } from "../parts/cv-values.ts";
import { divide } from "../parts/pieces.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

const title = new RegExp(String.raw`^${entryWords.referees}\.? (?=\p{Lu})`, "u");
const person = new RegExp(
  String.raw`^(?:${entryWords.referees}\.? )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$`,
  "u",
);
const contact = new RegExp(String.raw`@|\d{5}|^(?:${entryWords.contactLabels}|ph|m|e)\b`, "i");
const noReferee = new RegExp(String.raw`\b${entryWords.noReferee}\b`, "i");
const relationTo = new RegExp(String.raw`\b${entryWords.relations}\b`, "i");

/** The parts of a line: a role in brackets and a phone number are apart, and so are the sides of "Ana Costa from Acme". */
const partsOf = (text: string): string[] =>
  divide(withoutContact(text).replace(/\s*[()]\s*/g, " | ")).flatMap((part) =>
    part.split(/,\s+| from (?=\p{Lu})/u),
  );

/** "Sam Baker", but not "Night Shift Baker". */
const isSurnameOfWork = (text: string): boolean => {
  const [first = "", last = "", more] = text.split(" ");
  return !more && isSurname(last) && titleScore(first) === 0;
};

const isPerson = (text: string): boolean =>
  person.test(text) &&
  (titleScore(text.replace(title, "")) < 1 || isSurnameOfWork(text)) &&
  employerScore(text) < 1.5 &&
  !noReferee.test(text);

/** The referees of a list: each starts with a name and has a phone number or an email address. */
export const referencesIn = (lines: readonly Line[]): CvEntry[] => {
  // Referees beside each other are read as columns.
  const columns = Math.max(0, ...lines.map(({ parts }) => parts.filter(isPerson).length));
  const ordered =
    columns < 2
      ? lines
      : Array.from({ length: columns }, (_, at) =>
          lines.flatMap((line) => (line.parts[at] ? { ...line, parts: [line.parts[at]] } : [])),
        ).flat();
  const startsPerson = (line: Line) => isPerson(partsOf(textOf(line))[0] ?? "");
  // Where space separates the referees, an employer such as "Busy Bees" is no other one.
  const hasGaps = ordered.some((line, at) => at > 0 && line.gap && startsPerson(line));
  const groups: Line[][] = [];
  for (const line of ordered) {
    const last = groups.at(-1);
    // An employer of three words may look like a name; it does not look like the line of the name above.
    const isOther = !last || last[0]!.style === line.style || emailIn(last) || phoneIn(last);
    if (startsPerson(line) && (line.gap || !hasGaps || !groups.length) && isOther) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.flatMap(referenceOf);
};

const referenceOf = (lines: readonly Line[]): CvEntry[] => {
  const [email, phone] = [emailIn(lines), phoneIn(lines)];
  if (!email && !phone) return [];
  const pieces = lines.flatMap((line) =>
    partsOf(textOf(line))
      .filter((text) => !contact.test(text) && !noReferee.test(text))
      .map((text) => ({ text, line })),
  );
  const name = pieces.find(({ text }) => isPerson(text));
  const others = pieces.filter((piece) => piece !== name);
  const relation = others.find(({ text }) => titleScore(text) >= 2 || relationTo.test(text));
  const rest = others.filter((piece) => piece !== relation);
  // "Ana Costa, Workshop Manager, Top End Plant Hire" has a name of no known kind.
  const isAlone =
    rest.length === 1 && /^\p{Lu}\S* (?:& )?\p{Lu}/u.test(rest[0]!.text) && !isPlace(rest[0]!.text);
  const employer = rest.find(({ text }) => employerScore(text) >= 1.5) ?? (isAlone ? rest[0] : undefined);
  return [
    entryOf("reference", {
      name: name && valueIn(name.text, name.line),
      relation: relation && valueIn(relation.text, relation.line),
      employer: employer && valueIn(employer.text, employer.line),
      email,
      phone,
    }),
  ];
};
