import { expect, it } from "vitest";
import { conditionFacts } from "../../../src/domain/jobs/conditions.ts";

const silent = { shift: [], benefits: [], right_to_work: [], sponsorship: false };

it("says of a job's conditions in short what the ad says, and nothing of what it does not", () => {
  expect(conditionFacts(silent)).toEqual([]);
  expect(
    conditionFacts({ shift: ["night"], benefits: ["meals"], right_to_work: ["citizen"], sponsorship: true }),
  ).toEqual([
    { label: "Shift", values: ["Night shift"] },
    { label: "Benefits", values: ["Meals"] },
    { label: "Right to work", values: ["Visa sponsorship offered", "Australian citizen"] },
  ]);
  // More than two are told together.
  const job = { ...silent, right_to_work: ["citizen", "permanent-resident", "holiday-visa"] };
  expect(conditionFacts(job)).toEqual([{ label: "Right to work", values: ["Some visas accepted"] }]);
});
