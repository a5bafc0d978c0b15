import fc from "fast-check";
import "../../seed.ts";
import { describe, expect, it } from "vitest";
import { jobCategories } from "../../../src/contract/job-categories.ts";
import { categoryRules } from "../../../src/lexicon/work/category-rules.ts";
import { classify } from "../../../src/lexicon/work/classify.ts";
import { feedPay } from "../../../src/server/import/feed-job.ts";
import { offersSponsorship } from "../../../src/lexicon/conditions/read-conditions.ts";
import { zoneOf } from "../../../src/server/import/jobs/job-dates.ts";
import { parseDate } from "../../../src/server/import/jobs/parse-date.ts";
import { dollarsInFigures } from "../../../src/server/import/jobs/number-words.ts";
import { parsePay } from "../../../src/server/import/jobs/parse-pay.ts";
import { parseScreening } from "../../../src/server/import/jobs/parse-screening.ts";
import { offersFullyRemote, saysRemote } from "../../../src/lexicon/conditions/read-remote.ts";
import {
  moreWorkTypesIn,
  parseWorkType,
  saysNoWorkType,
} from "../../../src/lexicon/conditions/read-work-type.ts";

it.each([
  ["thirty-two dollars fifty an hour", "$32.50 an hour"],
  ["Twenty-eight dollars and five cents an hour", "$28.05 an hour"],
  ["one hundred and five thousand dollars a year", "$105000 a year"],
  ["one of the best", "one of the best"],
])("%j is %j in figures", (words, figures) => {
  expect(dollarsInFigures(words)).toBe(figures);
});

describe("pay in words", () => {
  it.each([
    ["$70,000 - $80,000 a year", 1, 70_000, 80_000],
    ["$70,000–$80,000", 1, 70_000, 80_000],
    ["70k-80k", 1, 70_000, 80_000],
    ["$70-80k + super", 1, 70_000, 80_000],
    ["Up to $95,000 package", 1, null, 95_000],
    ["$90k+", 1, 90_000, null],
    ["$80,000 + $5,000 bonus", 1, 80_000, 80_000],
    ["$80,000 and a car", 1, 80_000, 80_000],
    ["between $60k and $70k", 1, 60_000, 70_000],
    ["$120 000 p.a.", 1, 120_000, 120_000],
    ["$6,500 per month", 2, 6500, 6500],
    ["$35 per hour + super", 3, 35, 35],
    ["From $30 p.h.", 3, 30, null],
    ["32.50", 3, 32.5, 32.5],
    ["38 hours per week at $35.50 per hour", 3, 35.5, 35.5],
    ["$30 to $38.50 an hour plus 12% super", 3, 30, 38.5],
    ["$1,200/week", 4, 1200, 1200],
    ["$2,400 per fortnight", 4, 1200, 1200],
    ["$31,50 - $34,20 / giờ", 3, 31.5, 34.2],
    ["$550 per day", 5, 550, 550],
    ["$30-35ph + super", 3, 30, 35],
    ["AUD 1,200/day", 5, 1200, 1200],
    ["$800p/d", 5, 800, 800],
    ["$70 000 - $80 000 p.a.", 1, 70_000, 80_000],
    ["$70'000", 1, 70_000, 70_000],
    ["70.000 - 80.000", 1, 70_000, 80_000],
    ["up to $120K + car", 1, null, 120_000],
    ["base $80k + uncapped commission", 1, 80_000, 80_000],
    ["$24.10 + 25% casual loading", 3, 24.1, 24.1],
    ["$500 referral bonus; $32/hr", 3, 32, 32],
    ["Level 3.2: $1,050.90 per week", 4, 1050.9, 1050.9],
    ["$1,900 for 38 hours per week", 4, 1900, 1900],
    ["$35 hr", 3, 35, 35],
    ["60k-$70k", 1, 60_000, 70_000],
    ["more than $150k", 1, 150_000, null],
    ["over $150k", 1, 150_000, null],
    ["At least $30 per hour", 3, 30, null],
    ["$28/hr minimum", 3, 28, null],
    ["> $150k", 1, 150_000, null],
    ["less than $80k", 1, null, 80_000],
    ["below 80k", 1, null, 80_000],
    ["no more than $80k", 1, null, 80_000],
    ["no less than $80k", 1, 80_000, null],
    ["29,50 per hour", 3, 29.5, 29.5],
    ["29.33 ~ 44.00", 3, 29.33, 44],
    ["$2,000 p/f", 4, 1000, 1000],
    ["$2000 per fn", 4, 1000, 1000],
    ["$1.2m", 1, 1_200_000, 1_200_000],
    ["$0.5 million", 1, 500_000, 500_000],
    ["$18,550 tax free + $85,000", 1, 85_000, 85_000],
    ["$85,000 plus salary packaging up to $15,900", 1, 85_000, 85_000],
    ["A$80,000", 1, 80_000, 80_000],
  ])("%s", (text, payType, payMin, payMax) => {
    const { pay, warning } = parsePay(feedPay({ text }));
    expect(pay).toMatchObject({ payType, payMin, payMax });
    expect(warning).toBeUndefined();
  });

  it.each([
    "DOE",
    "Clause 15.2",
    "$2500 sign on bonus",
    "",
    "Competitive",
    "Award wages",
    "$0",
    "Negotiable, plus 12% super",
    "salary packaging up to $15,900",
    "NFP salary packaging $18,550",
  ])("%j is no pay", (text) => {
    expect(parsePay(feedPay({ text }))).toEqual({ pay: expect.objectContaining({ payType: null }) });
  });

  it.each([
    ["USD 100,000", "USD"],
    ["£30,000", "£"],
    ["CA$80,000", "CA$"],
    ["C$80,000", "C$"],
    ["HK$30,000", "HK$"],
    ["NZ$80,000", "NZ$"],
    ["80,000 CHF", "CHF"],
    ["$80,000 (US dollars)", "US DOLLARS"],
    ["R20 000 per month", "ZAR"],
    ["$5000", "pay type"],
    ["$1,000,000,000 per hour", "cannot be right"],
  ])("%s is told about", (text, warning) => {
    expect(parsePay(feedPay({ text }))).toMatchObject({
      pay: { payType: null },
      warning: expect.stringContaining(warning),
    });
  });

  it.each([
    [{ min: "70,000", max: "80000", unit: "YEAR" }, 1, 70_000, 80_000],
    [{ min: "45", unit: "HOUR", currency: "AUD" }, 3, 45, null],
    [{ max: "80000", min: "90000", unit: "per annum" }, 1, 80_000, 90_000],
    [{ min: "30.5", max: "35,5", unit: "HOUR" }, 3, 30.5, 35.5],
    [{ min: "80000", unit: "YEAR", currency: "THB" }, null, null, null],
  ])("in fields: %j", (parts, payType, payMin, payMax) => {
    expect(parsePay(feedPay(parts)).pay).toMatchObject({ payType, payMin, payMax });
  });
});

