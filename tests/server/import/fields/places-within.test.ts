import { expect, it } from "vitest";
import { jobsOfJson, jobsOfXml } from "../read-jobs.ts";

/** Where a job is, as its parts or its words say it. */
const placesOf = async (said: object): Promise<string[]> => {
  const [job] = await jobsOfJson({
    jobs: [{ id: "7", title: "Cook", description: "Cook meals.", type: "Casual", ...said }],
  });
  return job!.places.map(({ text, suburb, state }) => text.trim() || `${suburb}, ${state}`);
};

it.each([
  [
    { location: { name: "Australia", children: [{ name: "QLD", children: [{ name: "Roma" }] }] } },
    ["Roma, QLD, Australia"],
  ],
  [
    { location: { id: 3, name: "QLD", areas: [{ id: 4, name: "Roma" }, { name: "Dalby" }] } },
    ["Roma, QLD", "Dalby, QLD"],
  ],
  [{ location: { name: "QLD", area: { name: "Roma" } } }, ["Roma, QLD"]],
  [{ location: { state: "QLD", area: "Roma" } }, ["Roma, QLD"]],
  [{ state: "QLD", area: "Roma" }, ["Roma, QLD"]],
  [{ region: { name: "QLD", suburb: { name: "Roma" } } }, ["Roma, QLD"]],
  [
    { location: { country: "AU", states: [{ name: "QLD", cities: ["Roma", "Dalby"] }] } },
    ["Roma, QLD", "Dalby, QLD"],
  ],
  [{ locations: { QLD: ["Roma"], NSW: ["Grafton"] } }, ["Roma, QLD", "Grafton, NSW"]],
  [
    { location_hierarchy: { lvl0: "Australia", lvl1: "Australia > QLD", lvl2: "Australia > QLD > Roma" } },
    ["Australia > QLD > Roma"],
  ],
  [
    { locations: { primary: { city: "Roma", state: "QLD" }, others: [{ city: "Dalby", state: "QLD" }] } },
    ["Roma, QLD", "Dalby, QLD"],
  ],
  [{ geo: { city: "Roma", admin1: "QLD", countryCode: "AU" } }, ["Roma, QLD"]],
  [{ address: { lines: ["12 Hill St", "Roma QLD 4455"] } }, ["12 Hill St, Roma QLD 4455"]],
  [
    { fields: [{ name: "Location", value: "QLD", fields: [{ name: "Area", value: "Roma" }] }] },
    ["Roma, QLD"],
  ],
])("places within others, from the innermost outwards: %j", async (said, places) => {
  expect(await placesOf(said)).toEqual(places);
});

it.each([
  `<country name="AU"><state name="QLD"><city name="Roma"/></state></country>`,
  `<country code="AU"><region code="QLD"><town>Roma</town></region></country>`,
])("elements of places within others: %s", async (location) => {
  const [job] = await jobsOfXml(
    `<jobs><job><title>Cook</title><description>Cook meals.</description><location>${location}</location></job></jobs>`,
  );
  expect(job!.places).toMatchObject([{ text: expect.stringMatching(/^Roma, QLD/) as string }]);
});
