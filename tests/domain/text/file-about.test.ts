import { afterEach, expect, it } from "vitest";
import { fileAbout } from "../../../src/domain/text/file-about.ts";
import { ownTimeText } from "../../../src/domain/text/time-text.ts";

const zone = process.env["TZ"];
afterEach(() => {
  process.env["TZ"] = zone;
});

it("says when a file came by the clock of the reader, as the rest of the page does", () => {
  process.env["TZ"] = "Australia/Perth";
  const uploaded_at = "2026-11-28T19:23:00Z";
  expect(fileAbout({ size: 84_000, uploaded_at })).toMatch(/, 29 Nov 2026, 3:23\sam$/);
  expect(ownTimeText(uploaded_at)).toContain("29 November 2026");
  expect(fileAbout({ size: 84_000 })).not.toContain(",");
});
