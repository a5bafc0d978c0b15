import { expect, it } from "vitest";
import { passport } from "../../../src/contract/profile/passport.ts";
import { skill } from "../../../src/contract/profile/skill.ts";
import type { Entry } from "../../../src/contract/profile/entry-schemas.ts";
import { canExpire, expiringEntries } from "../../../src/domain/profile/expiring-entries.ts";

const passportUntil = (id: number, expires: string | null): Entry => ({ id, version: 1, expires }) as Entry;
const within = (...days: (string | null)[]) =>
  expiringEntries(
    passport,
    days.map((day, index) => passportUntil(index, day)),
    "2026-03-01",
  );

it("warns from 60 days before the last valid day, and says when that is past", () => {
  expect(within("2026-05-01", "2026-04-30", "2026-03-01", "2026-02-28", null)).toEqual([
    { section: "passport", id: 3, expires: "2026-02-28", days: -1, state: "expired" },
    { section: "passport", id: 2, expires: "2026-03-01", days: 0, state: "soon" },
    { section: "passport", id: 1, expires: "2026-04-30", days: 60, state: "soon" },
  ]);
});

it("takes a month as valid to its last day", () => {
  expect(within("2026-02")).toMatchObject([{ days: -1, state: "expired" }]);
  expect(within("2026-03")).toMatchObject([{ days: 30, state: "soon" }]);
});

it("warns of nothing in a section without an expiry date", () => {
  expect(canExpire(passport)).toBe(true);
  expect(canExpire(skill)).toBe(false);
  expect(expiringEntries(skill, [passportUntil(1, "2020-01-01")], "2026-03-01")).toEqual([]);
});
