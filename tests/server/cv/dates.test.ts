import { describe, expect, it } from "vitest";
import { rangeIn, spanIn, withoutSpan } from "../../../src/lexicon/time/spans.ts";

describe("dates of a CV", () => {
  it.each([
    ["Jan 2019 – Present", "2019-01", null, true],
    ["January 2019 to March 2021", "2019-01", "2021-03", false],
    ["01/2019-03/2021", "2019-01", "2021-03", false],
    ["03/19 – 05/21", "2019-03", "2021-05", false],
    ["1.2.2019 - 28.2.2021", "2019-02", "2021-02", false],
    ["3/2020 to 06/23", "2020-03", "2023-06", false],
    ["Mar 2020 – 06/23", "2020-03", "2023-06", false],
    ["2019 to 2021", "2019", "2021", false],
    ["2018–19", "2018", "2019", false],
    ["March ’18 - Sept '20", "2018-03", "2020-09", false],
    ["Since 2020", "2020", null, true],
    ["from Feb 2020", "2020-02", null, true],
    ["Feb, 2020 till date", "2020-02", null, true],
    ["2020-05 — 2021-06", "2020-05", "2021-06", false],
    ["Jan – Mar 2019", "2019-01", "2019-03", false],
    ["Summer 2018 – 2020", "2018", "2020", false],
    ["2020 and 2021 seasons", "2020", "2021", false],
    ["12 January 2019 until 3 March 2021", "2019-01", "2021-03", false],
    ["Nov 2020 -", "2020-11", null, true],
    ["2015 – now", "2015", null, true],
    ["enero 2019 – actualidad", "2019-01", null, true],
    ["outubro de 2018 a março de 2020", "2018-10", "2020-03", false],
    ["Dezember 2017 bis heute", "2017-12", null, true],
    ["2018年9月至2021年7月", "2018-09", "2021-07", false],
  ])("are a range in “%s”", (text, start, end, isCurrent) => {
    const span = rangeIn(text);
    expect([span?.start?.value, span?.end?.value ?? null, Boolean(span?.current)]).toEqual([
      start,
      end,
      isCurrent,
    ]);
  });

  it.each([
    "Call 0412 2019 2020",
    "a team of 2010 people",
    "ISO 9001",
    "$2019 – $2021",
    "version 2019.4",
    "2021 – 2019",
  ])("are not a range in “%s”", (text) => {
    expect(rangeIn(text)?.end ?? null).toBeNull();
  });

  it("are taken out of their line with the brackets and the length of time around them", () => {
    for (const text of [
      "Chef, Acme (Jan 2019 – Mar 2021)",
      "Jan 2019 – Mar 2021 (2 years 3 months) | Chef, Acme",
    ])
      expect(withoutSpan(text, rangeIn(text)!)).toBe("Chef, Acme");
    expect(withoutSpan("Diploma, completed 2015", spanIn("Diploma, completed 2015")!)).toBe("Diploma");
  });
});
