import { expect, it } from "vitest";
import { applicationStatuses } from "../../../src/contract/application-fields.ts";
import { nextStatuses, withdrawable } from "../../../src/domain/jobs/application-status.ts";

it("there is one list of statuses, in this order", () => {
  expect(applicationStatuses).toEqual([
    "submitted",
    "viewed",
    "shortlisted",
    "interview",
    "offered",
    "unsuccessful",
    "withdrawn",
  ]);
});

it("an employer decides in any order, and corrects a decision, but never about a withdrawn application", () => {
  const decisions = ["shortlisted", "interview", "offered", "unsuccessful"];
  expect(nextStatuses("employer", "submitted")).toEqual(["viewed", ...decisions]);
  expect(nextStatuses("employer", "viewed")).toEqual(decisions);
  expect(nextStatuses("employer", "unsuccessful")).toEqual(["shortlisted", "interview", "offered"]);
  expect(nextStatuses("employer", "withdrawn")).toEqual([]);
});

it("a seeker withdraws until the application is unsuccessful, and may send a withdrawn one again", () => {
  for (const from of applicationStatuses)
    expect([from, nextStatuses("seeker", from)]).toEqual([
      from,
      from === "withdrawn" ? ["submitted"] : withdrawable.includes(from) ? ["withdrawn"] : [],
    ]);
  expect(withdrawable).not.toContain("unsuccessful");
});
