import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { employers } from "../../../src/server/employers/tables.ts";
import { jobs } from "../../../src/server/jobs/tables.ts";
import { fillLocations } from "../../../src/server/locations/fill-locations.ts";
import { generation } from "../../../src/server/search/generation.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase } from "../test-api.ts";

onEachDatabase("the generation of the index", (api) => {
  beforeAll(() => fillLocations(api.db));

  it("stays while nothing that a page shows changes", async () => {
    await addJob(api.db);
    const before = await generation(api.db);
    expect(await generation(api.db)).toBe(before);
    await api.signUp();
    expect(await generation(api.db)).toBe(before);
  });

  it("changes with a job and with an employer", async () => {
    const seen = [await generation(api.db)];
    const id = await addJob(api.db);
    seen.push(await generation(api.db));
    await api.db.update(jobs).set({ filledAt: new Date() }).where(eq(jobs.id, id));
    seen.push(await generation(api.db));
    await api.db.update(employers).set({ tagline: "We fix cars." });
    seen.push(await generation(api.db));
    await api.db.delete(jobs).where(eq(jobs.id, id));
    seen.push(await generation(api.db));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("changes when a job ends by itself", async () => {
    await addJob(api.db, { expiresAt: new Date(Date.now() + 300) });
    const before = await generation(api.db);
    await expect.poll(() => generation(api.db)).not.toBe(before);
  });
});
