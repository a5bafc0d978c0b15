import { expect, it } from "vitest";
import { shownExcerpt } from "../../../src/features/articles/excerpt.ts";

it("says the title of a page once, also where words of it were searched for", () => {
  const text = "<mark>Visa</mark> rules &amp; work. Every <mark>visa</mark> has conditions.";
  expect(shownExcerpt(text, "Visa rules & work")).toBe("Every <mark>visa</mark> has conditions.");
});

it("begins with an ellipsis in the middle of a sentence only", () => {
  expect(shownExcerpt("and your <mark>visa</mark> allows it.", "Work")).toBe(
    "… and your <mark>visa</mark> allows it.",
  );
  expect(shownExcerpt("<mark>visa</mark> holders may.", "Work")).toBe("… <mark>visa</mark> holders may.");
  expect(shownExcerpt("Your <mark>visa</mark> allows it.", "Work")).toBe("Your <mark>visa</mark> allows it.");
});

it("ends with an ellipsis in the middle of a sentence only", () => {
  expect(shownExcerpt("Your <mark>visa</mark> allows", "Work")).toBe("Your <mark>visa</mark> allows …");
  expect(shownExcerpt("Work. It is about your <mark>visa</mark>", "Work")).toBe(
    "It is about your <mark>visa</mark> …",
  );
  for (const whole of ["May I work?", "You may (mostly.)", "Ask about your <mark>visa.</mark>"])
    expect(shownExcerpt(whole, "Rights")).toBe(whole);
  expect(shownExcerpt("Work.", "Work")).toBe("");
});
