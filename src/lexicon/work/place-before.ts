import type { JobClass } from "./job-class.ts";
import { occupationIn } from "./occupation-rules.ts";

/** Where people of many occupations work, before the occupation: "Hotel Plumber". */
const place =
  /^(?:hotel|motel|resort|restaurant|cafe|pub|club|casino|winery|brewery|farm|dairy|school|college|university|church|museum|stadium|airport|hospital|clinic|medical|dental|aged care|child ?care|kindergarten|preschool|early learning|warehouse|factory|mine(?: site)?|mining|construction|logistics|transport|hospitality|retail|supermarket|shop|store|pharmacy|council) (?:maintenance )?/;
/** Places whose receptionists do the work of the place. */
const ownReception = /^(?:hotel|motel|resort|hospital|clinic|medical|dental|child|hospitality)/;
/** Kinds of work that stay the same wherever they are done: a hotel's plumber is no hotelier. */
const sameAnywhere =
  /^(?:construction\/(?:carpentry|plumbing|painting)|electrical\/(?:electricians|industrial)|office\/(?:accounts|human)|technology\/|logistics\/drivers|health-care\/nursing|automotive\/|agriculture\/horti|retail\/store-)/;
/** Who sells goods is in sales, whatever the goods; cars, solar panels and journeys are sold by people of the trade. */
const seller =
  /^(?!.*\b(?:retail|stores?|shop|casual|after|solar|cars?|vehicles?|auto\w*|motor\w*|trucks?|caravans?|parts|travel|holidays?|events?)\b)(?:\w+ ){1,2}sales(?: (?:rep|representative)s?)?$/;
const showroom = /^(?!.*\b(?:cars?|vehicles?|auto\w*)\b).*\bshowroom (?:consultant|assistant|staff)/;

/** The occupation in a title that begins with a workplace or with goods; undefined where these say what the work is. */
export const occupationAfterPlace = (words: string): JobClass | undefined => {
  if (seller.test(words)) return { category: "retail", subCategory: "sales-representatives" };
  if (showroom.test(words)) return { category: "retail", subCategory: "shop-floor" };
  const at = place.exec(words)?.[0];
  const found = at ? occupationIn(words.slice(at.length)) : null;
  if (!at || !found) return undefined;
  const kind = `${found.category}/${found.subCategory}`;
  return sameAnywhere.test(kind) || (kind === "office/reception" && !ownReception.test(at))
    ? found
    : undefined;
};
