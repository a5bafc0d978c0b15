import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { employers } from "../../../../src/server/catalogue/employers/tables.ts";
import { removeUnusedFiles } from "../../../../src/server/employers/files/remove-unused-files.ts";
import { employerFileKey } from "../../../../src/server/platform/files/object-key.ts";
import { runChores } from "../../../../src/server/worker/housekeeping.ts";
import { onEachDatabase } from "../../test-api.ts";
import { fromWeb, write } from "../write-some.ts";

const day = 24 * 60 * 60_000;
const logo = (name: string) => ({ src: `https://pictures.example/${name}`, alt: "A sign" });
const colours: Record<string, string> = { red: "#aa2211", green: "#117733", blue: "#113388" };

onEachDatabase("copies of employers' pictures", (api) => {
  const files = {
    ...fromWeb,
    fetch: (url: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background: colours[url.split("/").at(-1)!]! } })
        .png()
        .toBuffer(),
  };
  /** Writes an employer with a logo, and gives the name of the copy. */
  const give = async (slug: string, colour: string): Promise<string> => {
    await write(api, [{ slug, name: slug, logo: logo(colour) }], { files });
    const [row] = await api.db.select().from(employers).where(eq(employers.slug, slug));
    return row!.logo!.name;
  };
  const isThere = async (name: string) => (await api.services.store.size(employerFileKey(name))) !== null;
  const clean = (days: number) => runChores(api.services, new Date(Date.now() + days * day));

  it("are removed a week after the last employer has had them, and not before", async () => {
    const red = await give("one", "red");
    expect(await give("two", "red")).toBe(red);
    const green = await give("one", "green");
    await clean(8);
    expect(await isThere(red)).toBe(true);
    const blue = await give("two", "blue");
    await clean(6);
    expect(await isThere(red)).toBe(true);
    await clean(8);
    expect(await Promise.all([red, green, blue].map(isThere))).toEqual([false, true, true]);
  });

  it("stay when an employer has them again, and come back when they had been removed", async () => {
    const first = await give("again", "red");
    await give("again", "green");
    expect(await give("again", "red")).toBe(first);
    await clean(30);
    expect(await isThere(first)).toBe(true);
    await give("again", "blue");
    await clean(30);
    expect(await isThere(first)).toBe(false);
    expect(await give("again", "red")).toBe(first);
    expect(await isThere(first)).toBe(true);
  });

  it("that are copied again while they are removed are there at the end", async () => {
    const name = await give("racing", "red");
    await give("racing", "green");
    // Other chores would take files that are written now for a month old.
    const remove = () => removeUnusedFiles(api.services, new Date(Date.now() + 30 * day));
    await Promise.all([remove(), give("racing", "red"), remove()]);
    await clean(30);
    expect(await isThere(name)).toBe(true);
  });
});
