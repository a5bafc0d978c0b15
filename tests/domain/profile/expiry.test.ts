import { expect, it } from "vitest";
import { expiryOf } from "../../../src/domain/profile/expiry.ts";

it.each([
  ["2026-12-26", "soon", "Expires in 34 days"],
  ["2026-11-23", "soon", "Expires in 1 day"],
  ["2026-11-22", "soon", "Expires today"],
  ["2027-01-21", "soon", "Expires in 60 days"],
  ["2027-01-22", "later", ""],
  ["2026-11-21", "expired", "Expired"],
  ["2026-11", "soon", "Expires in 8 days"],
  ["2026-10", "expired", "Expired"],
])("on 22 November 2026 a document valid until %s is %s", (day, state, text) => {
  expect(expiryOf(day, "2026-11-22")).toMatchObject({ state, text });
});
