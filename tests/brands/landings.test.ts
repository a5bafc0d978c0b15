import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Landing } from "../../src/site/landings/landing-schema.ts";
import { brandsFolder, loadBrands } from "../../src/site/brands.ts";

const content = join(brandsFolder, "../content/landings");
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Landing;
const homeOf = (id: string) => join(brandsFolder, id, "landings/home.json");
const homes = loadBrands()
  .filter(({ id }) => existsSync(homeOf(id)))
  .map(({ id }) => [id, read(homeOf(id))] as const);
const shared = readdirSync(content).map((file) => [file, read(join(content, file))] as const);

describe("the landing pages", () => {
  it.each([...homes, ...shared])(
    "%s has three slides at least, each with words of its own",
    (_name, { slides }) => {
      expect(slides.length).toBeGreaterThanOrEqual(3);
      expect(new Set(slides.map(({ heading }) => heading)).size).toBe(slides.length);
    },
  );

  it("are there for every hero set", () => {
    expect(shared.map(([file]) => file)).toEqual(
      expect.arrayContaining(
        ["job", "apply-now", "sponsor", "jobseeker", "hospitality"].map((name) => `${name}.json`),
      ),
    );
  });

  it.each(shared)("%s has a film, and begins with a picture", (_file, { slides: [first, ...others] }) => {
    expect(first?.video).toBeUndefined();
    expect(others.some(({ video }) => video)).toBe(true);
  });

  it.each(homes)("%s shows jobs, kinds of work, employers, reads and a way to join", (_id, { sections }) => {
    const kinds = sections.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(["featured-jobs", "categories", "employers", "steps", "articles", "join"]),
    );
  });

  it("differ from site to site in the order of their sections and in every heading", () => {
    const orders = homes.map(([, { sections }]) => sections.map(({ kind }) => kind).join());
    expect(new Set(orders).size).toBe(orders.length);
    const headings = homes.flatMap(([, { slides, sections }]) =>
      [...slides, ...sections].map(({ heading }) => heading),
    );
    expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
  });

  it.each(homes)("%s links to no page that a copy of its folder would not have", (id, landing) => {
    const own = globSync(`${id}/*.md`, { cwd: join(brandsFolder, "../content/articles") }).map((file) =>
      basename(file, ".md"),
    );
    const everywhere = readdirSync(join(brandsFolder, "../content/articles"));
    const alone = own.filter((slug) => !everywhere.includes(`${slug}.md`)).map((slug) => `/page/${slug}`);
    const brand = readFileSync(join(brandsFolder, id, "brand.json"), "utf8");
    for (const path of alone) expect(JSON.stringify(landing) + brand).not.toContain(`"${path}"`);
  });
});
