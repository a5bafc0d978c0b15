import type { addJob } from "../add-job.ts";

type Fields = NonNullable<Parameters<typeof addJob>[1]>;
/** What a job is made of, and what everything that tells of it must say. */
export const varied: [string, Fields, { pay?: string; unit?: string; places: string[]; remote?: true }][] = [
  [
    "one place, pay a year",
    {
      locationIds: [1000],
      stateIds: [1],
      payType: 1,
      payMin: 70_000,
      payMax: 80_000,
      yearlyMin: 70_000,
      yearlyMax: 80_000,
    },
    { pay: "$70,000 – $80,000 a year", unit: "YEAR", places: ["Sydney NSW 2000"] },
  ],
  [
    "several places, pay a month",
    {
      locationIds: [1000, 1001],
      stateIds: [1, 6],
      payType: 2,
      payMin: 6500,
      yearlyMin: 78_000,
      workType: "Contract",
    },
    { pay: "From $6,500 a month", unit: "MONTH", places: ["Sydney NSW 2000", "Melbourne VIC 3000"] },
  ],
  [
    "remote work, one wage an hour",
    {
      remote: true,
      payType: 3,
      payMin: 32.5,
      payMax: 32.5,
      yearlyMin: 64_220,
      yearlyMax: 64_220,
      workType: "Casual",
    },
    { pay: "$32.50 an hour", unit: "HOUR", places: [], remote: true },
  ],
  [
    "remote or in a place, pay a week",
    {
      remote: true,
      locationIds: [1001],
      stateIds: [6],
      payType: 4,
      payMax: 1500,
      yearlyMax: 78_000,
      workType: "Part time",
    },
    { pay: "Up to $1,500 a week", unit: "WEEK", places: ["Melbourne VIC 3000"], remote: true },
  ],
  [
    "a whole state, pay a day, without an end",
    {
      locationIds: [5],
      stateIds: [5],
      payType: 5,
      payMin: 300,
      payMax: 350,
      yearlyMin: 78_000,
      yearlyMax: 91_000,
      expiresAt: null,
    },
    { pay: "$300 – $350 a day", unit: "DAY", places: ["Tasmania"] },
  ],
  [
    "no pay, applied to elsewhere, signs that XML reads as its own",
    {
      locationIds: [1000],
      stateIds: [1],
      title: 'Mechanic <4WD> & "Tow" ]]> driver’s mate',
      descriptionHtml: "<p>Tools &amp; parts: 5 &lt; 6, ]]&gt; ✓ <strong>now</strong></p>",
      summary: "Tools & parts: 5 < 6, ]]> ✓ now",
      applyUrl: "https://elsewhere.example.com/a?b=1&c=2",
      subCategory: "mechanics-technicians",
      sponsorship: true,
    },
    { places: ["Sydney NSW 2000"] },
  ],
];
