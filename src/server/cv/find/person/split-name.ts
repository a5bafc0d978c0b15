import { personWords } from "../../../../lexicon/cv/people.ts";
import { textOf, type Line } from "../../text/line.ts";
import { valueIn } from "../parts/cv-values.ts";

const particles = new RegExp(`^${personWords.particles}$`, "i");

const unmarked: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

/** A name as email addresses have it. */
export const initial = (text: string) =>
  text
    .toLowerCase()
    .replace(/[łøđßæœı]/g, (letter) => unmarked[letter]!)
    .normalize("NFD")
    .replace(/[^a-z]/g, "");

/** "M", "McA". */
const capital = (start: string): string =>
  start.length > 1 ? `Mc${start.slice(2).toUpperCase()}` : start.toUpperCase();
const cased = (name: string): string =>
  name === name.toUpperCase() ? name.toLowerCase().replace(/(?<![\p{L}\p{M}])(?:mc)?\p{L}/gu, capital) : name;

const familyNames = new Set(personWords.doubleFamilyNames.map(initial));

/** How many words the given name has by an email address such as "maria.delacruz" or "jp.garciamarquez"; -1 where it does not say. */
const givenWordsIn = (email: string | undefined, words: readonly string[]): number => {
  const [local = "", host = ""] = email?.split("@") ?? [];
  // "ana@costa.example": a host of one's own has the family name.
  const parts = [...local.split(/[._-]/), ...(/[._-]/.test(local) ? [] : [host.split(".")[0]!])].map(initial);
  const names = words.map(initial);
  const [given, family] = parts;
  // "leon.castellanos@": of two family names the address has the first.
  const first = names.indexOf(family ?? "", 1);
  const isFirst = parts.length === 2 && first > 0 && first === words.length - 2;
  const letters = names.slice(0, first).map(([letter]) => letter);
  // "af.quintero@", "a.quintero@": of the given names it may have the first letters.
  const areLetters = given === letters.join("") || given === letters[0];
  const isKnown = words.length > 3 || familyNames.has(family ?? "");
  // "belen.echenique@" for María Belén Echenique Rossi: of two given names it may have either.
  if (isFirst && (names.slice(0, first).includes(given ?? "") || (areLetters && isKnown))) return first;
  return words.findIndex((_, at) => {
    const [given, family] = [names.slice(0, at), names.slice(at).join("")];
    const short = [given[0], given.map(([letter]) => letter).join("")];
    const isShort = at < words.length - 1 && short.includes(parts.find((part) => part !== family));
    return at > 0 && parts.includes(family) && (isShort || parts.includes(given.join("")));
  });
};

/**
 * "Grace Lim Hui Min" with an address such as "grace.lim": in Singapore and Malaysia the family name may stand between the given
 * names of two languages. The number of its word; -1 where there is none.
 */
const familyWithin = (email: string | undefined, words: readonly string[]): number => {
  const [given, family, more] = (email?.split("@")[0] ?? "").split(/[._-]/).map(initial);
  const [first, second] = words.map(initial);
  const isWithin = words.length === 4 && !more && given === first && family === second;
  return isWithin && words.every((word) => !particles.test(word) && !familyNames.has(initial(word))) ? 1 : -1;
};

/** "ANACOSTA", whose spaced letters left no space between the names, where the email address has "ana.costa" or "costa.ana". */
const apartIn = (email: string | undefined, word: string): [string, string] | null => {
  const [one = "", other = "", more] = (email?.split("@")[0] ?? "").split(/[._-]/).map(initial);
  const first = [one, other].find((part) => part && initial(word) === part + (part === one ? other : one));
  const isApart = first && other && !more && initial(word).length === word.length;
  return isApart ? [word.slice(0, first.length), word.slice(first.length)] : null;
};

/** "Ana García López": the last two words are family names, unless the email address has only the last, as in the Philippines. */
const hasTwoFamilyNames = (words: readonly string[], email = ""): boolean => {
  const [one = "", other = ""] = words.slice(-2).map(initial);
  const local = initial(email.split("@")[0]!);
  const isLastAlone = local.includes(other) && !local.includes(one);
  return words.length > 2 && familyNames.has(one) && familyNames.has(other) && !isLastAlone;
};

const middleNames = new RegExp(`^${personWords.middleNames}$`, "i");

/** "Nguyễn Thị Bích Ngọc" with an address such as "bichngoc.nguyen": Vietnamese names have the family name first. */
export const isVietnamese = (
  email: string | undefined,
  [family = "", middle = "", ...given]: readonly string[],
): boolean => {
  const parts = (email?.split("@")[0] ?? "").split(/[._-]/).map(initial);
  const [at, last] = [parts.indexOf(initial(given.join(""))), parts.indexOf(initial(family))];
  return middleNames.test(middle) && at >= 0 && at < last;
};

