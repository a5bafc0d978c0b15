import { isCompany } from "../../../../lexicon/cv/employers.ts";
import { awardScore, institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { isPlace } from "../../words/places.ts";
import { divide } from "../parts/pieces.ts";

/** How much a text looks like a course; below 0 it looks like a school, as a company may be one. */
export const awardMarginOf = (text: string): number => {
  const [award, institution] = [awardScore(text), institutionScore(text)];
  return award - (institution || (award === 0 && isCompany(text) ? 1.5 : 0));
};

/** Where a course and a school may meet in a text. */
const boundary =
  /,\s+|\s+[|–—-]\s+|:\s+|(?<=[\p{L})]{3})(?<!\b(?:[Gg]ovt|[Ss]ec|[Ss]en|[Dd]ept|[Uu]niv|[Ii]nst|Hons))\.\s+(?=\p{Lu})|\s+\((?=[^()]+\)$)|\s+(?:from|at)\s+(?:the\s+)?(?=\p{Lu})/gu;

/** A school that is known by its letters: "Certificate IV in Property Services, REINSW". */
const inLetters = /(?:^|, )[A-Z]{3,8}$/;

/** "Dadaab — Kenya Certificate of Education": the town of the school before the course. */
const beginsWithTown = (course: string): boolean => {
  const [, town = ""] = /^(\p{Lu}\S+(?: \p{Lu}\S+)?) [–—-] /u.exec(course) ?? [];
  return town !== "" && awardScore(town) === 0;
};

/** How well a text is divided into a course and a school: best where neither has anything of the other, and the school is short. */
const fitOf = (before: string, after: string): number => {
  const [one, other] = [awardMarginOf(before), awardMarginOf(after)];
  const school = one > 0 ? after : before;
  const course = one > 0 ? before : after;
  if (one > 0 && other === 0 && inLetters.test(after)) return institutionScore(before) ? 0 : 1;
  if (one * other >= 0) return 0;
  const mixed = institutionScore(course) ? 2 : inLetters.test(course) || beginsWithTown(course) ? 0.5 : 0;
  return Math.abs(one - other) - mixed - school.length / 1000;
};

/** "Bankstown — Diploma of Nursing" without the town. */
const withoutPlace = (text: string): string => {
  const [, place = "", rest = ""] = /^(.+?)\s+[–—-]\s+(.+)$/.exec(text) ?? [];
  return isPlace(place) ? rest : text;
};

/** The course and the school of a text by their words, wherever they meet; else what strong separators divide. */
export const atWords = (text: string): string[] => {
  const splits = Array.from(text.matchAll(boundary), ({ 0: between, index }) => {
    const [before, rest] = [text.slice(0, index), text.slice(index + between.length)];
    const after = between.endsWith("(") ? rest.slice(0, -1) : rest;
    return { sides: [before, after], fit: fitOf(before, after) };
  });
  const [best] = splits.toSorted((a, b) => b.fit - a.fit);
  if (!best || best.fit <= 0) return divide(text);
  return best.sides.flatMap((side) =>
    awardMarginOf(side) > 0 && institutionScore(side) === 0 ? [withoutPlace(side)] : divide(side),
  );
};
