import { expect, it } from "vitest";
import { rightToWorkFit } from "../../../src/domain/jobs/right-to-work-fit.ts";

const job = (right_to_work: string[], sponsorship = false) => ({ right_to_work, sponsorship });

it.each([
  [job(["citizen", "holiday-visa"]), "holiday-visa", true],
  [job(["citizen"]), "holiday-visa", false],
  [job(["permanent-resident"]), "citizen", true],
  [job([], true), "sponsorship", true],
  [job(["citizen"], true), "sponsorship", true],
  [job(["citizen"]), "sponsorship", false],
] as const)("%j fits %s: %s", (accepts, own, fits) => {
  expect(rightToWorkFit(accepts, own)).toMatchObject({ fits });
});

it.each([
  [job([]), "holiday-visa"],
  [job(["citizen"]), null],
] as const)("nothing is said of %j for %s", (accepts, own) => {
  expect(rightToWorkFit(accepts, own)).toBeNull();
});

it("names a visa only to who has one", () => {
  expect(rightToWorkFit(job(["holiday-visa"]), "holiday-visa")!.note).toBe(
    "The employer accepts your kind of visa",
  );
  expect(rightToWorkFit(job(["citizen"]), "citizen")!.note).toBe("The employer accepts your right to work");
  expect(rightToWorkFit(job(["citizen"]), "none")!.note).toContain("may not accept your right to work");
});
