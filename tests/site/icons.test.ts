import sharp from "sharp";
import { expect, it } from "vitest";
import { iconPng, icons, squareOf } from "../../src/site/icons.ts";

const drawing = (size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" ${size}><circle cx="16" cy="16" r="16" fill="#246"/></svg>`;

it.each([
  ["no size", ""],
  ["a small size", 'width="16" height="16"'],
  ["a large size", 'width="2048" height="2048"'],
  ["a size in another unit", 'width="1in" height="1in"'],
  ["another shape", 'width="640" height="320"'],
])("an icon of a drawing with %s is a square of its own size", async (_what, size) => {
  const icon = await sharp(await squareOf(drawing(size), 512)).metadata();
  expect(icon).toMatchObject({ format: "png", width: 512, height: 512, channels: 4 });
});

it.each(Object.entries(icons))(
  "the icon %s has its size, and no hole where a phone cuts it out",
  async (_name, look) => {
    const icon = sharp(await iconPng({ favicon: drawing(""), accent: "#0a7" }, look));
    expect(await icon.metadata()).toMatchObject({ width: look.size, height: look.size });
    if (look.shape !== "own") expect((await icon.stats()).isOpaque).toBe(true);
  },
);