it("takes no pay of a job abroad for Australian dollars, unless it says so", () => {
  for (const pay of [{ text: "$35-45" }, { min: "120000", max: "180000" }])
    expect(parsePay(feedPay(pay), { isAbroad: true })).toMatchObject({
      pay: { payType: null },
      warning: expect.stringContaining("names no currency"),
    });
  expect(parsePay(feedPay({ text: "AUD 120,000" }), { isAbroad: true }).pay.payMin).toBe(120_000);
  expect(parsePay(feedPay({ text: "Negotiable" }), { isAbroad: true }).warning).toBeUndefined();
});

describe("dates", () => {
  it.each([
    ["2026-11-05", "2026-11-04T13:00:00Z"],
    ["2026-07-05", "2026-07-04T14:00:00Z"],
    ["2026-11-05T10:00", "2026-11-04T23:00:00Z"],
    ["2026-11-05T10:00:00Z", "2026-11-05T10:00:00Z"],
    ["2026-11-05T10:00:00.123+10:00", "2026-11-05T00:00:00Z"],
    ["Thu, 05 Nov 2026 09:00:00 GMT", "2026-11-05T09:00:00Z"],
    ["Thu, 5 Nov 2026 09:00 AEDT", "2026-11-04T22:00:00Z"],
    ["05/11/2026", "2026-11-04T13:00:00Z"],
    ["5.11.26", "2026-11-04T13:00:00Z"],
    ["05-Nov-2026", "2026-11-04T13:00:00Z"],
    ["5th November 2026", "2026-11-04T13:00:00Z"],
    ["November 5, 2026", "2026-11-04T13:00:00Z"],
    ["November 5th, 2026", "2026-11-04T13:00:00Z"],
    ["11/25/2026", "2026-11-24T13:00:00Z"],
    ["COB 05/11/2026", "2026-11-04T13:00:00Z"],
    ["11.59pm 5/11/2026", "2026-11-05T12:59:00Z"],
    ["46331.5", "2026-11-04T13:00:00Z"],
    ["/Date(1793833200000)/", "2026-11-04T23:00:00Z"],
    ["05/11/2026 9:05 am", "2026-11-04T22:05:00Z"],
    ["Thursday, 5 November 2026 - 10:00am", "2026-11-04T23:00:00Z"],
    ["5pm - 05/11/2026", "2026-11-05T06:00:00Z"],
    ["2026-11-05 | 17:30", "2026-11-05T06:30:00Z"],
    ["Thursday 5 November 2026 by 5 pm", "2026-11-05T06:00:00Z"],
    ["5 November 2026 at midnight", "2026-11-04T13:00:00Z"],
    ["Thursday 5 November 2026 at noon", "2026-11-05T01:00:00Z"],
    ["1793836800", "2026-11-05T00:00:00Z"],
    ["2026-W47-2", "2026-11-16T13:00:00Z"],
    ["2027W011", "2027-01-03T13:00:00Z"],
  ])("%s", (text, iso) => {
    expect(parseDate(text)).toEqual(new Date(iso));
  });

  it("ends a closing day at its end", () => {
    expect(parseDate("31/12/2026", { end: true })).toEqual(new Date("2026-12-31T12:59:59Z"));
  });

  it.each([
    [["WA"], "2030-01-01T15:59:59Z"],
    [["VIC"], "2030-01-01T12:59:59Z"],
    [["QLD"], "2030-01-01T13:59:59Z"],
    [["NSW", "WA"], "2030-01-01T15:59:59Z"],
    [[], "2030-01-01T12:59:59Z"],
  ])("ends a closing day in %j by the clocks there", (places, iso) => {
    expect(parseDate("2030-01-01", { end: true, zone: zoneOf(places) })).toEqual(new Date(iso));
    expect(parseDate("2030-01-01T10:00Z", { end: true, zone: zoneOf(places) })).toEqual(
      new Date("2030-01-01T10:00Z"),
    );
  });

  it.each(["", "soon", "31/02/2026", "13/13/2026", "2026-W60-1", "2026-11-05T25:00:00Z", "0000-00-00"])(
    "%j is none",
    (text) => {
      expect(parseDate(text)).toBeNull();
    },
  );

  it("reads back every moment that a feed can write", () => {
    const moments = fc.date({
      min: new Date("2000-01-01"),
      max: new Date("2099-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (date) => {
        const second = new Date(Math.floor(date.getTime() / 1000) * 1000);
        expect(parseDate(second.toISOString())).toEqual(second);
        expect(parseDate(second.toUTCString())).toEqual(second);
      }),
    );
  });
});

