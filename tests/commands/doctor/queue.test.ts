import { sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import type { Check } from "../../../src/commands/doctor/check.ts";
import { deliveries } from "../../../src/commands/doctor/deliveries.ts";
import { queue } from "../../../src/commands/doctor/queue.ts";
import { applicationMail } from "../../../src/server/applications/mails.ts";
import { supportMessageMail } from "../../../src/server/support/mails.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { hiringJob } from "../../../src/server/hiring/queue-delivery.ts";
import { hiringDeliveries } from "../../../src/server/hiring/tables.ts";
import { openQueue } from "../../../src/server/platform/queue/open-queue.ts";
import { queueNames } from "../../../src/server/platform/queue/queue.ts";
import { applicantsOf } from "../../server/applications/applicants.ts";
import { onEachDatabase } from "../../server/test-api.ts";

const site = { url: "https://hiring.example.com/hook", key: `whsec_${"k".repeat(32)}` };
const mail = { brand: "automotive", origin: "http://automotive.localhost" };

onEachDatabase("npm run doctor, on what waits to be sent,", (api) => {
  /** What a check finds, with values bound as PostgreSQL's client binds them. */
  const run = async (check: Check) => {
    const query = async (text: string, values: unknown[] = []) => {
      const { $client: client } = api.db as unknown as {
        $client: { query: (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }> };
      };
      return (await client.query(text, values)).rows;
    };
    const { config, brands } = api.services;
    const found = await check({
      config,
      brands,
      env: {},
      database: { name: "it", query, close: async () => undefined },
    });
    return found.map(({ level, says }) => `${level}: ${says}`);
  };
  const makeOlder = () => api.db.execute(sql`update pgboss.job set created_on = now() - interval '1 hour'`);
  const buryJob = async (data: object) => {
    const opened = await openQueue(api.services.database);
    await opened.boss.send(queueNames.deadMail, data);
    await opened.close();
  };
  afterEach(async () => {
    await api.db.execute(sql`delete from pgboss.job`);
    await api.db.delete(hiringDeliveries);
  });

  it("counts mail, and that about applications by itself", async () => {
    expect(await run(queue)).toEqual(["ok: 0 mails wait to be sent."]);
    const { enqueue, db } = api.services;
    await enqueue(db, supportMessageMail, { ...mail, message: 1 });
    await enqueue(db, applicationMail, { ...mail, application: 1, event: "sent" });
    expect(await run(queue)).toEqual(["ok: 2 mails wait to be sent."]);
    await makeOlder();
    await buryJob({ job: applicationMail.name, ...mail, application: 2, event: "sent" });
    await buryJob({ job: hiringJob.name, delivery: 1, employer: 1 });
    expect(await run(queue)).toEqual([
      expect.stringMatching(/^warning: 2 mails wait to be sent, the oldest for 60 minutes/),
      expect.stringMatching(/^warning: 1 mails could not be sent/),
      expect.stringMatching(/^warning: 2 of these late and failed mails are about applications/),
    ]);
  });

  it("counts the deliveries of each employer, and says which have failed or have nowhere to go", async () => {
    expect(await run(deliveries)).toEqual(["ok: No delivery to a hiring site waits."]);
    const { receipt } = await applicantsOf(api).applicant();
    const wait = async (slug: string, minutes: number) => {
      const [employer] = await api.db
        .insert(employers)
        .values({ slug, name: slug })
        .returning({ id: employers.id });
      await api.db.insert(hiringDeliveries).values({
        ...{ employerId: employer!.id, applicationId: receipt.id, brand: "automotive" },
        event: "application.submitted",
        createdAt: new Date(Date.now() - minutes * 60_000),
      });
      return employer!.id;
    };
    Object.assign(api.services.config, { HIRING_SITES: { soon: site, slow: site, failed: site } });
    await wait("soon", 1);
    await wait("slow", 30);
    await wait("nowhere", 90);
    await buryJob({ job: hiringJob.name, delivery: 1, employer: await wait("failed", 60) });
    expect(await run(deliveries)).toEqual([
      expect.stringMatching(/^wrong: 1 delivery waits for nowhere, which has no hiring site/),
      expect.stringMatching(/^warning: .* failed, the first for 60 minutes, and one has failed for good/),
      expect.stringMatching(
        /^warning: .* slow, the first for 30 minutes: npm run signboard -- queue says why/,
      ),
      "ok: 1 delivery waits for soon, the first for 1 minutes.",
    ]);
  });
});
