import { expect, it } from "vitest";
import { closeEdges, isOneSpace } from "../../../../src/server/cv/text/close-columns.ts";
import { page, segment } from "../pages.ts";

it("takes words of a typed text, which stand below each other by chance, for no column", () => {
  // Letters are five points wide: "Cert III in" and a space end at 100 points.
  const [typed, after] = [segment(40, "Cert III in"), segment(100, "Agriculture")];
  const rows = page(
    [0, typed, after],
    [12, segment(40, "Heavy rigid"), segment(100, "licence")],
    [12, segment(100, "Books")],
    [12, segment(100, "Sheds")],
  );
  expect(isOneSpace(typed, after)).toBe(true);
  expect(closeEdges(rows)).toEqual(new Set());
});
