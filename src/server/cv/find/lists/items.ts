import { memoize } from "../../../../domain/memoize.ts";
import { namesLanguage } from "./languages.ts";
import { textOf, type Line } from "../../text/line.ts";
import { dividers as signs } from "../parts/signs.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { headingOf } from "../../../../lexicon/cv/headings.ts";
import { isLabel } from "../../../../lexicon/cv/labels.ts";

/** One item of a list, with the lines that it is written in. */
export interface Item {
  text: string;
  lines: Line[];
}

/** "ieMR" and "k6" are names. */
const isSmall = (line: Line): boolean => /^\p{Ll}[\p{Ll}'’-]*(?![\p{L}\d])/u.test(textOf(line));

const smallWord = new RegExp(`^${entryWords.smallWords} `, "u");

/** Lines that were broken for lack of room, joined; in a list in small letters these do not say that a line goes on. */
export const paragraphsOf = (lines: readonly Line[]): Line[][] => {
  const groups: Line[][] = [];
  const isInSmall = lines.filter(isSmall).length * 2 > lines.length;
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    // "…, deck crane, cooking" above "for six", and above "meals" at the end of lines that have commas.
    const isWithin =
      last &&
      isSmall(line) &&
      textOf(last).includes(",") &&
      (smallWord.test(textOf(line)) ||
        (!line.gap &&
          line === lines.at(-1) &&
          lines.every((one) => (one === line) !== textOf(one).includes(","))));
    const isList = last && (isWithin || /[,;&]$|\band$/.test(textOf(last)));
    // "dbt" below "Apache Airflow", which has room for it.
    const isWord = last?.mayWrap === false && /^\S+$/.test(textOf(line));
    const goesOn =
      last &&
      !line.bullet &&
      last.flow === line.flow &&
      (last.wraps || isList || (!isInSmall && !isWord && isSmall(line)));
    if (goesOn) groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  return groups;
};

/** What divides a text into separators, brackets and what is between them. */
const dividers = memoize((separator) => new RegExp(`(${separator}|[()\\[\\]])`, "u"));

/**
 * The parts of a text at separators that are not within brackets, each with the separator in front of it.
 * @param separator A pattern without groups that capture.
 */
export const splitOutsideBrackets = (text: string, separator: RegExp): { text: string; before: string }[] => {
  const parts = [{ text: "", before: "" }];
  let depth = 0;
  for (const [at, token] of text.split(dividers(separator.source)).entries()) {
    if (token === "(" || token === "[") depth++;
    if (token === ")" || token === "]") depth = Math.max(0, depth - 1);
    if (depth === 0 && at % 2 === 1 && !/^[()[\]]$/.test(token)) parts.push({ text: "", before: token });
    else parts.at(-1)!.text += token;
  }
  return parts;
};

/** Whether the first part of a line is a label in a column of its own: "Tools ‖ Word, Excel, Xero". */
const isLabelled = ({ parts: [first = "", second = "", more] }: Line, least: number): boolean =>
  !more &&
  !/[,;]/.test(first) &&
  (first.split(" ").length <= 3 || isLabel(first)) &&
  (second.match(/[,;]/g)?.length ?? 0) >= least;

/** "Software – MYOB, Xero", "Often — Figma · Sketch": a label with a dash before a list. */
const dashedLabel = /^\p{L}[^,;:–—·•]{1,30}\s[–—-]\s(?=[^,]+, |[^·•]+ [·•] )/u;
const isDashed = ({ parts: [first = "", more] }: Line): boolean => !more && dashedLabel.test(first);

/** The rest of a line behind a label in another style: "Platforms" in bold letters before "Databricks, Azure". */
const behindLead = ({ parts: [first = ""], lead = "" }: Line): string | null => {
  const rest = first.startsWith(lead) ? first.slice(lead.length).trim() : "";
  return lead && lead.split(" ").length < 5 && /^[\p{L}\p{N}].*, /u.test(rest) ? rest : null;
};

/** The lines without their labels: short lists have one beside a long one, and where most have one, so have all. */
const withoutLabels = (all: readonly Line[]): Line[] => {
  const areLed = all.length > 1 && all.filter(behindLead).length * 2 > all.length;
  const lines = areLed
    ? all.map((line) => ({ ...line, parts: [behindLead(line) ?? line.parts[0]!, ...line.parts.slice(1)] }))
    : all;
  const areDashed = lines.filter(isDashed).length > 1 && lines.filter(isDashed).length * 2 > lines.length;
  const least = lines.some((line) => isLabelled(line, 2)) ? 1 : Infinity;
  const areAll =
    lines.length > 1 &&
    lines.every(({ parts }) => parts.length === 2) &&
    lines.filter((line) => isLabelled(line, 1)).length * 3 >= lines.length * 2;
  const ownOf = (line: Line): readonly string[] =>
    areDashed && isDashed(line)
      ? line.parts.map((part) => part.replace(dashedLabel, ""))
      : areAll || isLabelled(line, least) || (line.parts.length > 1 && line.parts[0]!.endsWith(":"))
        ? line.parts.slice(1)
        : line.parts;
  // Behind a label a list of its own begins, also in small letters: "Reporting: SQL" above "Others: dbt".
  return lines.map((line, at) => {
    const parts = ownOf(line);
    const isLed =
      parts !== line.parts || line !== all[at] || (/^\p{Lu}/u.test(textOf(line)) && label.test(textOf(line)));
    return isLed ? { ...line, parts, bullet: true } : line;
  });
};

const years = String.raw`(?:(?:less|more) than |under |over )?\d+\+? ?(?:years?|yrs?)`;
/** How good somebody is at something: stars, dots, per cent, and words or years behind a dash, a colon or in brackets. */
export const rating = new RegExp(
  String.raw`\s*(?:[★☆●○◉◯■□▮▯*]{2,}|\(?\d{1,3} ?%\)?|\(?\d{1,2} ?\/ ?(?:5|10)\)?|[([]\s*(?:${entryWords.skillLevels}|${years}[^)]*)\s*[)\]]|(?:\s[–—-]|:)\s*(?:${entryWords.skillLevels}|${years}.*))$`,
  "i",
);
/** Whether a text is nothing but such words. */
export const isLevel = (text: string): boolean => level.test(text);
const level = new RegExp(String.raw`^(?:${entryWords.skillLevels}|${years}.*|page \d.*)$`, "i");

const label = /^[\p{L}][\p{L}\d &/+().#-]{1,40}:\s+(?=\S)/u;
const separator = new RegExp(String.raw`,(?!\d{3})|[;|•·●▪■◦✓、]|\s(?:${signs}|/)\s|\t`, "u");

/** "Welding: FCAW, GTAW; Plant: forklift, EWP": where another list with its label begins. */
const labelWithin = /;\s+(?=\p{Lu}[\p{L} &]{1,30}:\s)/u;

/** The list behind a label: "Tools: Git, Docker"; "Excel: advanced" and "Fencing: a long sentence" are the items in front. */
const withoutLabel = (text: string): string => {
  const [written = ""] = label.exec(text) ?? [];
  const rest = text.slice(written.length);
  if (written && isLevel(rest)) return text;
  const name = written.trim().slice(0, -1);
  const isExplained = name && rest.split(" ").length > 8 && !/[,;|•].*[,;|•]/.test(rest);
  return isExplained && headingOf(name) === null && !isLabel(name) ? name : rest;
};

/** "communication skills, both written and verbal" is one. */
const goesOn = new RegExp(String.raw`^\s*${entryWords.withinItems}\b`, "i");

/** "cooking Filipino and Western food", "Thai and Western cuisine": one thing of two kinds. */
const isOfTwoKinds = (text: string): boolean => {
  const [, verb = "", kind = ""] =
    /^\s*(?:and\s+)?((?:\p{Ll}\S* )*)(\p{Lu}\p{Ll}+) (?:and|&) \p{Lu}\p{Ll}+(?: \p{Ll}+){1,2}$/u.exec(text) ??
    [];
  return verb !== "" || namesLanguage(kind);
};

/** "Word, Excel and Outlook" and "Xero, Revit and MS Project" end with two items; so does "Pipe fitting, tiling and Roof work", where no other has capitals within. */
const lastOf = (parts: readonly string[]): string[] => {
  const others = parts.slice(0, -1);
  const areSmall =
    others.some((one) => /\S \p{Ll}/u.test(one.trim())) &&
    others.every((one) => !/\S \p{Lu}\p{Ll}/u.test(one.trim()));
  const last = parts.at(-1)!;
  if (isOfTwoKinds(last)) return [last];
  return areSmall
    ? last.split(/^\s*and\s+|\s+(?:and|&)\s+(?=\p{Lu})(?![^(]*\))/u)
    : last.split(/^\s*and\s+|\s+(?:and|&)\s+(?=(?:\p{Lu}{2,} )?\p{Lu}[^\s]*\.?$)(?![^(]*\))/u);
};

/** "High reach, counterbalance and walkie stacker", "Copper, PEX and HDPE". */
const enumeration = /^[^,;:|()•]+(?:, [^,;:|()•]+)+ and [^,;:|()•]+$/u;
/** The only point with a comma in a list of points: one item of several words, as each of the others is one. */
const onlyEnumeration = (lines: readonly Line[]): Line | undefined => {
  const [one, more] = lines.filter((line) => /[,;|]/.test(textOf(line)));
  const areItems =
    lines.length > 3 && lines.every(({ bullet, wraps, parts }) => bullet && !wraps && parts.length === 1);
  return one && !more && areItems && enumeration.test(textOf(one)) ? one : undefined;
};

/** The items of a list, however it is written: with commas, bullets, in columns, after "Tools:". */
export const itemsIn = (lines: readonly Line[]): Item[] => {
  const whole = onlyEnumeration(lines);
  return paragraphsOf(withoutLabels(lines)).flatMap((group) => {
    if (whole && group.includes(whole)) return [{ text: textOf(whole), lines: group }];
    const texts = group.length === 1 ? group[0]!.parts : [group.map(textOf).join(" ")];
    const separate = texts.flatMap((text) => text.split(labelWithin));
    return separate.flatMap((part) => {
      const parts = splitOutsideBrackets(withoutLabel(part), separator).reduce<string[]>(
        (items, { text, before }) =>
          goesOn.test(text)
            ? [...items.slice(0, -1), `${items.at(-1) ?? ""}${before}${text}`]
            : [...items, text],
        [],
      );
      const isList = parts.length > 2 && /,/.test(part) && !/[;|•]/.test(part);
      return [...parts.slice(0, -1), ...(isList ? lastOf(parts) : parts.slice(-1))]
        .map((text) => text.replace(/^\d{1,2}[.)]\s+(?=\p{L})|^[\s.:–—*-]+|[\s.:–—-]+$/gu, ""))
        .filter(Boolean)
        .map((text) => ({ text, lines: group }));
    });
  });
};
