import { employerScore } from "../../../lexicon/cv/employers.ts";
import { isForeignTitle } from "../../../lexicon/cv/foreign-headings.ts";
import { headingOf } from "../../../lexicon/cv/headings.ts";
import { isPlace } from "../words/places.ts";
import { isSurname, isTitle, titleScore } from "../../../lexicon/cv/titles.ts";

const label =
  /^(?:(?:full|candidate|applicant)['’s]* )?names?(?: of (?:the )?(?:candidate|applicant))?\s*[:–-]\s*/i;
const document =
  /^(?:curriculum vitae|resume|résumé|resumé|c\.?v\.?|bio-?data|profile)\s*(?:(?:of|for|[:|–—-])\s*)+/i;
/** The end of a footer with the name: "Maria Santos – Page 2". */
const pageOf = /\s*[–|-]\s*page \d+(?: of \d+)?$/i;
const honorific =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|a\/prof|assoc(?:iate)? prof(?:essor)?|prof|professor|engr|er|atty|sir|dame|rev|capt|mme|mlle|herr|frau|shri|smt|ca|cpa)(?:\.\s*|\s+)|(?:eng|ir|ing|lic|arq|adv|sr|sra|srta)\.\s*)+/i;
/** Degrees and memberships after a name: "RN", "MNurs", "Ph.D.". */
const degree =
  "(?:RN|EN|EEN|RM|NP|BSN|MSN|LPT|MBA|CPA|CA|MBBS|FCPA|PMP|BN|BA|MA|MS|JD|LLB|LLM|JP|OAM|AM|AO|CEng|MIEAust|CPEng|RPEQ|NER|PE|Esq|MAICD|GAICD|FAICD|CFA|ACCA|FCA|CAHRI|FRACGP|P[Hh]\\.?D|[BM](?:\\.?[A-Z][a-z]{1,5}){1,3}|[BM]\\.(?:A|S|E|D|N)|G(?:Dip|Cert)\\w*|(?:Grad|Post)(?:Dip|Cert)\\w*)\\.?(?: ?\\((?:Hons?|[A-Z]\\w*)\\))?";
/** Letters after a name, after a comma or in capitals. */
const postnominal = new RegExp(
  `\\s*(?:[,|(]\\s*.*|\\s[–-]\\s.*|(?:\\s${degree})(?:[, ]+${degree})*|\\s\\(.*\\))$`,
);
/** A word of a name. */
export const word =
  /^(?:[dlDLO]['’]\p{Lu}\p{L}+|\p{Lu}[\p{L}\p{M}]*(?:['’.-]\p{L}+)*['’.]?|(?:de|da|do|dos|del|della|di|du|des|la|las|le|los|van|von|vom|zu|der|den|bin|binti|binte|bte|ibn|al|el|ter|ten|te|e|y|dela|delos|st)\.?)$/u;
/** The name that others use, between the given and the family name: "Xiaoming (Ben) Li". */
const nickname = /\s+[("“‘']\p{Lu}\p{L}+[)"”’']\s+/u;

/** Words that a heading or a line below a name may consist of. */
export const noName =
  /\b(?:curriculum|vitae|resume|résumé|cv|page|address|phone|email|mobile|contact|summary|profile|objective|years?|experience|street|st(?= *(?:$|,))|road|rd|avenue|skills?|confidential|linkedin|portfolio|certified|registered|personal|details|surname|references?|available|university|college|school|pty|ltd|limited|visa|citizen|resident|nationality|permanent|full|time|driver|licen[cs]e|bachelor|master|diploma|communication|management|customer|service|microsoft|english)\b/i;

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
    .replace(honorific, "")
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
    if (!/^(?:[A-Z]{2,5}|[A-Z][a-z]?[A-Z]\w*)$/.test(given)) return `${family}, ${given}`;
  return named.replace(postnominal, "").trim();
};

/** Whether a text says that it has the name: "Name: …", "Resume of …", "… – Page 2". */
export const isLabelledName = (text: string): boolean =>
  label.test(text) || document.test(text) || pageOf.test(text);
