const state = (id: string, name: string) => ({ id, name });
const breezyJob = (id: string, name: string, type: object, location: object, facts: object) => ({
  id,
  friendly_id: `${id}-${name.toLowerCase().replaceAll(" ", "-")}`,
  name,
  url: `https://wombat-works.breezy.example/p/${id}`,
  type,
  location: { country: { name: "Australia", id: "AU" }, ...location },
  company: { name: "Wombat Works", logo_url: "https://breezy.example/logo.png", friendly_id: "wombat-works" },
  department: "Workshop",
  ...facts,
});
const fullTime = { id: "fullTime", name: "Full-Time" };

/** Breezy's list: a bare list, kinds and places in objects, pay in words with "k", the company in an object. */
export const breezy = {
  name: "Breezy positions",
  extension: "json",
  contentType: "application/json",
  text: JSON.stringify([
    breezyJob(
      "3f1c2ab40011",
      "Cabinet Maker",
      fullTime,
      { state: state("TAS", "Tasmania"), city: "Ulverstone", is_remote: false, name: "Ulverstone, TAS" },
      { published_date: "2026-11-09T23:41:10.201Z", salary: "$72k - $80k / yr" },
    ),
    breezyJob(
      "3f1c2ab40029",
      "Finisher",
      { id: "partTime", name: "Part-Time" },
      { state: state("TAS", "Tasmania"), city: "Devonport", is_remote: false, name: "Devonport, TAS" },
      { published_date: "2026-11-18T01:05:00.000Z", salary: "$33.40 / hr" },
    ),
    breezyJob(
      "3f1c2ab40031",
      "Furniture Designer",
      { id: "contract", name: "Contract" },
      { state: state("VIC", "Victoria"), city: "Ballarat", is_remote: true, name: "Ballarat, VIC" },
      { published_date: "2026-11-24T04:30:00.000Z", salary: "" },
    ),
  ]),
  expected: [
    {
      title: "Cabinet Maker",
      employer: "Wombat Works",
      reference: "3f1c2ab40011",
      places: ["Ulverstone TAS"],
      pay: { min: 72_000, max: 80_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-09T23:41:10Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://wombat-works.breezy.example/p/3f1c2ab40011",
    },
    {
      title: "Finisher",
      employer: "Wombat Works",
      reference: "3f1c2ab40029",
      places: ["Devonport TAS"],
      pay: { min: 33.4, max: 33.4, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18T01:05:00Z",
      remote: false,
      live: true,
      url: "https://wombat-works.breezy.example/p/3f1c2ab40029",
    },
    {
      title: "Furniture Designer",
      employer: "Wombat Works",
      reference: "3f1c2ab40031",
      places: ["Ballarat VIC"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24T04:30:00Z",
      remote: true,
      live: true,
    },
  ],
};
