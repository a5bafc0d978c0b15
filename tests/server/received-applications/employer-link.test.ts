import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as account from "../../../src/contract/account.ts";
import { applyToJob, updateApplication } from "../../../src/contract/applications.ts";
import { runEmployerLink } from "../../../src/server/received-applications/command.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { addJob } from "../add-job.ts";
import { servedDataFolder } from "../data-folder.ts";
import { ownServer, portOf, sourceFile } from "../own-server.ts";
import { onOneDatabase } from "../test-api.ts";
import { keep } from "../upload.ts";
import { employersOf } from "./employer.ts";

onOneDatabase("an employer's link to all applications", (api) => {
  const { addEmployer, applyTo, received, open, download, tokenIn } = employersOf(api);
  const make = (slug: string, brand?: string) =>
    runEmployerLink({ action: "make", slug, ...(brand && { brand }) }, api.services);
  const linkOf = async (slug: string) => tokenIn(await make(slug));
  /** Another job of an employer. */
  const addJobOf = async (employerId: number, fields: Partial<typeof jobs.$inferInsert> = {}) => {
    const id = await addJob(api.db, fields);
    await api.db.update(jobs).set({ employerId }).where(eq(jobs.id, id));
    return id;
  };
  type List = Extract<Awaited<ReturnType<typeof open>>, { kind: "list" }>;

  it("lists them newest first in pages, opens each, and notes every look", async () => {
    const { jobId, employer } = await addEmployer();
    const other = await addJobOf(employer.id, { title: "Panel beater" });
    const first = await applyTo(jobId);
    const second = await applyTo(other);
    const elsewhere = await received();
    const token = await linkOf(employer.slug);
    const list = (await open(token)) as List;
    expect(list).toMatchObject({ kind: "list", employer_name: employer.name, meta: { total: 2 } });
    expect(list.data.map(({ id, job_title, name, status }) => [id, job_title, name, status])).toEqual([
      [second.receipt.id, "Panel beater", "Sam Nguyen", "submitted"],
      [first.receipt.id, "Light vehicle mechanic", "Sam Nguyen", "submitted"],
    ]);
    expect(await open(token, { application: first.receipt.id })).toMatchObject({
      kind: "application",
      status: "viewed",
    });
    await expect(open(token, { application: elsewhere.seeker.receipt.id })).rejects.toMatchObject({
      status: 404,
    });
    expect((await open(token, { page: 2 })) as List).toMatchObject({ data: [] });
    const { data } = await first.call(account.listAccesses, { query: {} });
    expect(data.map(({ what }) => what).slice(0, 2)).toEqual([
      "Your application for Light vehicle mechanic",
      "Your name and status in a list, for Light vehicle mechanic",
    ]);
  });

  it("is narrowed to a status and a job, and counts what there is of each", async () => {
    const { jobId, employer } = await addEmployer();
    const other = await addJobOf(employer.id, { title: "Panel beater" });
    const first = await applyTo(jobId);
    const second = await applyTo(jobId);
    const third = await applyTo(other);
    const token = await linkOf(employer.slug);
    await open(token, { application: second.receipt.id });
    const list = async (body: Parameters<typeof open>[1]) => {
      const { data, meta, statuses, jobs: ofJobs } = (await open(token, body)) as List;
      return { ids: data.map(({ id }) => id), total: meta.total, statuses, jobs: ofJobs };
    };
    const both = [
      { id: jobId, title: "Light vehicle mechanic", count: 2 },
      { id: other, title: "Panel beater", count: 1 },
    ];
    expect(await list({})).toEqual({
      ids: [third.receipt.id, second.receipt.id, first.receipt.id],
      total: 3,
      statuses: [
        { status: "submitted", count: 2 },
        { status: "viewed", count: 1 },
      ],
      jobs: both,
    });
    expect(await list({ status: "viewed" })).toMatchObject({
      ids: [second.receipt.id],
      total: 1,
      jobs: both,
    });
    expect(await list({ job: other })).toMatchObject({
      ids: [third.receipt.id],
      total: 1,
      statuses: [{ status: "submitted", count: 1 }],
    });
    expect(await list({ job: other, status: "viewed" })).toMatchObject({ ids: [], total: 0, jobs: both });
    const elsewhere = await received();
    expect(await list({ job: elsewhere.jobId })).toMatchObject({ ids: [], total: 0, statuses: [] });
  });

  it("names nobody who has withdrawn", async () => {
    const { seeker, jobId, employer } = await received();
    await seeker.call(updateApplication, { params: { id: jobId }, body: { withdraw: true } });
    const token = await linkOf(employer.slug);
    const { data, csv_href } = (await open(token)) as List;
    expect(data).toMatchObject([{ name: null, status: "withdrawn" }]);
    expect(await (await download(csv_href)).text()).not.toContain(seeker.email);
  });

  it("exports CSV in which no cell is a formula", async () => {
    const { jobId, employer } = await addEmployer();
    const formula = await api.signUp();
    await api.db
      .update(seekers)
      .set({ givenName: '=HYPERLINK("http://x")', familyName: "a,b" })
      .where(eq(seekers.id, formula.id));
    const { file: cv } = await keep(api, formula.token);
    await api.on("automotive", formula.token)(applyToJob, { body: { job_id: jobId, cv } });
    const { csv_href } = (await open(await linkOf(employer.slug))) as List;
    const file = await download(csv_href);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const rows: string[][] = parse(await file.text(), { bom: true });
    expect(rows[0]).toEqual(["Number", "Job", "Name", "Email", "Phone", "Status", "Sent", "Last change"]);
    expect(rows[1]!.slice(1, 4)).toEqual([
      "Light vehicle mechanic",
      `'=HYPERLINK("http://x") a,b`,
      formula.email,
    ]);
    expect(rows).toHaveLength(2);
  });
  describe("by the command", () => {
    it("is for the site with the employer's jobs, or the one that is named", async () => {
      const { employer } = await addEmployer();
      expect(await make(employer.slug)).toContain("http://automotive.localhost");
      expect(await make(employer.slug, "workinaus")).toContain("http://workinaus.localhost");
      await expect(make(employer.slug, "nowhere")).rejects.toThrow('There is no brand "nowhere"');
      await expect(make("no-such-employer")).rejects.toThrow('There is no employer "no-such-employer"');
    });

    it("is listed, and opens nothing once it is revoked", async () => {
      const { employer } = await addEmployer();
      const token = await linkOf(employer.slug);
      const [id = ""] = token.split(".");
      const list = () => runEmployerLink({ action: "list", slug: employer.slug }, api.services);
      expect(await list()).toContain(`${id}  automotive  all applications`);
      expect(await list()).not.toContain(token);
      await runEmployerLink({ action: "revoke", id }, api.services);
      await expect(open(token)).rejects.toMatchObject({ status: 410 });
      expect(await list()).not.toContain(id);
    });

    it("sets where new applications are mailed", async () => {
      const { employer } = await addEmployer();
      const set = (email: string) =>
        runEmployerLink({ action: "mail-to", slug: employer.slug, email }, api.services);
      const stored = async () =>
        (await api.db.select().from(employers).where(eq(employers.id, employer.id)))[0]!.applicationsEmail;
      await set("jobs@employer.example");
      expect(await stored()).toBe("jobs@employer.example");
      await set("nobody");
      expect(await stored()).toBeNull();
    });
  });
});

it("npm run employer-link goes through the server that has the embedded database open", async () => {
  const folder = await servedDataFolder("employer-link");
  const env = ownServer(folder);
  const server = spawn(process.execPath, [sourceFile("commands/dev-api.ts")], { env });
  await portOf(server);
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [sourceFile("commands/employer-link.ts"), ...args], { env }).catch(
      (error: { stdout: string; stderr: string; code: number }) => error,
    );
  expect(await run("no-such-employer")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no employer "no-such-employer"'),
  });
  server.kill("SIGTERM");
  await once(server, "exit");
  await rm(folder, { recursive: true });
});
