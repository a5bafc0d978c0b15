import { describe, expect, it } from "vitest";
import { withNamesByValue } from "../../../../../src/server/import/formats/records/names-by-value.ts";
import { jobsOfJson, jobsOfXml } from "../../read-jobs.ts";

describe("records whose names say nothing", () => {
  const columns = [
    {
      jobNo: "C-7",
      column: ["Site Engineer", '["Australia-Queensland-Roma"]', "Full-time", "Nov 18, 2026", "Dec 18, 2026"],
    },
    { jobNo: "C-8", column: ["Safety Adviser", '["Perth WA","Albany WA"]', "Part-time", "Nov 25, 2026", ""] },
    { jobNo: "C-9", column: ["Estimator", '["Geelong VIC"]', "Full-time", "Oct 12, 2026", "Nov 13, 2026"] },
  ];

  it("are jobs whose facts are known by their values, also those of a list without names", async () => {
    const jobs = await jobsOfJson({ list: columns, paging: { total: 3 } });
    expect(jobs).toMatchObject([
      { title: "Site Engineer", reference: "C-7", workType: "Full-time", expires: "Dec 18, 2026" },
      { title: "Safety Adviser", reference: "C-8", posted: "Nov 25, 2026", expires: "" },
      { title: "Estimator", reference: "C-9" },
    ]);
    expect(jobs[1]!.places.map(({ text }) => text.trim())).toEqual(["Perth WA", "Albany WA"]);
  });

  const letters = [
    { n: "Welder", u: "Port Pirie SA", k: "Full time", p: "$42/hour", h: "https://fig.example/1" },
    { n: "Boilermaker", u: "Whyalla SA", k: "Contract", p: "$55/hour", h: "https://fig.example/2" },
  ];
  const both = [
    { title: "Welder", workType: "Full time", pay: { text: "$42/hour" }, url: "https://fig.example/1" },
    { title: "Boilermaker", workType: "Contract", pay: { text: "$55/hour" }, url: "https://fig.example/2" },
  ];

  it("may have names of a letter, in JSON, in JSON within a text of JSON, and in attributes of XML", async () => {
    expect(await jobsOfJson({ r: letters })).toMatchObject(both);
    expect(await jobsOfJson({ d: JSON.stringify({ r: letters }) })).toMatchObject(both);
    const rows = letters.map(
      (one) =>
        `<z ${Object.entries(one)
          .map((fact) => `${fact[0]}="${fact[1]}"`)
          .join(" ")}/>`,
    );
    expect(await jobsOfXml(`<q><s>${rows.join("")}</s></q>`)).toMatchObject(both);
  });

  it("are none of people, products and points", () => {
    const people = ["Ann", "Bo"].map((name) => ({
      name,
      does: "Nurse",
      at: "Roma QLD",
      ring: "07 5550 1234",
    }));
    const products = ["Knife", "Pan"].map((what) => ({
      what,
      costs: "$45",
      shop: "Roma QLD",
      size: "12 cm",
    }));
    for (const list of [people, products, [{ at: [1, 2, 3] }, { at: [4, 5, 6] }]])
      expect(withNamesByValue({ list })).toBeNull();
  });
});
