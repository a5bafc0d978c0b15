import { beforeAll, beforeEach, expect, it } from "vitest";
import { getJob } from "../../../../src/contract/jobs.ts";
import { jobExtras } from "../../../../src/contract/job-extras.ts";
import { jobFacts } from "../../../../src/domain/jobs/job-facts.ts";
import { jobPosting } from "../../../../src/domain/jobs/job-posting.ts";
import { indeedJob } from "../../../../src/server/feeds/indeed.ts";
import { jobRecords } from "../../../../src/server/catalogue/jobs/job-records.ts";
import { jobExtraFields } from "../../../../src/server/catalogue/jobs/job-extras.ts";
import { jobs } from "../../../../src/server/catalogue/jobs/tables.ts";
import { fillLocations } from "../../../../src/server/catalogue/locations/fill-locations.ts";
import { importFile } from "../../import/import-files.ts";
import { onEachDatabase } from "../../test-api.ts";

const extras = (Object.keys(jobExtras) as (keyof typeof jobExtras)[]).map((name) => ({
  name,
  ...jobExtras[name],
  ...jobExtraFields[name],
}));

onEachDatabase("what employers add to a job", (api) => {
  beforeAll(() => fillLocations(api.db));
  beforeEach(async () => {
    await api.db.delete(jobs);
  });

  const imported = async (text: string) => {
    await importFile(api.db, { text }, { source: "extras" });
    const [row] = await api.db.select({ id: jobs.id }).from(jobs);
    const job = await api.on("workinaus")(getJob, { params: { id: row!.id } });
    const brand = api.services.brands.find(({ id }) => id === "workinaus")!;
    const [record] = await jobRecords([row!.id], { db: api.db, brand });
    return { job, facts: jobFacts(record!, (path) => path)! };
  };
  const csv = (column: string, value: string) =>
    `title,employer,reference,description,${column}\nCook,Blue Fig,1,Cook meals.,${value}`;

  it.each(extras)(
    "$name comes in by each of its names in tables, and anew when it changes",
    async (extra) => {
      for (const [at, column] of extra.names.split(", ").entries())
        expect((await imported(csv(column, `Value ${at}`))).job[extra.name]).toBe(`Value ${at}`);
      expect((await imported(csv("colour", "red"))).job[extra.name]).toBeNull();
    },
  );

  it.each(extras)("$name goes from structured data to structured data, and into the feed", async (extra) => {
    const posting = {
      "@type": "JobPosting",
      title: "Cook",
      description: "Cook meals.",
      [extra.schemaOrg]: "As told",
    };
    const text = JSON.stringify({ ...posting, hiringOrganization: "Blue Fig", identifier: "1" });
    const { facts } = await imported(text);
    expect(jobPosting(facts)).toMatchObject({ [extra.schemaOrg]: "As told" });
    expect(indeedJob(facts)).toContain(`<${extra.name}><![CDATA[As told]]></${extra.name}>`);
  });
});
