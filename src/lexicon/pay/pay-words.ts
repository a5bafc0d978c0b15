import { z } from "zod";
import { payTypes } from "../../contract/job-options.ts";
import type { PayTypeId } from "../../contract/job-fields.ts";
import { listed, wordings } from "../text/listed.ts";
import { readData } from "../text/read-data.ts";
import { alternatives, anyOf } from "../text/wording.ts";

const units = payTypes.map(({ unit }): string => unit);

/** The words of `pay.yaml`, where each is explained. */
export const payWords = readData(
  "pay/pay.yaml",
  z.strictObject({
    periods: z.array(
      z.strictObject({
        unit: z.string().refine((unit) => units.includes(unit), { error: `is none of ${units.join(", ")}` }),
        share: z.int().default(1),
        names: listed,
        short: listed,
        alone: listed,
        ads: listed,
        weak: listed.default([]),
      }),
    ),
    least: listed,
    most: listed,
    leading: listed,
    called: listed,
    inWords: z.record(z.string().regex(/^\d+$/), listed),
    noAmount: listed,
    foreign: z.strictObject({ codes: listed, names: listed }),
    others: z.strictObject({
      packaging: wordings,
      beforePackaging: wordings,
      allowances: wordings,
      contracts: wordings,
      awards: wordings,
      taxFree: wordings,
      bonuses: wordings,
      onTop: wordings,
      besideBase: wordings,
    }),
    included: wordings,
    ofFullTime: wordings,
    leads: wordings,
    notPay: wordings,
    packages: wordings,
    notLeast: wordings,
  }),
);

/** What an amount is for: a pay type, and how many of its units the period has. */
export type Period = readonly [payType: PayTypeId, share: number];

/** A pay type that `pay.yaml` does not have is called by its unit. */
const own = payTypes
  .filter(({ unit }) => !payWords.periods.some((period) => period.unit === unit))
  .map(({ unit }) => ({ unit, share: 1, names: [unit], short: [], alone: [`${unit}ly`], ads: [], weak: [] }));
const periods = [...own, ...payWords.periods].map(({ unit, share, names, short, alone, ads, weak }) => ({
  period: [payTypes.find((type) => type.unit === unit)!.id, share] as Period,
  inAds: new RegExp(anyOf([...names, ...alone, ...ads]), "i"),
  weak: weak.length ? new RegExp(anyOf(weak), "i") : null,
  inSearch: new RegExp(`^(?:${anyOf([...names, ...short, ...alone])})$`, "i"),
  names: [...names, ...short],
  alone,
}));

/** The period that a text says first; null for none. @param withWeak Whether words such as "salary" say one. */
export const periodIn = (text: string, withWeak = true): Period | null => {
  const words = text.replace(/[_/]/g, " ");
  const [first] = periods
    .flatMap(({ period, inAds, weak }) => [
      { at: words.search(inAds), period },
      ...(weak && withWeak ? [{ at: words.search(weak), period }] : []),
    ])
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return first?.period ?? null;
};

/** What stands behind an amount in a search: "an hour", "/wk", "p/h", "weekly"; its words are in one of two groups. */
export const periodShape = String.raw`(?:\s*(?:\/|an?\b|per\b|p\/?)\s*(${anyOf(periods.flatMap(({ names }) => names))})|(?:\s*|(?<=\d))(${alternatives(periods.flatMap(({ alone }) => alone))}(?!\w)))`;

/** The period of the words of a `periodShape`. */
export const periodCalled = (words: string): Period =>
  periods.find(({ inSearch }) => inSearch.test(words))!.period;
