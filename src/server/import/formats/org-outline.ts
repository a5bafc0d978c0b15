import { statusIn } from "../jobs/status-words.ts";

/** Whether a text is an outline of Org: headings with stars, and a drawer of properties or settings of the whole. */
export const isOrgOutline = (head: string): boolean =>
  /^\*{1,8} \S/m.test(head) && /^[ \t]*:PROPERTIES:[ \t]*$|^#\+(?:title|todo|author|startup):/im.test(head);

/** The words for what is done: those behind the stroke of a list of states, `#+TODO: OPEN(o) | FILLED(f)`, or its last. */
const statesIn = (text: string): Map<string, { isDone: boolean }> => {
  const lists = [...text.matchAll(/^#\+(?:(?:seq|typ)_)?todo:(.{0,400})$/gim)].map(
    ({ 1: list = "" }) => list,
  );
  return new Map(
    ["TODO | DONE", ...lists].flatMap((list) => {
      const words: string[] = list.replace(/\([^)]*\)/g, "").match(/[^\s|]+|\|/g) ?? [];
      const last = words.includes("|") ? words.indexOf("|") : words.length - 1;
      return words.map((word, at) => [word, { isDone: at >= last }] as const);
    }),
  );
};

const heading =
  /^(\*{1,8})[ \t]+(?:(\p{Lu}[\p{L}\d_-]{0,30})[ \t]+)?(?:\[#\w\][ \t]+)?(\S.{0,300}?)(?:[ \t]{1,80}:([\w@#%:]{1,200}):)?[ \t]*$/gmu;
/** A heading as a wiki has it, without its tags, above a line for its state. */
const withState = (states: ReturnType<typeof statesIn>) => {
  return (_: string, stars: string, word = "", rest = "", tags = ""): string => {
    const isKnown = word.length > 2 && word === word.toUpperCase() && statusIn(word) !== null;
    const isState = isKnown || states.has(word) || word === "COMMENT";
    const isDone = states.get(word)?.isDone === true || tags.split(":").includes("ARCHIVE");
    const status = word === "COMMENT" ? "draft" : isDone ? "closed" : isKnown ? word : "";
    const signs = "=".repeat(Math.min(stars.length + 1, 6));
    return `\n${signs} ${isState || !word ? rest : `${word} ${rest}`} ${signs}\n${status && `Status: ${status}\n`}`;
  };
};

const others: readonly [shape: RegExp, shown: string | ((...found: string[]) => string)][] = [
  [/^#\+title:[ \t]*(\S.*)$/im, "<title>$1</title>"],
  [/^[ \t]*#(?:[+ ].*)?$/gm, ""],
  // Of drawers, only that of properties says something of a job.
  [
    /^[ \t]*:(?!PROPERTIES:)\w{1,40}:[ \t]*\n(?:(?![ \t]*:\w{1,40}:[ \t]*$|=).*\n){0,500}[ \t]*:END:[ \t]*$/gim,
    "",
  ],
  [/^[ \t]*:(?:PROPERTIES|END):[ \t]*$/gim, ""],
  [/^[ \t]*:(\p{L}[\w-]{0,60})\+?:[ \t]+(?=\S)/gmu, (_, name = "") => `${name.replaceAll("_", " ")}: `],
  [/\b(?:CLOSED|SCHEDULED):[ \t]*[<[][^>\]\n]{1,60}[>\]]/g, ""],
  [/\bDEADLINE:/g, "Deadline:"],
  [/[<[](\d{4}-\d\d-\d\d)(?: \p{L}{2,12}\.?)?( \d{1,2}:\d\d)?[^>\]\n]{0,30}[>\]]/gu, "$1$2"],
  [/\[\[(https?:[^[\]\s]{1,500})\](?:\[([^[\]\n]{1,200})\])?\]/g, "[$1 $2]"],
  // "- Town :: Roma"
  [/^[ \t]*[-+][ \t]+(\S[^\n:]{0,60}?)[ \t]+::[ \t]+/gm, "$1: "],
];
const program =
  /^[ \t]*#\+begin_(src|example|comment|export)\b.*\n(?:(?![ \t]*#\+(?:begin|end)_).*\n){0,500}[ \t]*#\+end_.*$/gim;

/** An outline of Org with its headings, states, properties, days and links as a wiki has them. */
export const orgAsWiki = (text: string): string =>
  others.reduce(
    (all, [shape, shown]) => all.replace(shape, shown as string),
    text.replace(program, "").replace(heading, withState(statesIn(text))),
  );
