import { z } from "zod";
import { listed } from "../text/listed.ts";
import { readData } from "../text/read-data.ts";
import { placeWords } from "./place-words.ts";
import { spaced } from "../text/word-forms.ts";

/** The lists of `landmarks.yaml`, where each is explained. */
const lists = readData(
  "places/landmarks.yaml",
  z.strictObject({ kinds: listed, named: z.record(z.string().regex(/^\S.* [A-Z]{2,3}$/), listed) }),
);

const plain = (text: string): string => spaced(text).replaceAll("'", "");

/** The suburb of each landmark with a name of its own, with its state, both in the form of `plain`: "parkville vic". */
const suburbs: ReadonlyMap<string, string> = new Map(
  Object.entries(lists.named).flatMap(([suburb, names]) =>
    names.map((name) => [plain(name), plain(suburb)] as const),
  ),
);

/** What stands for the streets around a landmark: "Fiona Stanley Hospital area". */
const itsArea = new RegExp(` ${placeWords.afterArea}$`);

/** The longest first: a train station is one as a whole. */
const kinds = lists.kinds.toSorted((a, b) => b.length - a.length).map(plain);

/**
 * The suburb of a landmark with a name of its own that nothing else is called by: "st leonards nsw" for "Royal North Shore";
 * null for others, and for short names such as "UTS", which may be something else.
 */
export const suburbOfNamedLandmark = (name: string): string | null => {
  const text = plain(name).replace(itsArea, "");
  return /\s|.{7}/.test(text) ? (suburbs.get(text) ?? null) : null;
};

/**
 * The suburb of a landmark: "parkville vic" for "Royal Melbourne Hospital", "box hill" for "Box Hill station"; null for
 * what names no landmark. Whether there is such a suburb is for the caller to find out.
 */
export const suburbOfLandmark = (name: string): string | null => {
  const text = plain(name).replace(/^the /, "").replace(itsArea, "");
  const known = suburbs.get(text) ?? suburbs.get(`the ${text}`);
  if (known) return known;
  for (const kind of kinds) {
    if (text.endsWith(` ${kind}`)) return text.slice(0, -kind.length - 1);
    if (text.startsWith(`${kind} `)) return text.slice(kind.length + 1).replace(/^(?:at|of) /, "");
  }
  return null;
};
