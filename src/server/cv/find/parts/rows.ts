import { isRestOf, joinLines, textOf, type Line } from "../../text/line.ts";
import { withoutRemarks } from "./remarks.ts";
import { endsInLegalForm } from "../../../../lexicon/cv/employers.ts";
import { isLabel } from "../../../../lexicon/cv/labels.ts";
import { awardScore, institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { joinDates, joinStartAndEnd, withDatesApart } from "./broken-ranges.ts";
import { isWebAddress, withoutUnknownLabels } from "./form-rows.ts";
import { asWorkedAs, splitSentences, withoutNumber, wordsIn } from "./sentences.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { datesOf, isTableHead, labelledCells, underHeads, type Cells } from "./table-heads.ts";
import { isShort, isTask } from "./short-texts.ts";
import { withoutStatus } from "../studies/study-status.ts";
import { isWithAs, labelled, workedAs } from "./pieces.ts";
import {
  isSpanAlone,
  isStretch,
  rangeIn,
  spanIn,
  withoutSpan,
  type Span,
} from "../../../../lexicon/time/spans.ts";
import { isNoise } from "../../../../lexicon/cv/table-noise.ts";
import { entryWords, isCareerBreak, withPlainRange } from "../../../../lexicon/cv/entry-words.ts";

/** A line with the dates taken out of it. */
export interface Row {
  line: Line;
  /** The texts beside the dates. */
  parts: string[];
  span: Span | null;
  /** Whether it may be part of the head of an entry, and not of the text below. */
  isHead: boolean;
  /** The left edge of its text without the dates, where the file says it. */
  left: number | undefined;
}

/** "Projects: Sea link (2021–2022)" within a job. */
const isBodyLabelled = new RegExp(String.raw`^${entryWords.bodyLabels}:\s`, "i");

/** The rows of an experience or education part. Dates that a narrow column breaks in two are joined. */
export const rowsOf = (lines: readonly Line[], { singles }: { singles: boolean }): Row[] => {
  const joined = joinStartAndEnd(
    joinDates(
      joinBroken(
        lines.map((line) => withColon(withDatesApart(line, singles), singles)).map(withoutNumber),
      ).map(asWorkedAs),
    ),
  );
  let wrapped: Line | undefined;
  const find = singles ? spanIn : rangeIn;
  const rows = underHeads(joined, (text) => spanIn(text) !== null)
    .filter(
      ({ line }, at, all) =>
        isRestOf(all[at - 1]?.line, line) || !(isNoise(textOf(line)) || isWebAddress(textOf(line))),
    )
    .flatMap((cells) =>
      cells.names ? cells : splitSentences(cells.line, singles).map((line) => ({ line, names: null })),
    )
    .map((cells) => {
      if (cells.names)
        return {
          line: cells.line,
          left: cells.line.lefts?.[0],
          parts: labelledCells(cells),
          span: spanOfCells(cells, find),
          isHead: true,
        };
      const { line } = cells;
      const row = rowOf(line, singles, isRestOf(wrapped, line));
      wrapped = row.isHead ? undefined : line;
      return row;
    });
  return withoutUnknownLabels(
    rows.map((row, at) => (goesOnBelow(row, rows[at + 1]) ? { ...row, isHead: false } : row)),
  );
};

/** Whether a line is full of a text that goes on below in small letters, and is too long to be a title or a name in two lines. */
const goesOnBelow = ({ line, span }: Row, below: Row | undefined): boolean =>
  !span && line.wraps && below !== undefined && /^\p{Ll}/u.test(textOf(below.line));

const stillThere = new RegExp(String.raw`^${entryWords.stillThere}\b`, "i");
/** The time of a row of a table; where a date stands beside words such as "still there", it goes on. */
const spanOfCells = (cells: Cells, find: typeof spanIn): Span | null => {
  const [from, to] = (["from", "to"] as const).map((name) => cells.line.parts[cells.names!.indexOf(name)]);
  const begun = from && to && (!/\d/.test(to) || stillThere.test(to)) ? spanIn(from) : null;
  if (begun && stillThere.test(to!)) return { ...begun, start: begun.end, end: null, current: to! };
  return find(datesOf(cells)) ?? (begun && { ...begun, start: begun.end, end: null, current: to! });
};

/** "two days a week" beside the dates, or alone. */
const hours = new RegExp(String.raw`(?:^|[\s,;|·–-]+)${entryWords.hoursOfWork}$`, "i");

/** "Nights and weekends at school" says no more of the job. */
const isHours = (text: string): boolean => text.replace(hours, "") === "";

/** "Deployed to the 2019/20 bushfires": the season of what follows, and no time of a job; "2018–19 part-time" is one. */
const ofSeason = new RegExp(
  String.raw`\p{L} \d{4} ?[/–-] ?\d{2}(?: season)? (?!${entryWords.kindsOfWork}(?!\p{L}))\p{Ll}`,
  "u",
);

const rowOf = (line: Line, singles: boolean, wrapped: boolean): Row => {
  const plain = line.parts.map((part) => (singles ? withPlainRange(part) : part));
  const text = plain.join(" ");
  const find = singles ? spanIn : rangeIn;
  const span = find(text);
  // "2018 season ‖ Shearer, Acme": the season is within its part.
  const others = plain.filter((part) => !isStretch(part) || !isSpanAlone(part));
  const dated = others.length < plain.length ? others.join(" ") : null;
  const undated = (dated ?? (span ? withoutSpan(text, span) : text)).replace(hours, "");
  // "2016 – 2018, weekends while at school".
  const isRemark =
    (span?.from === 0 || (span?.from === 1 && text.startsWith("("))) &&
    !line.bullet &&
    /^\p{Ll}{3}[^.]*$/u.test(undated) &&
    wordsIn(undated) < 8 &&
    !isTitle(undated);
  const rest = isRemark ? "" : undated;
  const isStudy = singles && awardScore(text) > 0 && institutionScore(text) > 0 && wordsIn(rest) < 24;
  const isSentence =
    !workedAs.test(rest) &&
    !isWithAs(rest) &&
    ((!singles && isBodyLabelled.test(text)) ||
      (wordsIn(rest) > (line.bullet ? 12 : 14) && !isStudy) ||
      (/[a-z]{3}\.$/.test(rest) &&
        span?.from !== 0 &&
        !endsInLegalForm(rest) &&
        withoutStatus(rest.slice(0, -1))) ||
      (/\.$/.test(text) && /\p{Ll}{3}\. \p{Lu}/u.test(rest)) ||
      (!singles && ofSeason.test(text)) ||
      // "Appraisal of records from 2011".
      (!singles && line.bullet && /\p{Ll} from \d{4}$/u.test(text)) ||
      // "Two boys and their new garden from 2020".
      (!singles && span?.end === null && span.from > 0 && isTask(rest)) ||
      (/^\p{Ll}{3}/u.test(rest) && withoutStatus(rest)));
  const own = plain.findIndex((part) => !find(part) || withoutSpan(part, find(part)!));
  const left = line.lefts?.[Math.max(0, own)];
  // The next line of a sentence: "… and acted in that post from February to May 2024."
  if (!span || isSentence || wrapped)
    return {
      line,
      left,
      parts: [...line.parts],
      span: null,
      isHead:
        !wrapped &&
        !line.bullet &&
        !isHours(text) &&
        (isCareerBreak(text) ||
          labelled(text).role === "place" ||
          isShort(withoutRemarks(labelled(text).text))),
    };
  const parts = plain.flatMap((part) => {
    const dates = find(part);
    const own = dates ? withoutSpan(part, dates).replace(hours, "") : part;
    return own.replace(/(?<=[\p{L})]{3})\.$/u, "") || [];
  });
  // A range may be spread over two parts.
  const whole = plain.some((part) => find(part)?.isRange === span.isRange) ? parts : [rest].filter(Boolean);
  const beside = isRemark ? [] : whole.filter((part) => !isNoise(part));
  return { line, left, parts: beside, span, isHead: true };
};

