import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, wordings } from "../text/listed.ts";
import { classOf, type JobClass } from "./job-class.ts";
import { occupationIn } from "./occupation-rules.ts";
import { titlePattern } from "./title-pattern.ts";

/** The lists of `data/titles-with-places.yaml`, where each is explained. */
const lists = readData(
  "work/data/titles-with-places.yaml",
  z.strictObject({
    places: titlePattern(),
    ownReception: wordings,
    sameAnywhere: listed,
    sales: z.record(z.string(), titlePattern()),
  }),
);
const place = new RegExp(`(?:${lists.places.source}) (?:maintenance )?`);
const ownReception = new RegExp(`^${lists.ownReception} `);

/** The occupation in a title that begins with a workplace or with goods; undefined where these say what the work is. */
export const occupationAfterPlace = (words: string): JobClass | undefined => {
  const sold = Object.keys(lists.sales).find((kind) => lists.sales[kind]!.test(words));
  if (sold) return classOf(sold);
  const at = place.exec(words)?.[0];
  const found = at ? occupationIn(words.slice(at.length)) : null;
  if (!at || !found) return undefined;
  const kind = `${found.category}/${found.subCategory}`;
  const isSame = [found.category, kind].some((one) => lists.sameAnywhere.includes(one));
  return isSame || (kind === "office/reception" && !ownReception.test(at)) ? found : undefined;
};
