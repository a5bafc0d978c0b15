import { describe, expect, it } from "vitest";
import { payTypes } from "../../../src/contract/job-options.ts";
import { payWords } from "../../../src/lexicon/pay/pay-words.ts";
import { readPay } from "../../../src/lexicon/pay/pay-in-query.ts";
import { feedPay } from "../../../src/server/import/feed-job.ts";
import { parsePay } from "../../../src/server/import/jobs/parse-pay.ts";
import { examplesOf } from "../wordings.ts";

/** What a search and an ad with the same words say, in the same form. */
const inSearch = (text: string) => {
  const { pay_type = 1, min_salary = null, max_salary = null } = readPay(`cook ${text}`).filters;
  return { payType: pay_type, payMin: min_salary, payMax: max_salary };
};
const inAd = (text: string) => {
  const { payType, payMin, payMax } = parsePay(feedPay({ text })).pay;
  // In an ad, one amount is the least and the most; a search asks for at least as much.
  return { payType, payMin, payMax: payMin === payMax ? null : payMax };
};

/** An amount that is believable for each unit. */
const usual = { year: 90_000, month: 7_500, week: 1_400, day: 350, hour: 35 };

describe.each(payWords.periods)("pay by the $unit ($share)", ({ unit, share, names, short, alone }) => {
  const payType = payTypes.find((type) => type.unit === unit)!.id;
  const payMin = usual[unit as keyof typeof usual];
  const behind = [
    ...names.flatMap((name) => [`a ${name}`, `per ${name}`, `/${name}`, ` / ${name}`]),
    ...(unit === "hour" ? short.map((name) => `/${name}`) : []),
    ...alone.flatMap(examplesOf).map((word) => ` ${word}`),
  ];
  it.each(behind)("is read in a search and in an ad: %s", (words) => {
    const text = `$${payMin * share} ${words}`.replace(/ {2,}/g, " ");
    const expected = { payType, payMin, payMax: null };
    expect([inSearch(text), inAd(text)]).toEqual([expected, expected]);
  });
});

it.each([
  ["$2400 a fortnight", 4, 1200, null],
  ["$7.5k a month", 2, 7500, null],
  ["$70-80k", 1, 70_000, 80_000],
  ["60k-$70k", 1, 60_000, 70_000],
  ["$35", 3, 35, null],
  ["$30 to $38.50 an hour", 3, 30, 38.5],
  ["$90,000 a year", 1, 90_000, null],
  ["up to $120k", 1, null, 120_000],
  ["no more than $80k", 1, null, 80_000],
  ["$120 000 p.a.", 1, 120_000, null],
  ["90 thousand a year", 1, 90_000, null],
  ["$800p/d", 5, 800, null],
])("%s means the same in a search and in an ad", (text, payType, payMin, payMax) => {
  const expected = { payType, payMin, payMax };
  expect([inSearch(text), inAd(text)]).toEqual([expected, expected]);
});

it.each(payWords.least.filter((words) => !/[<>]/.test(words)).flatMap(examplesOf))(
  "%s says the least",
  (words) => {
    expect(inSearch(`${words} $80k`)).toEqual({ payType: 1, payMin: 80_000, payMax: null });
    expect(parsePay(feedPay({ text: `${words} $80k` })).pay).toMatchObject({ payMin: 80_000, payMax: null });
  },
);

it.each(payWords.most.filter((words) => !/[<>]/.test(words)).flatMap(examplesOf))(
  "%s says the most",
  (words) => {
    const most = { payType: 1, payMin: null, payMax: 80_000 };
    expect([inSearch(`${words} $80k`), inAd(`${words} $80k`)]).toEqual([most, most]);
  },
);

it.each([
  ...payWords.called.flatMap(examplesOf),
  ...payWords.least.filter((words) => !/[<>]/.test(words)).flatMap(examplesOf),
])("a bare number is pay in a search behind %s", (words) => {
  expect(readPay(`cook ${words} 80000`)).toEqual({ rest: "cook  ", filters: { min_salary: 80_000 } });
  expect(readPay(`cook ${words} 3000`).filters).toEqual({});
});

it("what pay is called goes with the amount, before or behind it", () => {
  for (const text of ["cook salary 80k+", "cook 80k package", "cook base salary of $80,000"])
    expect([text, readPay(text)]).toEqual([text, { rest: "cook  ", filters: { min_salary: 80_000 } }]);
  expect(readPay("cook 80000").filters).toEqual({});
  expect(readPay("salary packaging consultant").filters).toEqual({});
});
