import { expect, it } from "vitest";
import { jobsOfJson } from "../../read-jobs.ts";

it("takes what jobs point to in other lists of a document, before or behind theirs", async () => {
  const beside = {
    companies: [
      { id: 1, name: "Fig" },
      { id: 2, name: "Plum" },
    ],
    locations: [
      { id: 8, town: "Dalby", state: "QLD" },
      { id: 9, town: "Roma", state: "QLD" },
    ],
  };
  const jobs = [
    { id: 71, title: "Cook", companyId: 1, locationId: 9, description: "Knives." },
    { id: 72, title: "Nurse", companyId: 2, locationId: 7, description: "Nights." },
  ];
  for (const document of [{ ...beside, jobs }, { data: { jobs, ...beside } }]) {
    const [cook, nurse] = await jobsOfJson(document);
    expect(cook).toMatchObject({
      reference: "71",
      employer: "Fig",
      places: [{ suburb: "Roma", state: "QLD" }],
    });
    // No place has the id 7.
    expect(nurse).toMatchObject({ employer: "Plum", places: [] });
  }
});

it("takes what stands beside an id, and the entries that links of a store of contents point to", async () => {
  const [cook] = await jobsOfJson({
    result: [
      {
        id: 7,
        name: "Cook",
        company_id: [1, "Fig"],
        contract_type_id: [2, "Casual"],
        address_id: [4, "Fig, Roma QLD"],
        description: false,
      },
    ],
  });
  expect(cook).toMatchObject({
    title: "Cook",
    employer: "Fig",
    workType: "Casual",
    places: [{ text: "Fig, Roma QLD" }],
  });
  const link = { type: "Link", linkType: "Entry", id: "c9" };
  const [nurse] = await jobsOfJson({
    items: [{ sys: { id: "5kQ" }, fields: { title: "Nurse", centre: { sys: link }, summary: "Nights." } }],
    includes: { Entry: [{ sys: { id: "c9" }, fields: { name: "Fig", suburb: "Roma", state: "QLD" } }] },
  });
  expect(nurse).toMatchObject({ title: "Nurse", reference: "5kQ", places: [{ text: "Roma, QLD" }] });
});
