import { describe, expect, it } from "vitest";
import { jobsOfJson } from "../../read-jobs.ts";

describe("jobs under keys of a document of JSON", () => {
  it("are those of a store, whose keys stand for references that are missing, and may have places under keys as well", async () => {
    const where = { p1: { suburb: "Roma", state: "QLD" }, p2: { suburb: "Dalby", state: "QLD" } };
    const vacancies = {
      "-Od1": { ref: "S-1", title: "Cook", where, status: "open" },
      "-Od2": { title: "Nurse", closingDate: "2026-12-18", status: "draft" },
    };
    expect(await jobsOfJson({ vacancies })).toMatchObject([
      { title: "Cook", reference: "S-1", places: [{ text: "Roma, QLD" }, { text: "Dalby, QLD" }] },
      { title: "Nurse", reference: "-Od2", status: "draft" },
    ]);
  });

  it("say what the keys of their lists are, where a name or the keys tell", async () => {
    const cook = { ref: "S-1", title: "Cook", town: "Roma" };
    const nurse = { ref: "S-2", title: "Nurse", town: "Dalby" };
    expect(
      await jobsOfJson({
        jobsByDatePublished: { "2026-11-16": { jobs: [cook] }, "2026-11-18": { jobs: [nurse] } },
      }),
    ).toMatchObject([{ posted: "2026-11-16" }, { posted: "2026-11-18" }]);
    expect(await jobsOfJson({ vacanciesByEmployer: { "Fig & Sons": [cook], Plum: [nurse] } })).toMatchObject([
      { employer: "Fig & Sons" },
      { employer: "Plum" },
    ]);
    expect(
      await jobsOfJson({
        open: { "Roma QLD": [{ ref: "S-1", title: "Cook", pay: "$30" }], "Dalby QLD": [] },
      }),
    ).toMatchObject([{ title: "Cook", places: [{ text: "Roma QLD" }] }]);
  });

  it("say where most are, beside a key that is no place", async () => {
    const job = (ref: string) => [{ ref, title: "Cook", pay: "$30 an hour" }];
    const groups = { "Roma QLD": job("1"), "Dalby QLD": job("2"), Anywhere: job("3") };
    expect(await jobsOfJson({ open: groups })).toMatchObject([
      { places: [{ text: "Roma QLD" }] },
      { places: [{ text: "Dalby QLD" }] },
      { places: [], remote: "remote" },
    ]);
  });

  it("are in the states that most are called by, each with what it says else", async () => {
    const vacancies = {
      QLD: [{ ref: "1", title: "Cook", suburb: "Roma", pay: "$30" }],
      NSW: [{ ref: "2", title: "Cook", pay: "$30" }],
    };
    expect(await jobsOfJson({ company: "Fig", vacancies })).toMatchObject([
      { places: [{ suburb: "Roma", state: "QLD" }] },
      { places: [{ state: "NSW" }] },
    ]);
  });

  it("are over in a store that is called so", async () => {
    const store = (ref: string) => ({
      [`-O${ref}`]: { ref, title: "Cook", pay: "$30 an hour" },
      [`-P${ref}`]: { ref: `${ref}-b`, title: "Cook", pay: "$30 an hour" },
    });
    expect(await jobsOfJson({ current: store("1"), archived: store("2") })).toMatchObject([
      { reference: "1", status: "" },
      { reference: "1-b" },
      { reference: "2", status: "archived" },
      { reference: "2-b", status: "archived" },
    ]);
  });

  it("do not take a day that nothing says the meaning of", async () => {
    const cook = { ref: "S-1", title: "Cook", town: "Roma" };
    const [job] = await jobsOfJson({
      pages: { "2026-11-16": [cook], "2026-11-18": [{ ...cook, ref: "S-2" }] },
    });
    expect(job).toMatchObject({ title: "Cook", posted: "", expires: "" });
  });
});
