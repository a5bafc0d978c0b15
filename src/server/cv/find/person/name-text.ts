import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { isForeignTitle } from "../../../../lexicon/cv/foreign-headings.ts";
import { headingOf } from "../../../../lexicon/cv/headings.ts";
import { isPlace } from "../../words/places.ts";
import { isSurname, isTitle, titleScore } from "../../../../lexicon/cv/titles.ts";
import { personWords } from "../../../../lexicon/cv/people.ts";

const label = new RegExp(String.raw`^${personWords.nameLabels}\s*[:–-]\s*`, "i");
const document = new RegExp(String.raw`^${personWords.documents}\s*(?:(?:of|for|[:|–—-])\s*)+`, "i");
/** The end of a footer with the name: "Maria Santos – Page 2". */
const pageOf = new RegExp(String.raw`\s*[–|-]\s*${personWords.page}$`, "i");
const honorific = new RegExp(
  String.raw`^(?:${personWords.honorifics}(?:\.\s*|\s+)|${personWords.honorificsWithStop}\.\s*)+`,
  "i",
);
/** "Lt Col (Ret'd) Peter Grant". */
const retired = new RegExp(String.raw`\s*\(${personWords.retired}\.?\)`, "i");
/** A degree or a membership after a name: "RN", "MNurs", "Ph.D.". */
const degree = String.raw`(?:${personWords.degrees}|[ABDLMP][A-Za-z]{0,4}\.(?: ?[A-Z][A-Za-z]{0,4}\.)+|P[Hh]\.?D|[BM](?:\.?[A-Z][a-z]{1,5}){1,3}|[BM]\.(?:A|S|E|D|N)|G(?:Dip|Cert)\w*|(?:Grad|Post)(?:Dip|Cert)\w*)\.?(?: ?\((?:Hons?|[A-Z]\w*)\))?`;
/** Letters after a name, after a comma or in capitals. */
const postnominal = new RegExp(
  String.raw`\s*(?:[,|(]\s*.*|\s[–-]\s.*|(?:\s${degree})(?:[, ]+${degree})*|\s\(.*\))$`,
);
/** Letters alone, such as "Ph.D.", "LL.B." and "B.Sc. (Hons)"; a name has longer parts. */
const isPostnominal = new RegExp(
  String.raw`^(?:(?:\p{Lu}\p{L}{0,4}\.){2,}\p{Lu}?|\p{Lu}{1,4}\.?|${degree})(?:$|[ ,(])`,
  "u",
);
/** A word of a name. */
export const word = new RegExp(
  String.raw`^(?:[dlDLO]['’]\p{Lu}\p{L}+|(?:${personWords.smallWords}[-’'])?\p{Lu}[\p{L}\p{M}]*(?:['’.-]\p{L}+)*['’.]?|${personWords.smallWords}\.?)$`,
  "u",
);
/** The name that others use, between the given and the family name: "Xiaoming (Ben) Li". */
const nickname = /\s+\(?["“‘'(]\p{Lu}\p{L}+[)"”’']\)?\s+/u;

/** Words that a heading or a line below a name may consist of. */
export const noName = new RegExp(String.raw`\b(?:${personWords.noName}|st(?= *(?:$|,)))\b`, "i");

/** How much a line looks like the name of a person; 0 where it is none. */
export const nameScore = (text: string): number => {
  const words = text.split(" ").filter(Boolean);
  if (words.length < 2 || words.length > 6 || text.length > 50 || isForeignTitle(text)) return 0;
  if (!words.every((one) => word.test(one)) || noName.test(text) || headingOf(text)) return 0;
  if (!isSurname(words.at(-1)!) && (isTitle(text.replaceAll("-", "")) || employerScore(text) >= 1.5))
    return 0.2;
  return isPlace(text) ? 0 : words.length <= 4 ? 1 : 0.7;
};

/** A text without the words around a name: labels, titles, degrees, a nickname. "SANTOS, Maria" stays so. */
export const plainName = (text: string): string => {
  const named = text
    .replace(document, "")
    .replace(label, "")
    .replace(retired, "")
    .replace(honorific, "")
    // "Dr. phil.", "Dr. rer. nat."
    .replace(/^(?:\p{Ll}{1,5}\.\s*)+(?=\p{Lu})/u, "")
    .replace(nickname, " ")
    .replace(/[\s/|]+[\p{Script=Han}\p{Script=Hangul}]{2,5}$/u, "")
    .replace(pageOf, "")
    .replace(/,? (?:Jr|Sr|II|III|IV)\.?$/, "")
    .trim();
  // "王小明 (Xiaoming Wang)" has it in the letters of forms in Australia, too.
  const [, inside = ""] =
    /^[^(]*[\p{Script=Han}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Arabic}][^(]*[(（]([^)）]+)[)）]$/u.exec(
      named,
    ) ?? [];
  if (nameScore(inside) > 0.5) return inside;
  // "SANTOS, Maria Clara" has the family name first.
  const [family = "", given = "", ...more] = named.split(/\s*,\s*/);
  if (
    !more.length &&
    nameScore(`${given} ${family}`) > 0.5 &&
    titleScore(given) < 1 &&
    given.split(" ").every((one) => word.test(one))
  )
    if (!isPostnominal.test(given) && !/^(?:[A-Z]{2,5}|[A-Z][a-z]?[A-Z]\w*)$/.test(given))
      return `${family}, ${given}`;
  // "Maria Santos CPA – Curriculum Vitae" has two.
  return named.replace(postnominal, "").replace(postnominal, "").trim();
};

/** Whether a text says that it has the name: "Name: …", "Resume of …", "… – Page 2". */
export const isLabelledName = (text: string): boolean =>
  label.test(text) || document.test(text) || pageOf.test(text);
