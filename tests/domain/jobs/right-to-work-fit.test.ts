import { expect, it } from "vitest";
import { rightToWorkFit, rightToWorkNote } from "../../../src/domain/jobs/right-to-work-fit.ts";

const job = (right_to_work: string[], sponsorship = false) => ({ right_to_work, sponsorship });

it.each([
  [job(["citizen", "holiday-visa"]), "holiday-visa", "accepted"],
  [job(["citizen"]), "holiday-visa", "other"],
  [job(["permanent-resident"]), "citizen", "accepted"],
  [job([], true), "sponsorship", "accepted"],
  [job(["citizen"], true), "sponsorship", "accepted"],
  [job(["citizen"]), "sponsorship", "other"],
  [job([]), "holiday-visa", null],
  [job(["citizen"]), null, null],
] as const)("%j is for %s: %s", (accepts, own, fit) => {
  expect(rightToWorkFit(accepts, own)).toBe(fit);
});

it("says nothing where nothing is known", () => {
  expect(rightToWorkNote(null, "citizen")).toBeNull();
  expect(rightToWorkNote("other", "holiday-visa")).toContain("something else");
  expect(rightToWorkNote("accepted", "holiday-visa")).toBe("The employer accepts your kind of visa.");
  expect(rightToWorkNote("accepted", "citizen")).toBe("The employer accepts your right to work.");
});
