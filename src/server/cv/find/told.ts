import { entryWords } from "../../../lexicon/cv/entry-words.ts";
import { licenceWords } from "../../../lexicon/cv/licence-words.ts";
import { awardScore } from "../../../lexicon/cv/qualifications.ts";
import { titleScore } from "../../../lexicon/cv/titles.ts";
import { rangeIn, spanIn, type Span } from "../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../text/line.ts";
import { driverLicenceIn } from "./lists/driver-licences.ts";
import { paragraphsOf, splitOutsideBrackets } from "./lists/items.ts";
import { licencePieces } from "./lists/licence-pieces.ts";
import { listsSkills } from "./lists/skills.ts";
import { wordsIn } from "./parts/sentences.ts";
import type { Block } from "./topics.ts";

const name = String.raw`\p{Lu}[\p{L}\d&'’-]*(?: (?:(?:&|and|of|the) )*\p{Lu}[\p{L}\d&'’-]*)*`;
const titles = new RegExp(
  String.raw`\b${entryWords.toldAs} (\p{L}[\p{L}\d /&’'()-]*?)(?= ${entryWords.toldTitleEnds}\b|[,.;]|\s*$)`,
  "giu",
);
const employer = new RegExp(String.raw`\b${entryWords.toldAt} (${name})`, "u");
const sides = new RegExp(String.raw`\s+${entryWords.toldAt}\s+(?=\p{Lu})`, "u");

/** A text with a full stop in place of its dates and of the word in front of them, as a name ends there. */
const undated = (text: string, { from, to }: Span): string =>
  `${text.slice(0, from).replace(/\s*(?:\b(?:from|since|in|of|,)\s*|\()$/i, "")}. ${text.slice(to).replace(/^\)/, "")}`;
const written = (text: string, { from, to }: Span): string => text.slice(from, to);

/** A name from within a sentence, as the lines of a CV have it. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ended = new RegExp(String.raw`\b${entryWords.toldUntil}(?: in)?\s*$`, "i");

/** The time of a sentence and the rest of it, also where its dates are apart: "In 2014 I joined Acme as a clerk and stayed until 2019". */
const timeOf = (sentence: string): { dates: string; rest: string } | null => {
  const text = sentence.replace(/\bbetween (.{4,14}) and (?=.{0,10}\d{4})/i, "from $1 to ");
  const span = rangeIn(text);
  if (span) return { dates: written(text, span), rest: undated(text, span) };
  const first = spanIn(text);
  const rest = first ? undated(text, first) : "";
  const last = spanIn(rest);
  return first && last && ended.test(rest.slice(0, last.from))
    ? { dates: `${written(text, first)} – ${written(rest, last)}`, rest: undated(rest, last) }
    : null;
};

/** "I was a clerk with Acme from May 2014 to June 2019" as a title, an employer and dates. */
const jobOf = (text: string, heading: string): string[] => {
  const { dates = "", rest = "" } = timeOf(text) ?? {};
  const role = [...rest.matchAll(titles)].map(([, one = ""]) => one).find((one) => titleScore(one) > 0);
  const [, at = ""] = employer.exec(rest) ?? [];
  return dates && role && (heading || at) ? [capital(role), heading || at, dates] : [];
};

/** "I got my Diploma of Law at Acme College in 2011 and my …": each award with its school and its year. */
const studiesOf = (text: string): string[][] =>
  text.split(/,? and (?:then )?(?:my|an?|the) (?=\p{Lu})/u).flatMap((clause) => {
    const span = spanIn(clause);
    if (!span || awardScore(clause) === 0) return [];
    const plain = undated(clause, span).replace(/^(?:.*?\b(?:I|We)\b(?! in ))?[^\p{Lu}]*/u, "");
    const [one = "", other = ""] = plain
      .split(sides)
      .map((side) => side.replace(/^(?:an?|my|the) |, which .*$|[\s.,]+$/gu, ""));
    const [award, school] = awardScore(one) >= awardScore(other) ? [one, other] : [other, one];
    const isNamed = school || awardScore(award) >= 3;
    return isNamed ? [[[award, school, written(clause, span)].filter(Boolean).join(", ")]] : [];
  });

