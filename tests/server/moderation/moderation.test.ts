import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { reportJob } from "../../../src/contract/job-reports.ts";
import { getJob, searchJobs } from "../../../src/contract/jobs.ts";
import { runModeration, type ModerationCommand } from "../../../src/server/moderation/command.ts";
import { jobReports } from "../../../src/server/moderation/tables.ts";
import { importJobs } from "../../../src/server/import/runs/import-jobs.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { onEachDatabase, onOneDatabase, type TestApi } from "../test-api.ts";

const run = (api: TestApi, command: ModerationCommand) => runModeration(command, api.services);

const feed = (title: string) =>
  async function* () {
    yield new TextEncoder().encode(
      `reference,title,company,location,description,category\nA-1,${title},Kerb & Co,Sydney NSW 2000,Kerbs are laid by us and by you.,construction\n`,
    );
  };

const importFrom = (api: TestApi, source: string, title = "Kerb layer") =>
  importJobs(api.db, feed(title)(), { source });

const jobOf = async (api: TestApi, source: string) => {
  await importFrom(api, source);
  const [job] = await api.db.select().from(jobs).where(eq(jobs.source, source));
  return job!;
};

const reports = (api: TestApi, id: number) =>
  api.db.select().from(jobReports).where(eq(jobReports.jobId, id));

let networks = 0;

