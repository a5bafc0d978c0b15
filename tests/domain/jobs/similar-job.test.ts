import { expect, it } from "vitest";
import { similarReason } from "../../../src/domain/jobs/similar-job.ts";
import { exampleJob } from "./example-job.ts";

const [newtown] = exampleJob().locations;
const at = (lat: number | null, lon: number | null) => ({ ...newtown!, lat, lon });
const employer = { ...exampleJob().employer, id: 99 };
const similar = (changes: Parameters<typeof exampleJob>[0]) =>
  similarReason(exampleJob(), exampleJob({ employer, ...changes }));

it("says what a similar job shares, and how far away or where it is", () => {
  expect(similar({ locations: [at(-33.8688, 151.2093)] })).toBe("Same work, 4 km away");
  expect(similar({})).toBe("Same work, same place");
  expect(similar({ locations: [{ ...at(-31.95, 115.86), label: "Perth WA 6000" }] })).toBe(
    "Same work, in Perth WA 6000",
  );
  expect(similar({ employer: exampleJob().employer })).toBe("Same work, same employer, same place");
  expect(similar({ remote: true })).toBe("Same work, remote");
});

it("names the state where a place has no point, and the field where the kind of work differs", () => {
  expect(similar({ locations: [at(null, null)] })).toBe("Same work, in NSW");
  expect(similar({ locations: [] })).toBe("Same work, in Australia");
  expect(similar({ sub_category: null })).toBe("Also in Hospitality & Tourism, same place");
});
