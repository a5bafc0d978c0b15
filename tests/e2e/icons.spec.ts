import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { loadBrands } from "../../src/site/brands.ts";
import { ask } from "./crawl.ts";

interface Manifest {
  name: string;
  start_url: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

for (const { id, name } of loadBrands())
  test(`${id} has icons for tabs, phones and home screens, of the sizes that they say`, async () => {
    const picture = async (path: string) => {
      const { status, headers, body } = await ask(id, path);
      expect(status, path).toBe(200);
      expect(headers["content-type"], path).toMatch(/^image\//);
      return body;
    };
    const answer = await ask(id, "/site.webmanifest");
    expect(answer.headers["content-type"]).toBe("application/manifest+json");
    const manifest = JSON.parse(answer.text) as Manifest;
    expect(manifest).toMatchObject({
      name,
      start_url: "/",
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
    );
    for (const { src, sizes, type, purpose } of manifest.icons.filter((icon) => icon.type === "image/png")) {
      const { width, height, format } = await sharp(await picture(src)).metadata();
      expect({ sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ sizes, type });
      const { isOpaque } = await sharp(await picture(src)).stats();
      if (purpose === "maskable") expect(isOpaque, src).toBe(true);
    }
    const touch = sharp(await picture("/apple-touch-icon.png"));
    expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await touch.stats()).isOpaque).toBe(true);

    const ico = await picture("/favicon.ico");
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
    for (const [at, size] of [16, 32].entries()) {
      const entry = 6 + 16 * at;
      const start = ico.readUInt32LE(entry + 12);
      const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
      expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: size, height: size });
    }
    expect((await picture("/favicon.svg")).toString()).toContain("<svg");
  });
