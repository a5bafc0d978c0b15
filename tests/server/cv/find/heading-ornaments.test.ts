import { describe, expect, it } from "vitest";
import { plainLine, withoutBullet, type Line } from "../../../../src/server/cv/text/line.ts";
import { jobsInLines, valuesIn } from "../pages.ts";

/** A first resume in small letters, with marks around its headings. */
const resume = (around: (words: string) => string, size: number): Line[] =>
  [
    ...["Mia Petrov", "mia@example.com", "#about me", "I turn up on time and stay calm."],
    ...["#jobs so far", "Crew Member at Clive's Burgers (since Dec 2025)", "- Grill and chips"],
    ...["#school", "Year 10 Certificate, Mount Taylor High School, 2025"],
    ...[
      "#good at",
      "Teamwork, Coffee machine, Google Docs",
      "#tickets",
      "- First aid, lasts until April 2029",
    ],
    ...["#prizes and helping out", "- Citizenship Award 2025", "#languages", "English and Macedonian"],
    ...["#people you can call", "Priya Nair, Clive's Burgers, 0491 575 789"],
  ].map((raw, at) => {
    const isHeading = raw.startsWith("#");
    const { text, bullet } = withoutBullet(isHeading ? around(raw.slice(1)) : raw);
    const own = at === 0 ? 24 : isHeading ? size : 10.5;
    return { ...plainLine(text), bullet, style: `${isHeading ? "heading" : "plain"} ${own}`, size: own };
  });

describe("headings with ornaments around them", () => {
  it.each([
    ["a star in front", (words: string) => `★ ${words}`],
    ["stars on both sides", (words: string) => `★ ${words} ★`],
    ["a diamond in front", (words: string) => `◆ ${words}`],
    ["waves on both sides", (words: string) => `~ ${words} ~`],
    ["a picture in front", (words: string) => `📚 ${words}`],
  ])("divide a CV: %s, in letters hardly larger than the text", (_, around) => {
    for (const size of [14, 11]) {
      const lines = resume(around, size);
      expect(jobsInLines(lines)).toEqual(["Crew Member | Clive's Burgers | 2025-12 | now"]);
      expect(valuesIn(lines, "qualification", "title", "institution")).toEqual([
        "Year 10 Certificate | Mount Taylor High School",
      ]);
      expect(valuesIn(lines, "skill", "skill")).toEqual(["Teamwork", "Coffee machine", "Google Docs"]);
      expect(valuesIn(lines, "licence", "title", "expires")).toEqual(["First aid | 2029-04"]);
      expect(valuesIn(lines, "language", "language")).toEqual(["English", "Macedonian"]);
    }
  });
});
