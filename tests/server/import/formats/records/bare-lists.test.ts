import { describe, expect, it } from "vitest";
import { rowsOfBareLists } from "../../../../../src/server/import/formats/records/bare-lists.ts";
import { jobsOfJson } from "../../read-jobs.ts";

describe("records with a list of facts without names", () => {
  const records = [
    {
      jobNo: "C-7",
      column: ["Site Engineer", '["Australia-Queensland-Roma"]', "Full-time", "Nov 18, 2026", "Dec 18, 2026"],
    },
    { jobNo: "C-8", column: ["Safety Adviser", '["Perth WA","Albany WA"]', "Part-time", "Nov 25, 2026", ""] },
    { jobNo: "C-9", column: ["Estimator", '["Geelong VIC"]', "Full-time", "Oct 12, 2026", "Nov 13, 2026"] },
  ];

  it("are jobs whose facts are known by their values", async () => {
    const jobs = await jobsOfJson({ list: records, paging: { total: 3 } });
    expect(jobs).toMatchObject([
      { title: "Site Engineer", reference: "C-7", workType: "Full-time", expires: "Dec 18, 2026" },
      { title: "Safety Adviser", reference: "C-8", posted: "Nov 25, 2026", expires: "" },
      { title: "Estimator", reference: "C-9" },
    ]);
    expect(jobs[1]!.places.map(({ text }) => text.trim())).toEqual(["Perth WA", "Albany WA"]);
  });

  it("are none where the values are no jobs'", () => {
    const points = [{ at: [1, 2, 3] }, { at: [4, 5, 6] }];
    expect(rowsOfBareLists(points)).toBeNull();
    expect(rowsOfBareLists(records.map(({ column }) => ({ column: column.slice(0, 2) })))).toBeNull();
  });
});
