import type { AstroConfig, ImageMetadata } from "astro";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { accentTones } from "../../src/domain/brands/accent.ts";
import sceneImages from "../../src/build/scene-images.ts";

const accent = "#0b6bcb";
const { solid } = accentTones(accent, "light");
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" width="400" height="200"><rect width="400" height="200" fill="var(--accent-solid)"/></svg>`;
const src: ImageMetadata = { src: "/_astro/scene.svg", width: 400, height: 200, format: "svg" };
const photo: ImageMetadata = { src: "/_astro/photo.jpg", width: 400, height: 200, format: "jpg" };

const config = {
  service: { entrypoint: "", config: {} },
  domains: [],
  remotePatterns: [],
  endpoint: { route: "/_image" },
} as unknown as AstroConfig["image"] & { service: { entrypoint: string; config: object } };
const logger = { info: () => {}, warn: () => {}, error: () => {} } as never;

const validated = (options: object) =>
  sceneImages.validateOptions!({ src, format: "avif", ...options }, config, logger);
/** What tells one made picture from another. */
const keyOf = (options: Record<string, unknown>) =>
  sceneImages.propertiesToHash!.map((name) => JSON.stringify(options[name])).join();

it("draws a scene in the accent, at the width that is asked for and never larger than it is", async () => {
  for (const [format, heif] of [
    ["avif", "heif"],
    ["webp", "webp"],
  ]) {
    const transform = { src: src.src, format, width: 200, height: 100, accent };
    const { data } = await sceneImages.transform(Buffer.from(drawing), transform, config, logger);
    const picture = sharp(data);
    expect(await picture.metadata()).toMatchObject({ format: heif, width: 200, height: 100 });
    const { dominant } = await picture.stats();
    const [r, g, b] = [1, 3, 5].map((start) => parseInt(solid.slice(start, start + 2), 16));
    for (const [is, wanted] of [
      [dominant.r, r],
      [dominant.g, g],
      [dominant.b, b],
    ] as const)
      expect(Math.abs(is - wanted!)).toBeLessThan(12);
  }
  const large = { src: src.src, format: "webp", width: 4000, height: 2000, accent };
  const { data } = await sceneImages.transform(Buffer.from(drawing), large, config, logger);
  expect(await sharp(data).metadata()).toMatchObject({ width: 400 });
});

it("tells the pictures of two accents apart, and keeps the accent out of the page", async () => {
  const [one, other] = [await validated({ accent }), await validated({ accent: "#9a1b4e" })];
  expect(keyOf(one)).not.toBe(keyOf(other));
  const attributes = await sceneImages.getHTMLAttributes!({ ...one, alt: "A scene" }, config, logger);
  expect(attributes).toMatchObject({ alt: "A scene", width: 400, height: 200 });
  for (const name of ["accent", "tones", "file"]) expect(Object.keys(attributes)).not.toContain(name);
});

it("makes no other pictures for another address of the assets, but for another file", async () => {
  const keyAt = async (address: string) => keyOf(await validated({ src: { ...src, src: address } }));
  expect(await keyAt("https://cdn.example.com/signboard/_astro/scene.svg")).toBe(await keyAt(src.src));
  expect(await keyAt("/_astro/other.svg")).not.toBe(await keyAt(src.src));
});

it("leaves drawings as drawings in a quick build, one file for all sizes and formats of an accent", async () => {
  vi.stubEnv("DRAWINGS", "kept");
  const small = await validated({ accent, width: 200, height: 100, widths: [100, 200] });
  const large = await validated({ accent, format: "webp", widths: [300] });
  vi.unstubAllEnvs();
  expect(small).toMatchObject({ format: "svg", width: 400, height: 200, widths: [400] });
  expect(keyOf(small)).toBe(keyOf(large));
  const { data } = await sceneImages.transform(Buffer.from(drawing), small as never, config, logger);
  expect(Buffer.from(data).toString()).toBe(drawing.replace("var(--accent-solid)", solid));
});

it("makes a photo once for all accents, as Astro does", async () => {
  const [one, other] = [
    await validated({ src: photo, accent }),
    await validated({ src: photo, accent: "#9a1b4e" }),
  ];
  expect(keyOf(one)).toBe(keyOf(other));
  const input = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#123456" } })
    .jpeg()
    .toBuffer();
  const transform = { src: photo.src, format: "webp", width: 100, height: 50 };
  const { data } = await sceneImages.transform(input, transform, config, logger);
  expect(await sharp(data).metadata()).toMatchObject({ format: "webp", width: 100 });
});
