import { expect, it } from "vitest";
import { rightToWorkOf } from "../../../src/lexicon/cv/rights-to-work.ts";

it.each([
  ["Visa: Working Holiday Visa (417)", "holiday-visa"],
  ["Australian citizen", "citizen"],
  ["Residency: Permanent Resident of Australia", "permanent-resident"],
  ["New Zealand citizen", "permanent-resident"],
  ["Student visa, 48 hours a fortnight", "visa-hours"],
  ["Temporary Graduate visa (subclass 485)", "graduate-visa"],
  ["Requires sponsorship", "sponsorship"],
  ["Indian citizen", undefined],
  ["Not an Australian citizen", undefined],
  ["Applied for permanent residency", undefined],
  ["Permanent resident, Australian citizen from 2027", undefined],
  ["Full-time, permanent position", undefined],
])("reads %j as %j", (text, id) => {
  expect(rightToWorkOf(text)?.id).toBe(id);
});
