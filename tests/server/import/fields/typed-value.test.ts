import { expect, it } from "vitest";
import { typedValue } from "../../../../src/server/import/fields/typed-value.ts";
import { jobsOfJson } from "../read-jobs.ts";

it.each([
  [{ id: "a", type: "select", select: { name: "Casual" } }, { name: "Casual" }],
  [{ type: "rich_text", rich_text: [{ plain_text: "Head " }, { plain_text: "Cook" }] }, "Head Cook"],
  [{ type: "date", date: { start: "2026-12-20", end: null } }, "2026-12-20"],
  [{ type: "formula", formula: { type: "string", string: "C-7" } }, "C-7"],
  [{ type: "select", select: null }, ""],
  [{ type: "Casual" }, { type: "Casual" }],
  [{ $date: "2026-11-19T00:00:00Z" }, "2026-11-19T00:00:00Z"],
  [{ $date: { $numberLong: "1797033600000" } }, "1797033600000"],
  [
    { $ref: "towns", $id: 4 },
    { $ref: "towns", $id: 4 },
  ],
])("%j is %j", (given, value) => {
  expect(typedValue(given)).toEqual(value);
});

it("values below the names of their kinds are fields of a job, and one in the bin is over", async () => {
  const [job] = await jobsOfJson({
    results: [
      {
        id: "1a4f",
        in_trash: true,
        properties: {
          Role: { type: "title", title: [{ plain_text: "Co" }, { plain_text: "ok" }] },
          "Job no": { type: "rich_text", rich_text: [{ plain_text: "C-7" }] },
          Where: { type: "multi_select", multi_select: [{ name: "Roma QLD" }, { name: "Perth WA" }] },
          Closing: { type: "date", date: { start: "2026-12-20", end: null } },
        },
      },
    ],
  });
  expect(job).toMatchObject({ title: "Cook", reference: "C-7", expires: "2026-12-20", isEnded: true });
  expect(job!.places.map(({ text }) => text)).toEqual(["Roma QLD", "Perth WA"]);
});

it.each([
  [{ en: "Cook", vi: "Đầu bếp" }],
  [{ "zh-Hans": "厨师", "en-AU": "Cook" }],
  [
    [
      { lang: "vi", value: "Đầu bếp" },
      { lang: "en", value: "Cook" },
    ],
  ],
])("a value in several languages is what it is in English: %j", (value) => {
  expect(typedValue(value)).toBe("Cook");
});

it("a value in none that is ours is as it is", () => {
  expect(typedValue({ vi: "Đầu bếp" })).toEqual({ vi: "Đầu bếp" });
});

it("fields that a record has in several languages are those in English", async () => {
  const cook = { ref: "1", title_en: "Cook", title_vi: "Đầu bếp", town: "Roma", description_en: "Knives." };
  const nurse = { ...cook, ref: "2", title_en: "Nurse" };
  const [job] = await jobsOfJson({ jobs: [cook, nurse] });
  expect(job).toMatchObject({ title: "Cook", description: "Knives.", reference: "1" });
});

it("amounts and days of a dump of a database are the job's", async () => {
  const dump = {
    _id: { $oid: "65a" },
    title: "Cook",
    reward: { low: { $numberDecimal: "32.50" }, high: { $numberInt: "34" }, every: "hour" },
    applyBefore: { $date: "2026-12-18T07:00:00Z" },
    town: "Roma",
    body: "Knives.",
  };
  const [job] = await jobsOfJson([dump]);
  expect(job).toMatchObject({
    pay: { min: "32.50", max: "34", unit: "hour" },
    expires: "2026-12-18T07:00:00Z",
  });
});
