import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { ogSize } from "../../src/domain/og-path.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { buildWhenStale } from "../../src/releases/build-when-stale.ts";

const client = join(buildWhenStale().release.folder, "client");

/** The files of a site that its pages name as their pictures, from the files of the build. */
const picturesOf = (brand: string): Set<string> => {
  const pages = readdirSync(join(client, brand), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  return new Set(
    pages.flatMap((page) => {
      const html = readFileSync(join(client, brand, page), "utf8");
      const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
      return address ? [new URL(address).pathname] : [];
    }),
  );
};

for (const { id } of loadBrands())
  test(`every page of ${id} is shared with a picture that is there`, async () => {
    const pictures = picturesOf(id);
    expect(pictures).toContain("/og/home.jpg");
    expect(pictures).toContain("/og/page/about-us.jpg");
    for (const picture of pictures) {
      const { width, height } = await sharp(join(client, id, picture)).metadata();
      expect({ picture, width, height }).toEqual({ picture, ...ogSize });
    }
  });
