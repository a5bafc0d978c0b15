import { eq, gte, inArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { getLocation, searchLocations } from "../../../src/contract/locations.ts";
import { searchJobs, seoSearchJobs } from "../../../src/contract/jobs.ts";
import { firstAddedId } from "../../../src/server/catalogue/locations/added-locations.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { locations } from "../../../src/server/catalogue/locations/tables.ts";
import { feedPlace } from "../../../src/server/import/feed-job.ts";
import { readSuburb } from "../../../src/server/import/places/read-suburb.ts";
import { stateOfPostcode } from "../../../src/lexicon/places/state-of-postcode.ts";
import { importFile, jobsOf } from "./import-files.ts";
import { onEachDatabase, onOneDatabase, type TestApi } from "../test-api.ts";

const posting = (identifier: string, jobLocation: object) => ({
  "@type": "JobPosting",
  title: "Shearer",
  identifier,
  description: "Shear sheep.",
  hiringOrganization: "Wool & Co",
  jobLocation,
});
const at = (addressLocality: string, addressRegion: string, postalCode?: string, geo?: object) => ({
  "@type": "Place",
  address: { addressLocality, addressRegion, postalCode, addressCountry: "AU" },
  ...(geo && { geo }),
});
const take = (api: TestApi, source: string, places: object[], options = {}) =>
  importFile(
    api.db,
    { text: JSON.stringify(places.map((place, index) => posting(`${index}`, place))) },
    { source, acceptPlaces: true, ...options },
  );
const addedRows = (api: TestApi) =>
  api.db.select().from(locations).where(gte(locations.id, firstAddedId)).orderBy(locations.id);

onEachDatabase("places that the list does not have, once accepted", (api) => {
  it("are added with their true name and position, once, and not in a dry run", async () => {
    const places = [
      at("Yarrawindi", "NSW", "2650", { "@type": "GeoCoordinates", latitude: -35.2, longitude: "147.5" }),
      at("YARRAWINDI", "New South Wales", "2650"),
      at("Yarrawindi", "NSW"),
      at("Gumnut Creek", "", "2650"),
      at("Gumnut Creek", "VIC"),
      at("Mallee Flat", "NSW", "2651", { latitude: 0, longitude: 0 }),
    ];
    await fillLocations(api.db);
    const dry = await take(api, "places", places, { dryRun: true });
    expect(dry.report.first[0]!.places).toEqual([
      expect.objectContaining({ suburb: "Yarrawindi", state: "NSW", postcode: "2650" }),
    ]);
    expect(await addedRows(api)).toEqual([]);

    const { counts, problems } = await take(api, "places", places);
    expect(counts).toMatchObject({ added: 6 });
    expect(problems).toEqual([]);
    const rows = await addedRows(api);
    const near = { lat: expect.closeTo(-35.1, 0), lon: expect.closeTo(147.4, 0) };
    const nowhere = { lat: null, lon: null };
    const row = { kind: "suburb", weight: 0 };
    expect(rows).toEqual([
      {
        ...row,
        id: firstAddedId,
        search: "yarrawindi nsw 2650",
        suburb: "Yarrawindi",
        state: "NSW",
        postcode: "2650",
        lat: expect.closeTo(-35.2, 4),
        lon: expect.closeTo(147.5, 4),
      },
      expect.objectContaining({ ...row, ...near, id: firstAddedId + 1, search: "gumnut creek nsw 2650" }),
      expect.objectContaining({ ...row, ...nowhere, search: "gumnut creek vic", postcode: null }),
      expect.objectContaining({ ...row, ...near, search: "mallee flat nsw 2651" }),
    ]);
    const found = await jobsOf(api.db, "places");
    expect(Object.values(found).map(({ locationIds, stateIds }) => [...locationIds, ...stateIds])).toEqual([
      [firstAddedId, 1],
      [firstAddedId, 1],
      [firstAddedId, 1],
      [firstAddedId + 1, 1],
      [firstAddedId + 2, 6],
      [firstAddedId + 3, 1],
    ]);
    expect((await take(api, "places", places)).counts).toMatchObject({ unchanged: 6 });
    expect(await addedRows(api)).toEqual(rows);
  });

  it("are found by name, in a circle, in the words of a search and on a page of their own, at once", async () => {
    const call = api.on("workinaus");
    const nearBy = async (id: number, radius: number) =>
      (await call(searchJobs, { body: { q: "shearer", location: id, radius } })).meta.total;
    const [wagga] = await call(searchLocations, { body: { search_key: "wagga wagga" } });
    const before = await nearBy(wagga!.id, 50);
    await take(api, "search", [at("Woolly Hill", "NSW", "2650")]);
    const [suggestion] = await call(searchLocations, { body: { search_key: "woolly h" } });
    const { match, ...hill } = suggestion!;
    expect(match).toBe("start");
    expect(hill).toMatchObject({ label: "Woolly Hill NSW 2650", id: expect.any(Number) });
    expect(await nearBy(hill.id, 0)).toBe(1);
    expect(await nearBy(wagga!.id, 50)).toBe(before + 1);
    const words = await call(searchJobs, { body: { q: '"woolly hill"' } });
    expect(words.data[0]!.locations).toEqual([hill]);
    const page = await call(seoSearchJobs, { body: { slug: "shearer-in-woolly-hill-nsw" } });
    expect(page.heading).toContain("Woolly Hill NSW");
    expect(page.data[0]!.locations).toEqual([hill]);
  });

  it("are not made of nonsense, which is told and leaves the state", async () => {
    const before = await addedRows(api);
    const { problems } = await take(api, "nonsense", [
      at("12345", "QLD"),
      at("x".repeat(61), "QLD"),
      at("Yarrawindi Nowhere", ""),
      at("Various locations", "QLD"),
      at("東京", "QLD"),
    ]);
    expect(problems.map(({ at: line, message }) => [line, message.slice(0, 9)])).toEqual(
      expect.arrayContaining([
        [expect.stringContaining("item 2"), "The place"],
        [expect.stringContaining("item 3"), "The place"],
      ]),
    );
    const found = Object.values(await jobsOf(api.db, "nonsense"));
    expect(found.map(({ locationIds }) => locationIds)).toEqual([[3], [3], [], [3], [3]]);
    expect(await addedRows(api)).toEqual(before);
  });

  it("give way to the list once it has them, without a job or an address losing its place", async () => {
    await take(api, "later", [at("Saltbush Bore", "SA", "5710"), at("Saltbush Bore", "SA")]);
    await api.db.insert(locations).values([
      {
        id: firstAddedId + 500,
        kind: "suburb",
        search: "henley beach sa",
        suburb: "Henley Beach",
        state: "SA",
      },
    ]);
    const [job] = Object.values(await jobsOf(api.db, "later"));
    await api.db
      .update(jobs)
      .set({ locationIds: [4, firstAddedId + 500, ...job!.locationIds] })
      .where(eq(jobs.id, job!.id));
    await api.db.execute("comment on table locations is 'older'");
    await fillLocations(api.db);

    const [listed] = await api.db.select().from(locations).where(eq(locations.suburb, "Henley Beach"));
    expect(listed!.id).toBeLessThan(firstAddedId);
    expect((await jobsOf(api.db, "later"))["0"]!.locationIds).toEqual([4, listed!.id, ...job!.locationIds]);
    const call = api.on("workinaus");
    const moved = await call(getLocation, { params: { id: firstAddedId + 500 } });
    expect(moved.id).toBe(listed!.id);
    const bore = await api.db.select().from(locations).where(inArray(locations.id, job!.locationIds));
    expect(bore).toEqual([expect.objectContaining({ suburb: "Saltbush Bore" })]);
    await take(api, "after", [at("Mulga Plain", "SA", "5710")]);
    const [{ id } = { id: 0 }] = await api.db
      .select({ id: sql<number>`max(${locations.id})` })
      .from(locations);
    expect(id).toBe(firstAddedId + 501);
  });
});

describe("the name of a suburb", () => {
  it.each([
    [{ text: "Kew East VIC 3102" }, "Kew East"],
    [{ text: "12 High Street, Kew East, Victoria 3102, Australia" }, "Kew East"],
    [{ text: "Port Victoria, SA" }, "Port Victoria"],
    [{ text: "Yarrawindi 2650 NSW" }, "Yarrawindi"],
    [{ text: "Yarrawindi (hybrid), New South Wales" }, "Yarrawindi"],
    [{ suburb: "Port Victoria" }, "Port Victoria"],
    [{ suburb: "Yarrawindi NSW 2650" }, "Yarrawindi"],
    [{ suburb: "o'connor flat" }, "O'Connor Flat"],
    [{ suburb: "ST MARY’S" }, "St Mary's"],
    [{ suburb: "McGraths Hill" }, "McGraths Hill"],
    [{ text: "Dry Fork, AU-WA, AU" }, "Dry Fork"],
  ])("in %j is %s", (place, name) => {
    expect(readSuburb(feedPlace(place))).toBe(name);
  });

  it.each([
    "",
    "NSW",
    "Regional NSW",
    "Greater Sydney Region",
    "5 Main St, 2650",
    "TBA",
    "A",
    "-",
    "Ask us!",
  ])("is not %j", (text) => {
    expect(readSuburb(feedPlace({ text }))).toBeNull();
  });
});

it.each([
  ["2000", "NSW"],
  ["2615", "ACT"],
  ["2620", "NSW"],
  ["0872", "NT"],
  ["8001", "VIC"],
  ["4000", "QLD"],
  ["0100", null],
  ["99999", null],
  ["", null],
])("the postcode %j belongs to state %j", (postcode, state) => {
  expect(stateOfPostcode(postcode)).toBe(state);
});

onOneDatabase("several places in one text", (api) => {
  it("are each a place, where the list has all of them or one", async () => {
    const texts = [
      "Sydney/Melbourne",
      "Bondi or Coogee NSW",
      "Sydney NSW & Perth WA",
      "Sydney / NSW",
      "Brighton-Le-Sands",
      '"NSW - Grafton, NSW - Coffs Harbour"',
      '"Grafton - NSW, Coffs Harbour - NSW"',
      "Queensland; Roma QLD",
      '"Dubbo, Orange, Bathurst, NSW"',
      '"Erina, Gosford, Central Coast, NSW"',
      '"Penrith, Blacktown and Parramatta NSW"',
      "Jindabyne + Cooma NSW",
      "Jindabyne and surrounding areas NSW",
      "Jindabyne and Yarrawindi NSW",
    ];
    const rows = texts.map((text, index) => `${index},Shearer,Wool & Co,Shear sheep.,${text}`);
    await importFile(
      api.db,
      { text: ["reference,title,employer,description,location", ...rows].join("\n") },
      { source: "several" },
    );
    const found = await jobsOf(api.db, "several");
    expect(texts.map((_, index) => found[index]!.places)).toEqual([
      ["sydney nsw 2000", "melbourne vic 3000"],
      ["bondi nsw 2026", "coogee nsw 2034"],
      ["sydney nsw 2000", "perth wa 6000"],
      ["sydney nsw 2000"],
      ["brighton-le-sands nsw 2216"],
      ["grafton nsw 2460", "coffs harbour nsw 2450"],
      ["grafton nsw 2460", "coffs harbour nsw 2450"],
      ["roma qld 4455"],
      ["dubbo nsw 2830", "orange nsw 2800", "bathurst nsw 2795"],
      ["erina nsw 2250"],
      ["penrith nsw 2750", "blacktown nsw 2148", "parramatta nsw 2150"],
      ["jindabyne nsw 2627", "cooma nsw 2630"],
      ["jindabyne nsw 2627"],
      ["jindabyne nsw 2627", "new south wales nsw"],
    ]);
  });
});
