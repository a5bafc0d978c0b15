import { beforeAll, expect, it } from "vitest";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { onOneDatabase } from "../test-api.ts";
import { askAs } from "./ask.ts";

onOneDatabase("the home suburb", (api) => {
  beforeAll(() => fillLocations(api.db));

  it("is that of a new address where there is none, and stays away once it is removed", async () => {
    const ask = askAs(api, (await api.signUp()).token);
    const save = async (changes: object) => (await ask("PATCH", "/v4/profile/basic", changes)).payload;
    const geelong = { address: "Geelong VIC 3220" };
    expect(await save({ residential_address: "12 Moorabool Street" })).toMatchObject({ home_location: null });
    expect(await save({ residential_address: "Geelong VIC 3220" })).toMatchObject({ home_location: geelong });
    expect(await save({ home_location: null })).toMatchObject({ home_location: null });
    const again = await save({ current_occupation: "Teacher" });
    expect(again).toMatchObject({ residential_address: "Geelong VIC 3220", home_location: null });
  });

  it("that the seeker has chosen is not that of an address", async () => {
    const ask = askAs(api, (await api.signUp()).token);
    const body = { residential_address: "1 Ryrie Street, Geelong VIC 3220", home_location: { id: 1000 } };
    expect((await ask("PATCH", "/v4/profile/basic", body)).payload.home_location).toMatchObject({ id: 1000 });
  });
});