it.each([
  ["fulltime", "Full time"],
  ["FT", "Full time"],
  ["Perm Part-Time", "Part time"],
  ["0.6 FTE", "Part time"],
  [".8fte", "Part time"],
  ["1.0 FTE", "Full time"],
  ["Fixed term 12 months", "Contract"],
  ["Max term", "Contract"],
  ["Locum", "Contract"],
  ["Contract/Temp", "Contract"],
  ["Subcontractor", "Contract"],
  ["Zero hours", "Casual"],
  ["cas.", "Casual"],
  ["FULL_TIME", "Full time"],
  ["Full time", "Full time"],
  ["Permanent", null],
  ["Ongoing", null],
  ["Apprentice", null],
  ["Trainee", null],
  ["part-time", "Part time"],
  ["Permanent part-time", "Part time"],
  ["Casual", "Casual"],
  ["PER_DIEM", "Casual"],
  ["CONTRACTOR", "Contract"],
  ["TEMPORARY", "Contract"],
  ["INTERN", "Contract"],
  ["Full-time contract", "Contract"],
  ["something else", null],
  ["International Sales", null],
  ["Contracts Manager", null],
  ["Station Call Centre", null],
  ["Casualty Registrar", null],
])("the work type %s is %s", (text, workType) => {
  expect(parseWorkType(text)).toBe(workType);
});

it.each(["Permanent", "Perm", "Ongoing", "Apprentice", "Traineeship", ""])(
  "%j says no work type, which is no mistake",
  (text) => {
    expect(saysNoWorkType(text)).toBe(true);
  },
);

