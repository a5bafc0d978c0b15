import { expect, it } from "vitest";
import { dragged, squareOf, wholeCrop } from "../../../src/features/photo/crop.ts";

const wide = { width: 900, height: 600 };

it("is at first the largest square in the middle", () => {
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 150, top: 0, side: 600 });
  expect(squareOf({ width: 600, height: 900 }, wholeCrop)).toEqual({ left: 0, top: 150, side: 600 });
});

it("shows a smaller part when zoomed in", () => {
  expect(squareOf(wide, { zoom: 2, x: 0, y: 1 })).toEqual({ left: 0, top: 300, side: 300 });
});

it("follows the pointer: a drag to the right shows what was to the left", () => {
  const crop = dragged(wide, wholeCrop, { x: 0.1, y: 0 });
  expect(squareOf(wide, crop)).toMatchObject({ left: 90, top: 0 });
});

it("never leaves the picture, however far it is dragged", () => {
  for (const x of [-9, 9])
    for (const y of [-9, 9])
      for (const zoom of [1, 1.5, 4]) {
        const { left, top, side } = squareOf(wide, dragged(wide, { ...wholeCrop, zoom }, { x, y }));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(wide.width + 0.001);
        expect(top + side).toBeLessThanOrEqual(wide.height + 0.001);
      }
});
