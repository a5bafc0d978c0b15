import { eq, gte } from "drizzle-orm";
import { expect, it } from "vitest";
import { searchJobs } from "../../../src/contract/jobs.ts";
import { outcomeOf, reportText } from "../../../src/server/import/runs/report-text.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { firstAddedId } from "../../../src/server/catalogue/locations/added-locations.ts";
import { locations } from "../../../src/server/catalogue/locations/tables.ts";
import { onEachDatabase } from "../test-api.ts";
import { importFile, jobsOf } from "./import-files.ts";

const csv = (...places: string[]) =>
  [
    "reference,title,company,description,location",
    ...places.map((place, at) => `${at},Shearer,Wool,Shear.,"${place}"`),
  ].join("\n");

onEachDatabase("places that the list does not have", (api) => {
  it("are proposed with their number of jobs, and added only when they are accepted", async () => {
    const text = csv("Yarrawindi NSW 2650", "Gumnut Creek, VIC", "YARRAWINDI, NSW 2650", "Hobart TAS");
    const { report, problems } = await importFile(api.db, { text }, { source: "proposed" });
    expect(problems).toEqual([]);
    expect(report.proposed).toEqual([
      { place: "Yarrawindi NSW 2650", jobs: 2 },
      { place: "Gumnut Creek VIC", jobs: 1 },
    ]);
    expect(reportText(report, false)).toContain("  Yarrawindi NSW 2650 (2 jobs)\n  Gumnut Creek VIC (1 job)");
    const added = () => api.db.select().from(locations).where(gte(locations.id, firstAddedId));
    expect(await added()).toEqual([]);

    const payload = await api.on("workinaus")(searchJobs, { body: { q: "shearer" } });
    expect(payload.data.map(({ locations: [place] }) => place?.label).sort()).toEqual([
      "Gumnut Creek, VIC",
      "Hobart TAS 7000",
      "YARRAWINDI, NSW 2650",
      "Yarrawindi NSW 2650",
    ]);
    const inVictoria = await api.on("workinaus")(searchJobs, { body: { q: "shearer", states: [6] } });
    expect(inVictoria.data).toHaveLength(1);

    const accepted = await importFile(api.db, { text }, { source: "proposed", acceptPlaces: true });
    expect(accepted.report).toMatchObject({ proposed: [], updated: 3, unchanged: 1 });
    expect(await added()).toHaveLength(2);
    expect((await jobsOf(api.db, "proposed"))["1"]).toMatchObject({
      places: ["gumnut creek vic"],
      writtenPlaces: null,
    });
  });

  it("are in a report that tells what went in, and what has closed already", async () => {
    const text = [
      "reference,title,company,description,expires",
      "1,Shearer,Wool,Shear.,2026-01-01",
      "2,,Wool,Shear.,",
    ].join("\n");
    const { report } = await importFile(api.db, { text }, { source: "past" });
    expect(report).toMatchObject({ added: 1, past: 1, rejected: 1 });
    expect(reportText(report, false)).toContain("1 rejected, 1 taken past their closing date");
    expect(outcomeOf(report)).toBe("some");
    expect(outcomeOf({ ...report, added: 0 })).toBe("none");
    expect(outcomeOf({ ...report, rejected: 0 })).toBe("all");
  });

  it("stay open beside places that are known", async () => {
    await importFile(
      api.db,
      { text: csv("Perth WA; Bilby Flat NSW; Quokka Hill NSW") },
      { source: "beside" },
    );
    const [job] = await api.db.select().from(jobs).where(eq(jobs.source, "beside"));
    expect(job).toMatchObject({ writtenPlaces: { 1: "Bilby Flat NSW; Quokka Hill NSW" }, stateIds: [7, 1] });
  });

  it("leave work types open that nobody names, on cards and in filters", async () => {
    const text = [
      "reference,title,company,description,work type",
      "1,Milliner,Hats,Make hats.,OTHER",
      "2,Milliner,Hats,Make hats.,P/T",
      "3,Casual milliner,Hats,Make hats.,",
      "4,Milliner,Hats,Make hats.,zork",
    ].join("\n");
    const { problems } = await importFile(api.db, { text }, { source: "types" });
    expect(problems).toEqual([expect.objectContaining({ kind: "work type", at: "line 5" })]);
    const payload = await api.on("workinaus")(searchJobs, { body: { q: "milliner" } });
    expect(payload.data.map((job) => job.work_type).sort()).toEqual(["Casual", "Part time", null, null]);
    const casual = await api.on("workinaus")(searchJobs, { body: { q: "milliner", work_type: ["Casual"] } });
    expect(casual.data).toHaveLength(1);
  });
});
