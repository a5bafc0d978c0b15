import { expect, it } from "vitest";
import * as calls from "../../../src/contract/profile.ts";
import { onOneDatabase } from "../test-api.ts";

onOneDatabase("profile option lists", (api) => {
  it("name the languages and pay types that forms offer", async () => {
    const config = await api.on("workinaus")(calls.getConfig, {});
    expect(config.pay_types.map(({ title }) => title)).toEqual([
      "Annual",
      "Monthly",
      "Hourly",
      "Weekly",
      "Daily",
    ]);
    expect(config.languages).toContainEqual({ id: expect.any(Number), title: "Vietnamese" });
  });

  it("lead from Australia to its states", async () => {
    const countries = await api.on("workinaus")(calls.listCountries, {});
    const australia = countries.find(({ initials }) => initials === "AUS");
    expect(australia).toMatchObject({ label: "Australia", value: "+61" });
    const states = await api.on("workinaus")(calls.listStates, { params: { id: australia!.id } });
    expect(states.map(({ initials }) => initials)).toContain("NSW");
  });

  it("lead from every country to its states, and from each of them to its cities", async () => {
    const call = api.on("workinaus");
    const countries = await call(calls.listCountries, {});
    const seen = new Set<number>();
    for (const { id, initials } of countries) {
      const states = await call(calls.listStates, { params: { id } });
      expect(states, initials).not.toEqual([]);
      for (const state of states) expect(seen.has(state.id), `${initials} ${state.title}`).toBe(false);
      states.forEach((state) => seen.add(state.id));
    }
    const cityOf = async (country: string, state: string) => {
      const { id } = countries.find(({ initials }) => initials === country)!;
      const states = await call(calls.listStates, { params: { id } });
      const cities = await call(calls.listCities, {
        params: { id: states.find(({ title }) => title === state)!.id },
      });
      return cities.map(({ title }) => title);
    };
    expect(await cityOf("IND", "Maharashtra")).toContain("Pune");
    expect(await cityOf("SGP", "Singapore")).toContain("Singapore");
  });

  it("refuse an id that is no number, naming the field", async () => {
    const refused = await api.fetch("/v1/profile/states/abc", {
      headers: { "host-name": "automotive.localhost" },
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { id: [expect.stringContaining("whole number")] } });
  });
});
