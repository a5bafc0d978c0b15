import { expect, it } from "vitest";
import { closingText, postedDay, zoneOf } from "../../../src/domain/jobs/job-times.ts";
import { exampleJob } from "./example-job.ts";

const inState = (...states: string[]) => states.map((state) => ({ ...exampleJob().locations[0]!, state }));

it("gives the times of a job in the zone of its place", () => {
  const job = exampleJob({ locations: inState("WA"), expires_at: "2026-12-18T17:30:00.000Z" });
  expect(closingText(job)).toBe("19 December 2026 at 1:30 am, Perth time");
  expect(closingText({ ...job, locations: inState("QLD") })).toBe(
    "19 December 2026 at 3:30 am, Brisbane time",
  );
  expect(postedDay({ ...job, posted_at: "2026-11-18T15:30:00.000Z" })).toBe("18 November 2026");
  expect(closingText({ ...job, expires_at: null })).toBeNull();
});

it("takes Sydney's time for jobs in several zones, abroad and without a place", () => {
  expect(zoneOf(inState("WA", "NSW"))).toBe("Australia/Sydney");
  expect(zoneOf(inState("NSW", "ACT"))).toBe("Australia/Sydney");
  expect(zoneOf(inState("INT"))).toBe("Australia/Sydney");
  expect(zoneOf([])).toBe("Australia/Sydney");
});
