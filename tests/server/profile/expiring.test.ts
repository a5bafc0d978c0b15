import { expect, it } from "vitest";
import { countryList } from "../../../src/server/profile/countries.ts";
import { onOneDatabase } from "../test-api.ts";
import { askAs } from "./ask.ts";

const australia = countryList.find(({ initials }) => initials === "AUS")!;
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

onOneDatabase("the dashboard", (api) => {
  it("warns of what expires within 60 days or has expired, the most urgent first", async () => {
    const ask = askAs(api, (await api.signUp()).token);
    await ask("POST", "/v4/passports", { country: { id: australia.id }, expires: inDays(30) });
    await ask("POST", "/v4/passports", { country: { id: australia.id }, expires: inDays(400) });
    await ask("POST", "/v4/drivers-licenses", { class: "HR", status: "Open", expires: inDays(-10) });
    const { payload } = await ask("GET", "/v1/seeker/dashboard");
    expect(payload.expiring).toEqual([
      expect.objectContaining({
        section: "driver_licence",
        segment: "driving_license",
        title: "HR (heavy rigid)",
        state: "expired",
      }),
      expect.objectContaining({ section: "passport", title: "Australia", noun: "passport", state: "soon" }),
    ]);
  });
});
