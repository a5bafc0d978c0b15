import { randomUUID } from "node:crypto";
import type { Db } from "../../src/server/platform/database/open.ts";
import { employers } from "../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../src/server/catalogue/jobs/tables.ts";

const day = 86_400_000;

/** Adds a job that takes applications here, of an employer of its own, and gives its id. */
export const addJob = async (db: Db, fields: Partial<typeof jobs.$inferInsert> = {}): Promise<number> => {
  const [employer] = await db
    .insert(employers)
    .values({ slug: randomUUID(), name: "Harbour Motors" })
    .returning({ id: employers.id });
  const [job] = await db
    .insert(jobs)
    .values({
      employerId: employer!.id,
      source: "test",
      reference: randomUUID(),
      title: "Light vehicle mechanic",
      descriptionHtml: "<p>Service cars.</p>",
      summary: "Service cars.",
      category: "automotive",
      workType: "Full time",
      postedAt: new Date(Date.now() - day),
      expiresAt: new Date(Date.now() + 30 * day),
      ...fields,
    })
    .returning({ id: jobs.id });
  return job!.id;
};