const isInitials = (word: string) =>
  /^(?:\p{Lu}\.?)(?:\p{Lu}\.?)?$/u.test(word) && (word.length === 1 || word.includes("."));
/** In "McINERNEY" one letter is small. */
const isCapitals = (word: string) => {
  const plain = word.replace(/^Ma?c(?=\p{Lu}{2})/u, "");
  return /\p{Lu}{2}/u.test(plain) && plain === plain.toUpperCase();
};

/** Letters that no name consists of: "MCPS", "RPEQ". */
const unspeakable = /^[^AEIOUY]+$|[^AEIOUY]{3}/;

/**
 * "Thandeka du Plessis FIAA" with an address such as "t.duplessis": what stands in capitals behind the family name is letters of a
 * degree or a membership, also "CChem", whether a list has them or not. A longer word, or one beside others in capitals, may be
 * a second family name.
 */
export const withoutLetters = (name: string, email = ""): string => {
  const words = name.split(" ");
  const local = email.split("@")[0] ?? "";
  const parts = [...local.split(/[._-]/), ...local.split(/[._]/)].map(initial);
  const endsWithFamily = (own: readonly string[]) =>
    own.some((_, at) => at > 0 && parts.includes(initial(own.slice(at).join(""))));
  const end = words.findIndex((_, at) => at > 0 && endsWithFamily(words.slice(0, at + 1))) + 1;
  const isLetters = (word: string) =>
    /^\p{Lu}{2}/u.test(word) &&
    !parts.includes(initial(word)) &&
    !familyNames.has(initial(word)) &&
    (unspeakable.test(word) || (word.length < 5 && !isCapitals(words[end - 1]!)));
  const isBehind = !name.includes(",") && /[._-]/.test(local) && end > 0 && words.slice(end).every(isLetters);
  return isBehind ? words.slice(0, end).join(" ") : name;
};

/** A name as far as it stands in a line in one piece: of "Maria “Malou” Cruz" the words before the nickname. */
const writtenIn = (line: Line, text: string): string => {
  const words = text.split(" ");
  const pieces = words.map((_, at) => words.slice(0, words.length - at).join(" "));
  return pieces.find((piece) => textOf(line).includes(piece)) ?? text;
};

/** The given and the family name of a name in a line, as its capitals and the email address tell. */
export const namesOf = (name: string, line: Line, email: string | undefined) => {
  const [family = "", given] = name.split(/\s*,\s*/);
  const value = (text: string) => {
    const written = writtenIn(line, text);
    return valueIn(cased(written), line, written);
  };
  if (given) return { given_name: value(given), family_name: value(family) };
  const words = name.split(" ");
  const apart = words.length === 1 ? apartIn(email, name) : null;
  if (apart) return { given_name: value(apart[0]), family_name: value(apart[1]) };
  if (words.length === 1) return { given_name: value(name) };
  if (isVietnamese(email, words))
    return { given_name: value(words.slice(1).join(" ")), family_name: value(words[0]!) };
  const within = familyWithin(email, words);
  if (within > 0) return { given_name: value(words[0]!), family_name: value(words[within]!) };
  const count = givenWordsIn(email, words);
  const isFamilyFirst =
    isCapitals(words[0]!) && words.findLastIndex(isCapitals) + 1 === words.filter(isCapitals).length;
  if (count > 0 && (!isFamilyFirst || words.every(isCapitals)))
    return {
      given_name: value(words.slice(0, count).join(" ")),
      family_name: value(words.slice(count).join(" ")),
    };
  const capitals = words.filter(isCapitals);
  // "NGUYEN Van Anh" and "Maria SANTOS": the family name is in capitals.
  if (
    capitals.length &&
    capitals.length < words.filter((one) => !isInitials(one)).length &&
    (isFamilyFirst || capitals.every((one) => one.length > 2))
  ) {
    const others = words.filter((one) => !capitals.includes(one));
    const isFirst = words[0] === capitals[0];
    if (isFirst || words.at(-1) === capitals.at(-1))
      return { given_name: value(others.join(" ")), family_name: value(capitals.join(" ")) };
  }
  const first = words.findIndex((one, index) => index > 0 && particles.test(one));
  const at = first < 0 ? words.length - (hasTwoFamilyNames(words, email) ? 2 : 1) : first;
  return { given_name: value(words.slice(0, at).join(" ")), family_name: value(words.slice(at).join(" ")) };
};
