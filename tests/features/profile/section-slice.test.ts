// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sectionOutlines } from "../../../src/contract/profile/sections.ts";
import { createProfileSection } from "../../../src/features/profile/profile-section.ts";
import { keepSeeker } from "../../../src/features/session/seeker.ts";
import { cleanAfterBuild, cleanUpMs } from "../../../src/layouts/clean-after-build.ts";
import { forgetAll, giveToken, session } from "../server.ts";
import { profileServer } from "./profile-page.ts";

const outline = (section: string) => sectionOutlines.find(({ name }) => name === section)!;
const hindi = { id: 1, version: 1, language: { id: 180, title: "Hindi" }, level: null };
const passport = { id: 2, version: 1, country: { id: 21, title: "Australia" }, number: "PA1234678" };

const load = async (name: string) => {
  const section = createProfileSection(outline(name));
  await section.load();
  return section.$section.get();
};
/** What a page shows before the server has answered. */
const atOpening = (name: string) => createProfileSection(outline(name)).$section.get();

beforeEach(async () => {
  forgetAll();
  giveToken((await session()).token);
  profileServer({ languages: [hindi], passports: [passport] });
  await load("language");
  await load("passport");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is shown from this browser until the server has answered", () => {
  expect(atOpening("language")).toEqual({ state: "opening", entries: [hindi] });
  expect(atOpening("passport")).toEqual({ state: "opening", entries: [passport] });
});

it("with sensitive fields is kept for the tab alone", () => {
  const text = (storage: Storage) => JSON.stringify(storage);
  expect(text(localStorage)).toContain("Hindi");
  expect(text(localStorage)).not.toContain("PA1234678");
  expect(text(sessionStorage)).toContain("PA1234678");
});

it("is never shown to the next person on the same browser", () => {
  keepSeeker({ id: "8a11", email: "ann@example.com", given_name: "Ann", family_name: "Bell" });
  expect(atOpening("language").entries).toEqual([]);
  expect(atOpening("passport").entries).toEqual([]);
});

it("is removed by a new build", async () => {
  vi.useFakeTimers();
  cleanAfterBuild("another build");
  await vi.advanceTimersByTimeAsync(cleanUpMs);
  expect(atOpening("language").entries).toEqual([]);
  expect(atOpening("passport").entries).toEqual([]);
});

it("defaults to nothing when it cannot be read", async () => {
  forgetAll();
  vi.spyOn(console, "log").mockReturnValue(undefined);
  expect(await load("language")).toEqual({ state: "failed", entries: [], message: "Sign in first." });
  expect(console.log).toHaveBeenCalledWith("No token provided");
});