describe("the category", () => {
  it("has a rule for every category and kind of work there is", () => {
    expect(Object.keys(categoryRules).sort()).toEqual(jobCategories.map(({ id }) => id).sort());
    for (const { id, sub_categories } of jobCategories)
      expect(Object.keys(categoryRules[id]!.kinds).sort()).toEqual(
        sub_categories.map((kind) => kind.id).sort(),
      );
  });

  it.each([
    ["Diesel Mechanic", "automotive", "heavy-vehicles"],
    ["Auto Electrician", "automotive", "auto-electricians"],
    ["Electrician", "electrical", "electricians"],
    ["Apprentice Electrician", "electrical", "apprentices-assistants"],
    ["Solar Installer", "electrical", "solar-battery"],
    ["Childcare Cook", "early-learning", "centre-support"],
    ["Diploma Qualified Educator", "early-learning", "educators"],
    ["OSHC Coordinator", "early-learning", "outside-school-hours-care"],
    ["Sous Chef", "hospitality", "chefs-cooks"],
    ["Kitchenhand", "hospitality", "kitchen-hands"],
    ["Restaurant Manager", "hospitality", "venue-management"],
    ["Disability Support Worker", "community", "disability-support"],
    ["Registered Nurse", "health-care", "nursing"],
    ["Forklift Driver", "logistics", "forklift"],
    ["HR Truck Driver", "logistics", "drivers"],
    ["Store Manager", "retail", "store-management"],
    ["Payroll Officer", "office", "accounts-payroll"],
    ["Fruit Picker", "agriculture", "horticulture"],
    ["Full Stack Developer", "technology", "software"],
    ["Carpenter", "construction", "carpentry"],
    ["Astronaut", "other", null],
  ])("of a %s", (title, category, subCategory) => {
    expect(classify(title, { category: "", subCategory: "" })).toEqual({ category, subCategory });
  });

  it.each([
    ["Cook", "early-learning", "", "early-learning", null],
    ["Team Leader", "Hospitality & Tourism", "Front of House", "hospitality", "front-of-house"],
    ["Plumber", "Trades & Services", "", "construction", "plumbing"],
    ["Mechanic", "Trades & Services", "", "automotive", "mechanics-technicians"],
    ["Team Member", "Hospitality > Bar Staff", "", "hospitality", "baristas-bar"],
    ["Electrician", "Something unheard of", "", "electrical", "electricians"],
  ])("of a %s in %s %s", (title, category, subCategory, expected, kind) => {
    expect(classify(title, { category, subCategory })).toEqual({ category: expected, subCategory: kind });
  });
});

it.each([
  ["Visa sponsorship available.", true],
  ["We can sponsor the right person.", true],
  ["A 482 visa is possible for chefs.", true],
  ["Sponsorship is not available.", false],
  ["No visa sponsorship available for this role.", false],
  ["We are unable to offer sponsorship.", false],
  ["You manage our sponsorship of local clubs.", false],
])("%s", (text, offered) => {
  expect(offersSponsorship(text)).toBe(offered);
});

it.each([
  ["Widget Operator - Remote", true],
  ["Sydney (Remote)", true],
  ["Remote - NSW", true],
  ["Work from home", true],
  ["Anywhere", true],
  ["No weekends - remote", true],
  ["Remote health coach", true],
  ["Widget Operator - No remote", false],
  ["Widget Operator - Not remote", false],
  ["This is not a remote role", false],
  ["Remote work is not possible", false],
  ["Remote communities NT", false],
  ["Remote NT", false],
  ["Remote Operations Controller", false],
  ["Remote Operations Scheduler", false],
  ["Remote Sensing Analyst", false],
  ["Remote Operations Manager", true],
  ["Nurse in a remote area", false],
  ["Rural and remote health", false],
  ["Perth (some WFH)", false],
  ["Hybrid - 2 days WFH", false],
])("whether %s is remote work: %s", (text, remote) => {
  expect(saysRemote(text)).toBe(remote);
});

it.each([
  ["This is a fully remote position.", true],
  ["This position is 100% work from home.", true],
  ["This is not a fully remote position.", false],
  ["You travel to remote sites.", false],
])("%s", (text, remote) => {
  expect(offersFullyRemote(text)).toBe(remote);
});

describe("screening questions", () => {
  it("need only their words", () => {
    expect(parseScreening('[{"question":"Which shift?","options":["Day","Night"]}]').questions).toEqual([
      { id: "q1", question: "Which shift?", type: "choice", options: ["Day", "Night"], required: true },
    ]);
  });

  it.each([
    "{",
    "{}",
    '[{"question":""}]',
    '[{"question":"A?","type":"choice"}]',
    '[{"question":"A?","id":"x"},{"question":"B?","id":"x"}]',
  ])("cannot be %s", (json) => {
    expect(parseScreening(json)).toMatchObject({ questions: [], problem: expect.stringContaining("JSON") });
  });
});

it.each([
  ["Temporary Part Time (30.4 hours per week)", "Contract", ["Part time"]],
  ["Contract with a chance to go full time later", "Contract", []],
  ["permanent; part", "Part time", []],
] as const)("%j is %s and %j", (text, first, more) => {
  expect([parseWorkType(text), moreWorkTypesIn(text, first)]).toEqual([first, more]);
});