const around = new RegExp(String.raw`^(?:${entryWords.toldLicences})\s+`, "i");
/** Before a number, a class or the end of a licence: ", number 4411", ", which is valid until May 2028". */
const beforeDetail = new RegExp(
  String.raw`,?(?: (?:that|which|and|with))?(?: (?:is|are))? (?=(?:${licenceWords.expires})\s|class [A-Z]|(?:${licenceWords.numberLabels})\W+\S*\d)`,
  "giu",
);
/** "I've got first aid that runs out in May 2027, and …": the names with their numbers and ends. */
export const licencesOf = (line: Line, text: string): Line[] =>
  splitOutsideBrackets(text.replace(beforeDetail, " | "), /,\s+(?=\D)|\s+and (?=(?:an?|my|the)\s)/u)
    .map(({ text: clause }) =>
      clause
        .replace(around, "")
        .replace(around, "")
        .replace(/ (?:is|are) (?=\S*\d)/, " | ")
        .replace(/\.$/, ""),
    )
    .map((clause) => ({ ...line, parts: [capital(clause)], bullet: true }))
    .filter(
      (one) =>
        // "I have trained 31 people to their first ticket".
        !/^\p{Lu}\p{Ll}+ed (?:over |more than )?\d/u.test(textOf(one)) &&
        (driverLicenceIn([one]) !== null ||
          // "A car with a hoist".
          licencePieces(textOf(one).split(" with ")[0]!).some(({ is }) => is === "licence")),
    );

/** The sentences of a paragraph. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[\p{L}\d)]{3})\.\s+(?=\p{Lu})/u);

const languages = new RegExp(String.raw`^${entryWords.toldLanguages}\s`, "i");
const told = ["experience", "education", "skills", "languages", "licences"] as const;

/** What the sentences of a letter say of jobs, studies, skills, languages and licences, as the lines of a CV have it. */
const toldIn = (paragraph: readonly Line[]): Record<(typeof told)[number], Line[]> => {
  const line = { ...paragraph[0]!, wraps: false, lead: undefined, gap: true };
  const sentences = sentencesOf(paragraph.map(textOf).join(" "));
  const [first = "", ...others] = sentences;
  const heading = others.length && wordsIn(first) < 8 && !/\bI\b/.test(first) ? first : "";
  const found = Object.fromEntries(told.map((topic) => [topic, [] as Line[]])) as ReturnType<typeof toldIn>;
  for (const text of sentences) {
    const job = jobOf(text, heading);
    const studies = studiesOf(text);
    const own = { ...line, parts: [text] };
    if (job.length) found.experience.push({ ...line, parts: job });
    else if (studies.length) found.education.push(...studies.map((parts) => ({ ...line, parts })));
    else if (languages.test(text)) found.languages.push(own);
    else if (listsSkills(text)) found.skills.push(own);
    else if (found.experience.length) found.experience.push({ ...own, gap: false });
    else found.licences.push(...licencesOf(line, text));
  }
  return found;
};

const isOwn = (line: Line): boolean => !line.bullet && /^[^(]*\b(?:I|We) (?!in )\p{Ll}/u.test(textOf(line));
/** The lines of a part, with what its sentences tell as other CVs have it: "From 2015 to 2021 I was Cook at Acme." */
const withTold = (lines: readonly Line[], topic: (typeof told)[number]): Line[] =>
  paragraphsOf(lines).flatMap((paragraph) => {
    const found = paragraph.some(isOwn) ? toldIn(paragraph)[topic] : [];
    return found.length ? found : paragraph;
  });

/** What sentences tell below headings becomes lines as others have; in a letter in place of a CV it becomes parts of their own. */
export const splitTold = (blocks: Block[]): void => {
  for (const topic of ["experience", "education", "licences"] as const)
    for (const one of blocks.filter((block) => block.topic === topic)) one.lines = withTold(one.lines, topic);
  if (blocks.some(({ topic }) => topic === "experience" || topic === "education")) return;
  const own = blocks.filter(({ topic }) => topic === null || topic === "summary" || topic === "contact");
  const paragraphs = own
    .flatMap(({ lines }) => paragraphsOf(lines))
    .map((lines) => ({ lines, ...toldIn(lines) }));
  if (!paragraphs.some(({ experience }) => experience.length)) return;
  const used = paragraphs.flatMap((one) => (told.some((topic) => one[topic].length) ? one.lines : []));
  for (const block of own) block.lines = block.lines.filter((line) => !used.includes(line));
  for (const topic of told) blocks.push({ topic, lines: paragraphs.flatMap((one) => one[topic]) });
};
