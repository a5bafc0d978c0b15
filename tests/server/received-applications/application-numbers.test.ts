import { expect, it } from "vitest";
import { loadBrands } from "../../../src/site/brands.ts";
import { listReceived } from "../../../src/server/received-applications/find-received.ts";
import { onEachDatabase } from "../test-api.ts";
import { employersOf } from "./employer.ts";

onEachDatabase("numbers of applications", (api) => {
  const { addEmployer, applyTo } = employersOf(api);
  const brand = loadBrands().find(({ id }) => id === "automotive")!;

  it("do not tell how many there are, and leave the order to the time", async () => {
    const { jobId, employer } = await addEmployer();
    const sent: number[] = [];
    for (let count = 0; count < 5; count++) sent.push((await applyTo(jobId)).receipt.id);
    const sorted = sent.toSorted((one, other) => one - other);
    expect(sorted[0]).toBeGreaterThanOrEqual(100_000_000);
    for (const [index, id] of sorted.slice(1).entries()) expect(id - sorted[index]!).toBeGreaterThan(100);

    const listed: number[] = [];
    const link = { employerId: employer.id, applicationId: null };
    for (let after: number | undefined, more = true; more; after = listed.at(-1)) {
      const rows = await listReceived(link, { limit: 2, after }, { db: api.db, brand });
      listed.push(...rows.map(({ id }) => id));
      more = rows.length > 0;
    }
    expect(listed).toEqual(sent.toReversed());
  });
});
