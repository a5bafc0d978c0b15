import { beforeAll, expect, it } from "vitest";
import { listCompetitions } from "../../../src/contract/competitions.ts";
import { everyCompetition } from "../../../src/site/competitions/competitions-of.ts";
import { competitionSitemap } from "../../../src/server/feeds/sitemaps.ts";
import { write } from "../employers/write-some.ts";
import { onEmbeddedDatabase } from "../test-api.ts";

const fileOf = (slug: string) => everyCompetition().find((one) => one.slug === slug)!;
const [tools, closed, staffMeal] = ["tools-of-your-trade", "where-you-applied-from", "the-staff-meal"].map(
  fileOf,
);

onEmbeddedDatabase("the competitions of a site", (api) => {
  const list = async (brand: string, query: { employer?: string; state?: "open" | "closed" } = {}) =>
    (await api.on(brand)(listCompetitions, { query })).map(({ slug }) => slug);

  beforeAll(async () => {
    await write(api, [
      { slug: "marlowe-and-moth", name: "Marlowe & Moth", brands: ["hospitality"] },
      { slug: "other", name: "Other", brands: ["hospitality"] },
    ]);
  });

  it("are listed with the open ones first, and those of other sites are not", async () => {
    expect(staffMeal!.closesAt < tools!.closesAt).toBe(true);
    expect(await list("hospitality")).toEqual([staffMeal!.slug, tools!.slug, closed!.slug]);
    expect(await list("automotive")).toEqual([tools!.slug, closed!.slug]);
  });

  it("are narrowed to an employer's, and to those in a state", async () => {
    expect(await list("hospitality", { employer: "marlowe-and-moth", state: "open" })).toEqual([
      staffMeal!.slug,
    ]);
    expect(await list("hospitality", { employer: "other" })).toEqual([]);
    expect(await list("hospitality", { employer: "marlowe-and-moth", state: "closed" })).toEqual([]);
    expect(await list("automotive", { state: "closed" })).toEqual([closed!.slug]);
  });

  it("are in the sitemap with their list while they are open", async () => {
    const brand = api.services.brands.find(({ id }) => id === "hospitality")!;
    const { db, readDb } = api.services;
    const xml = await competitionSitemap({ db, readDb, brand, urlOf: (path) => `http://x.localhost${path}` });
    expect(xml.match(/(?<=<loc>)[^<]+/g)).toEqual([
      "http://x.localhost/competition",
      ...[tools!, staffMeal!].map(({ slug }) => `http://x.localhost/competition/${slug}`),
    ]);
  });
});
