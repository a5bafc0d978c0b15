import { asc, count, desc, eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { states } from "../../../../src/contract/job-options.ts";
import type { StateCode } from "../../../../src/domain/places/states.ts";
import { fillLocations, readLocations } from "../../../../src/server/catalogue/locations/fill-locations.ts";
import { locations } from "../../../../src/server/catalogue/locations/tables.ts";
import { onEachDatabase } from "../../test-api.ts";

const rows = await readLocations();
const suburbs = rows.filter(({ kind }) => kind === "suburb");

/** South, north, west and east ends of each state, in degrees. */
const bounds = {
  NSW: [-37.6, -28.1, 140.9, 153.7],
  NT: [-26.1, -10.9, 128.9, 138.1],
  QLD: [-29.2, -9.9, 137.9, 153.6],
  SA: [-38.1, -25.9, 128.9, 141.1],
  TAS: [-43.7, -39.1, 143.7, 148.6],
  VIC: [-39.2, -33.9, 140.9, 150.1],
  WA: [-35.2, -13.6, 112.8, 129.1],
  ACT: [-35.95, -35.1, 148.7, 149.45],
} satisfies Partial<Record<StateCode, [number, number, number, number]>>;

/** First digits of the postcodes that belong to a state's street addresses. */
const postcodes = {
  NSW: /^2/,
  NT: /^08/,
  QLD: /^4/,
  SA: /^5/,
  TAS: /^7/,
  VIC: /^3/,
  WA: /^6/,
  ACT: /^2[69]/,
} satisfies Partial<Record<StateCode, RegExp>>;

/** Islands of a state, or with its postcodes, far from its coast. */
const farIslands = new Set(["Lord Howe Island", "Norfolk Island", "Christmas Island"]);

describe("the list of places", () => {
  it("has each state as a whole and at least 2,500 suburbs, in every state", () => {
    expect(rows.filter(({ kind }) => kind === "state").map(({ id, state }) => ({ id, code: state }))).toEqual(
      states.map(({ id, code }) => ({ id, code })),
    );
    expect(suburbs.length).toBeGreaterThanOrEqual(2500);
    expect(new Set(suburbs.map(({ state }) => state)).size).toBe(8);
  });

  it("puts every suburb inside its state, with a postcode of that state", () => {
    const wrong = suburbs.filter(({ suburb, state, postcode, lat, lon }) => {
      const code = state as keyof typeof bounds;
      const [south, north, west, east] = bounds[code];
      const isInside = lat! >= south && lat! <= north && lon! >= west && lon! <= east;
      return !((isInside || farIslands.has(suburb!)) && postcodes[code].test(postcode!));
    });
    expect(wrong).toEqual([]);
  });

  it("names no place twice, gives each an id of its own and writes names as people do", () => {
    expect(new Set(suburbs.map(({ search }) => search)).size).toBe(suburbs.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const { id, suburb, postcode, weight } of suburbs) {
      expect(id).toBeGreaterThanOrEqual(1000);
      expect(suburb).toMatch(/^[A-Z][A-Za-z' -]+$/);
      expect(postcode).toMatch(/^\d{4}$/);
      expect(weight).toBeGreaterThan(0);
    }
  });
});

onEachDatabase("filling the places", (api) => {
  it("fills an empty table, and then leaves it alone", async () => {
    await fillLocations(api.db);
    const [total] = await api.db.select({ total: count() }).from(locations);
    expect(total!.total).toBe(rows.length);
    await api.db.update(locations).set({ weight: 1 }).where(eq(locations.id, 1002));
    await fillLocations(api.db);
    const [untouched] = await api.db.select().from(locations).where(eq(locations.id, 1002));
    expect(untouched!.weight).toBe(1);
  });

  it("ranks the city first among places of a like name", async () => {
    const [first] = await api.db
      .select()
      .from(locations)
      .where(like(locations.search, "%sydney%"))
      .orderBy(desc(locations.weight))
      .limit(1);
    expect(first).toMatchObject({ suburb: "Sydney", state: "NSW", postcode: "2000" });
  });

  it("puts a changed row right when the file has changed since", async () => {
    await api.db.execute("comment on table locations is 'older'");
    await api.db.update(locations).set({ suburb: "Elsewhere" }).where(eq(locations.id, 1000));
    await api.db.insert(locations).values({ id: 999_999, kind: "suburb", search: "gone", state: "NSW" });
    await fillLocations(api.db);
    const kept = await api.db.select().from(locations).orderBy(asc(locations.id));
    expect(kept).toHaveLength(rows.length);
    expect(kept.find(({ id }) => id === 1000)?.suburb).toBe("Sydney");
  });
});
