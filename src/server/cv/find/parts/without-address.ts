import { employerScore, endsInLegalForm } from "../../../../lexicon/cv/employers.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { placeWords } from "../../../../lexicon/places/place-words.ts";
import { isPlace } from "../../words/places.ts";

/** "12 Smith Street". */
const street = new RegExp(String.raw`^\d+[A-Za-z]?(?:[/-]\d+)?\s\p{L}.*\b${placeWords.streets}\.?$`, "iu");
/** "Str. Uzinei 14", "Industriestraße 5", "94315 Straubing": what stands in addresses abroad, too. */
const likeStreet = /^\p{L}.*[\s.]\d{1,4}[A-Za-z]?$|^\d+[A-Za-z]?(?:[/-]\d+)?\s\p{L}/u;
const postcode = /^\d{4,6}\s+|\s+\d{4,6}$/g;

/** "Acme Pvt. Ltd., Chakan": what follows the form of a company is where it is. */
const isBehindForm = (name: string, part: string): boolean =>
  endsInLegalForm(name) &&
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}$/u.test(part) &&
  !isTitle(part) &&
  employerScore(part) < 1;

/** "Acme, Haugesund (Norway)". */
const beforeCountry = /^([^,()]+), (\p{Lu}[^,()]*) \(([^()]+)\)$/u;

/**
 * The name of an employer without the address behind it, and the town in that.
 * @param isNamed Whether a label says that it is an employer.
 */
export const withoutAddress = (text: string, isNamed: boolean): { name: string; towns: string[] } => {
  const [, own = "", where = "", country = ""] = (isNamed && beforeCountry.exec(text)) || [];
  if (own && isPlace(country) && employerScore(where) < 1)
    return { name: own, towns: [`${where} (${country})`] };
  const parts = text.split(/,\s+/);
  const isStreet = (part: string) => street.test(part) || (isNamed && likeStreet.test(part));
  const at = parts.findIndex((part, n) => n > 0 && (isStreet(part) || isBehindForm(parts[n - 1]!, part)));
  if (at < 0) return { name: text, towns: [] };
  const town = parts
    .slice(at)
    .filter((part) => !isStreet(part) || /^\d{4,6}\s/.test(part))
    .map((part) => part.replace(postcode, ""))
    .join(", ");
  return { name: parts.slice(0, at).join(", "), towns: isPlace(town) ? [town] : [] };
};
