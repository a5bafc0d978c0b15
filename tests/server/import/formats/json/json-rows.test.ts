import { describe, expect, it } from "vitest";
import { jobsOfJson } from "../../read-jobs.ts";

describe("rows of a document of JSON", () => {
  it("have cells that name their columns, below rows of states, and lead to pages", async () => {
    const columns = [
      { id: 1, title: "Ref" },
      { id: 2, title: "Role" },
      { id: 3, title: "Town" },
      { id: 4, title: "Ad" },
    ];
    const ad = { columnId: 4, value: "See the ad", hyperlink: { url: "https://fig.example/7" } };
    const rows = [
      { id: 10, cells: [{ columnId: 2, value: "WESTERN AUSTRALIA" }, { columnId: 1 }] },
      {
        id: 11,
        parentId: 10,
        cells: [
          { columnId: 2, value: "Cook" },
          { columnId: 1, value: "C-7" },
          { columnId: 3, value: "Albany" },
          ad,
        ],
      },
      {
        id: 12,
        parentId: 10,
        cells: [
          { columnId: 2, value: "Baker" },
          { columnId: 3, value: "Roma QLD" },
        ],
      },
    ];
    const jobs = await jobsOfJson({ columns, rows });
    expect(jobs).toMatchObject([
      { title: "Cook", reference: "C-7", description: "", url: "https://fig.example/7" },
      { title: "Baker" },
    ]);
    expect(jobs[0]!.places).toMatchObject([{ suburb: "Albany", state: "WESTERN AUSTRALIA" }]);
    expect(jobs[1]!.places).toMatchObject([{ suburb: "Roma QLD", state: "" }]);
  });

  it("are lists below columns that stand in another part, with links as an address and its text", async () => {
    const view = {
      columns: [":id", "Title", "Location", "Salary", "Apply"].map((name, id) => ({ id, name })),
    };
    const jobs = await jobsOfJson({
      meta: { view },
      data: [
        ["row-1", "Cook", "Perth WA", "$80,000", ["https://fig.example/7", "Apply now"]],
        ["row-2", "Baker", "Albany WA", "$70,000", [null, null]],
      ],
    });
    expect(jobs).toMatchObject([
      { title: "Cook", places: [{ text: "Perth WA" }], url: "https://fig.example/7" },
      { title: "Baker", pay: { text: "$70,000" }, url: "" },
    ]);
  });

  it("are none in a job, however many lists of numbers it has", async () => {
    const track = Array.from({ length: 50 }, (_, at) => [at, at + 1]);
    const jobs = await jobsOfJson({
      title: "Cook",
      employer: "Fig",
      location: "Perth WA",
      description: "Cook meals.",
      track,
    });
    expect(jobs.map(({ title }) => title)).toEqual(["Cook"]);
  });
});