/** A label in a column of its own, as if it were in front of its value: "Employer: Acme". */
const withColon = (line: Line, singles: boolean): Line => {
  const [first = "", ...others] = line.parts;
  const isOfForm =
    isLabel(first) ||
    (first.endsWith(":") &&
      (!singles || labelled(textOf(line)).role !== null) &&
      /^\p{Lu}[\p{L} ]{2,30}:$/u.test(first));
  return others.length && isOfForm && !isTableHead(line)
    ? { ...line, parts: [`${first.replace(/\s*:$/, "")}: ${others.join(" ")}`] }
    : line;
};

/** A title that is broken for lack of room is one line. */
const joinBroken = (lines: readonly Line[]): Line[] =>
  joinLines(lines, (above, line) => {
    const text = `${textOf(above)} ${textOf(line)}`;
    const isHead = isShort(textOf(above)) && text.length < 130;
    const span = rangeIn(text);
    const isWork = workedAs.test(span ? withoutSpan(text, span) : text);
    // "Acme, Perth —" above "Chef" in another look; a dash alone is an empty cell.
    const isAtDash =
      !line.gap && /[\p{L})] [–—]$/u.test(above.parts.at(-1) ?? "") && spanIn(textOf(line)) === null;
    // "2019–2022 ‖ Research Fellow," above "Acme Institute, Brisbane."
    const isAtComma =
      !line.gap &&
      isSpanAlone(above.parts[0]!) &&
      /\p{L}\)?,$/u.test(above.parts.slice(1).at(-1) ?? "") &&
      spanIn(textOf(line)) === null;
    // "Chef | Acme | Perth |" above "09/2019 – 05/2021".
    const isAtBar = !line.gap && !above.bullet && / [|•·]$/.test(textOf(above)) && isSpanAlone(textOf(line));
    // "Diploma of Nursing (by distance)" above "Hill University".
    const isSchool =
      /\)$/.test(textOf(above)) && awardScore(textOf(above)) > 0 && institutionScore(textOf(line)) > 2;
    const goesOn =
      (above.wraps || isAtDash || isAtComma) &&
      !isSchool &&
      !line.bullet &&
      (isHead || (isWork && text.length < 240));
    if (isAtBar) return [{ ...above, parts: [text], wraps: line.wraps }];
    // In another look it is a text of its own.
    const isApart = isAtComma && above.style !== line.style;
    const parts = isApart
      ? [...above.parts.slice(0, -1), above.parts.at(-1)!.slice(0, -1), textOf(line)]
      : [text];
    return goesOn ? [{ ...above, parts, wraps: line.wraps }] : null;
  });
