import { beforeAll, expect, it } from "vitest";
import sharp from "sharp";
import { socialPicturePath } from "../../../src/domain/employers/employer-path.ts";
import { ogSize } from "../../../src/domain/og-path.ts";
import { onOneDatabase } from "../test-api.ts";
import { write } from "./write-some.ts";

onOneDatabase("the picture for links to an employer's page", (api) => {
  const ask = (slug: string, site = "automotive") =>
    api.fetch(socialPicturePath(slug), { headers: { host: `${site}.localhost` } });
  const pictureOf = async (slug: string) => Buffer.from(await (await ask(slug)).arrayBuffer());

  beforeAll(() =>
    write(api, [
      { slug: "blue", name: "Blue Motors", brands: ["automotive"], accent: "#1c4fd0" },
      { slug: "green", name: "Blue Motors", brands: ["automotive"], accent: "#147a3c" },
    ]),
  );

  it("is a JPEG of the size that sites ask for, and may be cached", async () => {
    const answer = await ask("blue");
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(await sharp(await pictureOf("blue")).metadata()).toMatchObject({ format: "jpeg", ...ogSize });
  });

  it("is in the employer's own colours, and the same each time", async () => {
    const blue = await pictureOf("blue");
    expect(await pictureOf("blue")).toEqual(blue);
    expect(await pictureOf("green")).not.toEqual(blue);
  });

  it("is not there on a site that does not show the employer", async () => {
    expect((await ask("blue", "hospitality")).status).toBe(404);
    expect((await ask("nobody")).status).toBe(404);
  });
});
