import { describe, expect, it } from "vitest";
import { jobsOfJson } from "../../read-jobs.ts";

describe("jobs as columns of a document of JSON", () => {
  const jobs = [
    { title: "Cook", reference: "C-1", places: [{ text: "Roma QLD" }], pay: { min: "30" } },
    { title: "Nurse", reference: "C-2", places: [{ text: "Dalby QLD" }, { text: "Roma QLD" }] },
  ];

  it("are lists of their own, in which a value may be a list", async () => {
    const columns = {
      vacancyNumber: ["C-1", "C-2"],
      roleTitle: ["Cook", "Nurse"],
      campus: [["Roma QLD"], ["Dalby QLD", "Roma QLD"]],
      payMin: [30, null],
    };
    expect(await jobsOfJson({ rowCount: 2, columns })).toMatchObject([
      jobs[0],
      {
        ...jobs[1],
        places: [{ text: "Dalby QLD" }, { text: expect.stringContaining("Roma QLD") as string }],
      },
    ]);
  });

  it("may be objects whose keys count the rows", async () => {
    const columns = {
      ref: { 0: "C-1", 1: "C-2" },
      title: { 0: "Cook", 1: "Nurse" },
      town: { 0: "Roma", 1: "Dalby" },
    };
    expect(await jobsOfJson(columns)).toMatchObject([
      { title: "Cook", reference: "C-1" },
      { title: "Nurse" },
    ]);
  });

  it("are none where a list is one job's", async () => {
    const job = { title: "Cook", locations: ["Roma QLD", "Dalby QLD"], description: "Knives.", ref: "C-1" };
    expect(await jobsOfJson(job)).toMatchObject([{ title: "Cook", reference: "C-1" }]);
  });
});
