import { textOf } from "../../text/line.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";
import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { awardScore, institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { atTown, isBeforeTown } from "../parts/hyphened-towns.ts";
import type { Piece } from "../parts/pieces.ts";
import type { Row } from "../parts/rows.ts";
import { isPlace } from "../../words/places.ts";
import { isNameLike } from "./study-status.ts";

const taughtBy = new RegExp(`^${entryWords.taughtBy} (?:the )?`, "i");
/** Words with capitals, and small ones between them. */
const capitals = new RegExp(`^\\p{Lu}[^\\s,.;(]*(?:(?: ${entryWords.smallWords})? \\p{Lu}[^\\s,.;(]*)*`, "u");

/** The school that a text below a course names: "Through Bright Ledger Training, over two winters of evenings." */
export const schoolBelow = ({ line, span }: Row): Piece | null => {
  const text = textOf(line);
  const named = text.replace(taughtBy, "");
  const [name = ""] = (named !== text && capitals.exec(named)) || [];
  const isName = name.includes(" ") && isNameLike(name) && !isPlace(name);
  return isName && !span && !awardScore(text) ? { text: name, line, slot: "", role: "institution" } : null;
};

/** "Menengai Girls School-Nakuru", where another school has a hyphen before a town that is known. */
export const withoutTowns = <Draft extends { institution: Piece | null }>(
  drafts: readonly Draft[],
): Draft[] =>
  drafts.map((draft) => {
    const { institution } = draft;
    const isUsual = drafts.some(
      (other) => other !== draft && other.institution && isBeforeTown(other.institution),
    );
    const name = institution && isUsual ? atTown(institution.text)?.name : null;
    return name ? { ...draft, institution: { ...institution!, text: name } } : draft;
  });

/** "Hill School, Olsztyn (Poland), technical secondary school" without the country, and what kind of school it is. */
const withoutCountry = (school: string): string => {
  const [, name = "", country = "", kind = ""] =
    /^([^()]+) \(([^()]+)\)(?:, (\p{Ll}[^,]*))?$/u.exec(school) ?? [];
  const isSchool = institutionScore(name) > 0 || institutionScore(kind) > 0;
  return country && isPlace(country) && isSchool ? name : school;
};

/** "Cape Three Points University, Sekondi", "Hill School - Bua": the name of a school that is whole, before a word or two. */
const beforeTown = /^(?!.* of )([^,]+?)(?:,| [–—-]) (\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*)?)$/u;
/** The name of a school without the town behind its comma or dash, whether a list has that town or not. */
export const withoutTown = (written: string): string => {
  const school = withoutCountry(written);
  const [, name = "", town = ""] = beforeTown.exec(school) ?? [];
  const isTown = institutionScore(town) === 0 && awardScore(town) === 0 && employerScore(town) < 1;
  return isTown && institutionScore(name) > 0 ? name : school;
};

/** Whether a text beside a course may be its field of study: words alone, and no town of the school. */
export const mayBeField = (text: string): boolean => /^[\p{L} &,/()]+$/u.test(text) && !isPlace(text);

/** "Hill University, Poland, with high praise": words in small letters behind the last comma are no more of its name. */
export const withoutGrade = (school: string): string => {
  const at = school.lastIndexOf(", ");
  const [name, words] = [school.slice(0, Math.max(0, at)), school.slice(at + 2)];
  return /^\p{Ll}+(?: \p{Ll}+)*\.?$/u.test(words) && institutionScore(name) > 0 ? name : school;
};

/** "Hill College (by recognition of prior learning)." without what says no more of the school. */
export const withoutRemark = (school: string): string =>
  school.replace(/\s*\(\p{Ll}[^()]*\)\.?$/u, "") || school;

/**
 * "Diploma of Law, Otway Training (online, while working)", where the remark is about the school behind the course, and "Knife
 * Skills, Otway Training (short course)", where it says what kind of course it is.
 */
export const withoutSchoolRemark = (text: string): string => {
  const rest = withoutRemark(text);
  const isKind = awardScore(rest) === 0 && awardScore(text) > 0;
  return rest.includes(",") && (isKind || awardScore(rest) > 0) && awardScore(rest.split(",").at(-1)!) === 0
    ? rest
    : text;
};