/** Reports a job as a new seeker, or as the one of a token; from another network each time unless one is given. */
const report = async (
  api: TestApi,
  id: number,
  {
    text = "",
    address = `203.0.${networks++}.7`,
    token,
  }: { text?: string; address?: string; token?: string | null } = {},
) => {
  const bearer = token === undefined ? (await api.signUp()).token : token;
  const response = await api.fetch(
    `/v1/seeker/job/${id}/report`,
    {
      method: "POST",
      headers: {
        "host-name": "workinaus.localhost",
        "content-type": "application/json",
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify({ reason: "scam", text }),
    },
    address,
  );
  expect(response.status).toBe(200);
};

const isFound = async (api: TestApi, id: number) => {
  const { data } = await api.on("workinaus")(searchJobs, { body: { q: "kerb" } });
  return data.some((job) => job.id === id);
};

onEachDatabase("reports of jobs", (api) => {
  it("are kept without a name, and mailed to the site with the way to decide", async () => {
    const { id } = await jobOf(api, "mailed");
    await report(api, id, { text: "They ask for $200 for a uniform." });
    const [kept] = await reports(api, id);
    expect(kept).toMatchObject({ brand: "workinaus", reason: "scam", settledAt: null });
    expect(kept!.reporter).toMatch(/^[0-9a-f]{64}$/);
    const mail = api.mails.at(-1)!;
    expect(mail.subject).toBe("Report of a job: Kerb layer");
    expect(mail.text).toContain("They ask for $200 for a uniform.");
    expect(mail.text).toContain(`npm run signboard -- moderation show ${id}`);
  });

  it("from one household or its neighbours are one, whatever accounts they are sent with, and however written", async () => {
    const { id } = await jobOf(api, "one-network");
    await report(api, id, { address: "2001:db8:1:2::1", token: null });
    for (const address of ["2001:DB8:1:2:0::2", "2001:db8:1:3::1", "2001:db8:1:ff::1"])
      await report(api, id, { address });
    expect(await reports(api, id)).toHaveLength(1);
    for (const address of ["198.51.100.7", "198.51.100.8", "::ffff:c633:6409"])
      await report(api, id, { address });
    expect(await reports(api, id)).toHaveLength(2);
    expect(await isFound(api, id)).toBe(true);
    await report(api, id, { address: "2001:db8:2::1" });
    expect(await isFound(api, id)).toBe(false);
  });

  it("that hide a job are told to the operator at once, and to its employer, who can answer", async () => {
    const { id, employerId } = await jobOf(api, "told");
    await api.db
      .update(employers)
      .set({ applicationsEmail: "jobs@kerb.example" })
      .where(eq(employers.id, employerId));
    const toEmployer = () => api.mails.filter(({ to }) => to === "jobs@kerb.example");
    for (const text of ["", "They asked me for money."]) await report(api, id, { text });
    expect(toEmployer()).toEqual([]);
    await report(api, id);
    const operator = api.mails.findLast(({ subject }) => subject === "Hidden after reports: Kerb layer");
    expect(operator!.text).toContain("Its employer has been told");
    expect(toEmployer()).toEqual([
      expect.objectContaining({
        subject: `Your job is hidden: Kerb layer (job ${id})`,
        replyTo: operator!.to,
        text: expect.stringContaining("- It asks for money, or looks like a scam"),
      }),
    ]);
    expect(toEmployer()[0]!.text).not.toContain("They asked me");
  });

  it("with one account are one, whatever networks they come from", async () => {
    const { id } = await jobOf(api, "one-account");
    const { token } = await api.signUp();
    for (let sent = 0; sent < 4; sent++) await report(api, id, { token });
    expect(await reports(api, id)).toHaveLength(1);
    expect(await isFound(api, id)).toBe(true);
  });

  it("of one person are one, and need a reason of the list and a job of the site", async () => {
    const { id } = await jobOf(api, "once");
    const call = api.on("workinaus");
    const before = api.mails.length;
    for (const text of ["", "again"])
      await call(reportJob, { params: { id }, body: { reason: "other", text } });
    expect(await reports(api, id)).toHaveLength(1);
    expect(api.mails.length).toBe(before + 1);
    await expect(
      call(reportJob, { params: { id }, body: { reason: "boring" as "other" } }),
    ).rejects.toMatchObject({ status: 422, errors: { reason: [expect.any(String)] } });
    await expect(
      api.on("early-learning")(reportJob, { params: { id }, body: { reason: "other" } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("hide a job once enough people have sent one, also at the same moment, until an operator restores it", async () => {
    const { id } = await jobOf(api, "hidden");
    expect(await isFound(api, id)).toBe(true);
    await Promise.all([report(api, id), report(api, id)]);
    expect(await isFound(api, id)).toBe(true);
    await report(api, id);
    expect(await isFound(api, id)).toBe(false);
    await expect(api.on("workinaus")(getJob, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await run(api, { action: "list" })).toMatch(
      new RegExp(`${id} {2}hidden \\(reported\\) {2}3 open`),
    );
    expect(await run(api, { action: "show", id })).toContain("3 reports");

    // Another import does not bring it back.
    await importFrom(api, "hidden", "Senior kerb layer");
    expect(await isFound(api, id)).toBe(false);

    await run(api, { action: "restore", id });
    expect(await isFound(api, id)).toBe(true);
    await report(api, id);
    expect(await isFound(api, id)).toBe(true);
  });
});

onOneDatabase("an operator", (api) => {
  it("reads reports without what a terminal obeys, and no line of them as one of the command", async () => {
    const { id } = await jobOf(api, "escapes");
    await report(api, id, { text: "Bad\u001b[2J\u009b1m\r\nJob 1 of acme, shown.\r0 reports." });
    const shown = await run(api, { action: "show", id });
    expect(shown).toMatch(/^ {4}Bad\ufffd\[2J\ufffd1m\n {4}Job 1 of acme, shown\.\n {4}0 reports\.$/m);
    expect(shown.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  });

  it("hides a job and shows it again", async () => {
    const { id } = await jobOf(api, "by-hand");
    await run(api, { action: "hide", id });
    expect(await isFound(api, id)).toBe(false);
    await run(api, { action: "restore", id });
    expect(await isFound(api, id)).toBe(true);
    await expect(run(api, { action: "hide", id: 2_000_000_000 })).rejects.toMatchObject({ status: 404 });
  });

  it("bans a source: its jobs are hidden and its imports refused, until the ban is taken back", async () => {
    const { id } = await jobOf(api, "bad-feed");
    expect(await run(api, { action: "ban", source: "bad-feed" })).toContain("1 of its jobs are now hidden");
    expect(await isFound(api, id)).toBe(false);
    await expect(importFrom(api, "bad-feed")).rejects.toThrow(/"bad-feed" is banned/);
    expect(await run(api, { action: "list" })).toContain("Banned sources: bad-feed");
    await run(api, { action: "unban", source: "bad-feed" });
    expect(await isFound(api, id)).toBe(true);
    expect((await importFrom(api, "bad-feed")).unchanged).toBe(1);
  });

  it("names a source in any letters, and is told the nearest names of one that is not there", async () => {
    const { id } = await jobOf(api, "Bright-Feed");
    await expect(run(api, { action: "ban", source: "brite-feed" })).rejects.toThrow(
      /No source is called "brite-feed". The nearest: Bright-Feed\b/,
    );
    await expect(run(api, { action: "unban", source: "Bright-Feed" })).rejects.toThrow(/No banned source/);
    expect(await run(api, { action: "ban", source: "bright-feed" })).toContain("Bright-Feed is banned: 1 of");
    expect(await isFound(api, id)).toBe(false);
    await expect(importFrom(api, "BRIGHT-FEED")).rejects.toThrow(/is banned/);
    await run(api, { action: "unban", source: "BRIGHT-FEED" });
    expect(await isFound(api, id)).toBe(true);
  });
});
