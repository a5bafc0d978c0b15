import { describe, expect, it } from "vitest";
import type { Row } from "../../../src/server/cv/text/pdf-segments.ts";
import { withoutRunningRows } from "../../../src/server/cv/text/running-rows.ts";

/** A page of rows, 12 points apart. */
const page = (texts: readonly string[]): Row[] =>
  texts.map((text, at) => {
    const y = 40 + at * 12;
    return { y, segments: [{ x: 50, end: 200, y, size: 10, style: "f1", text }] };
  });
const textsOf = (pages: readonly Row[][]) =>
  pages.map((rows) => rows.map(({ segments }) => segments.map(({ text }) => text).join(" ")));

const body = (start: string) => ["One", "Two", "Three", "Four"].map((word) => `${start} ${word}`);

describe("headers and footers of a PDF", () => {
  it("are read once at the top and not at the bottom", () => {
    const pages = [1, 2].map((number) =>
      page([
        "Sam Lee – sam@example.com",
        ...body(number === 1 ? "First" : "Second"),
        `Sam Lee, page ${number} of 2`,
      ]),
    );
    expect(textsOf(withoutRunningRows(pages))).toEqual([
      ["Sam Lee – sam@example.com", ...body("First")],
      body("Second"),
    ]);
  });

  it("leave lines that two pages have at other heights", () => {
    const pages = [
      page(["Chef", ...body("First"), "January 2019"]),
      page([...body("Second"), "January 2017"]),
    ];
    expect(textsOf(withoutRunningRows(pages))).toEqual(textsOf(pages));
  });
});
