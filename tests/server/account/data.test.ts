import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import * as account from "../../../src/contract/account.ts";
import { applyToJob } from "../../../src/contract/applications.ts";
import { updateSeekerProfile } from "../../../src/contract/profile/seeker-profile.ts";
import { likeJob } from "../../../src/contract/saved-jobs.ts";
import { uploadFile } from "../../../src/contract/uploads.ts";
import { keptKey } from "../../../src/server/platform/files/object-key.ts";
import type { Person, Rows } from "../../../src/server/http/resource.ts";
import { resources } from "../../../src/server/resources.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { signToken } from "../../../src/server/auth/token.ts";
import { addJob } from "../add-job.ts";
import { pdf } from "../documents.ts";
import { onEachDatabase } from "../test-api.ts";
import { keep, send } from "../upload.ts";
import { readZip } from "./read-zip.ts";
import { password, register } from "./sign-in.ts";

onEachDatabase("the data of an account", (api) => {
  /** Opens a link as a browser does, without a token. */
  const open = (url: string, method = "GET") => {
    const { pathname, search } = new URL(url);
    return api.fetch(pathname + search, { method, headers: { host: "automotive.localhost" } }, "203.0.113.9");
  };

  it("downloads as a ZIP of everything: a page, JSON and files", async () => {
    const { call, token, id, email } = await register(api);
    // As accounts may have it that were opened before names were checked.
    await api.db.update(seekers).set({ givenName: "<b>Mei</b>" }).where(eq(seekers.id, id));
    const jobId = await addJob(api.db, { title: "Brake fitter" });
    await call(updateSeekerProfile, { body: { seeker_languages: [{ id: 1 }] } });
    await call(likeJob, { params: { id: jobId } });
    const keepNamed = async (name: string) =>
      call(uploadFile, { body: { file: await send(api, token, "cv.pdf", pdf(name)), name } });
    const cv = await keepNamed("Lebenslauf für Sie.pdf");
    await keepNamed("Lebenslauf für Sie.pdf");
    const site = { url: "https://hiring.example.com", key: "a key that only tests know" };
    Object.assign(api.services.config, { HIRING_SITES: { "*": site } });
    await call(applyToJob, { body: { job_id: jobId, cv: cv.file, note: "Hello there" } });
    Object.assign(api.services.config, { HIRING_SITES: {} });

    const { url, expires_at } = await call(account.signDataDownload, {});
    expect(new Date(expires_at).getTime()).toBeGreaterThan(Date.now());
    const answer = await open(url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "private, no-store",
      "content-disposition": expect.stringMatching(/^attachment; filename="automotive data .*\.zip"/),
    });
    const files = readZip(new Uint8Array(await answer.arrayBuffer()));
    expect([...files.keys()]).toEqual([
      "index.html",
      "data.json",
      "resume.json",
      "files/1 Lebenslauf für Sie.pdf",
      "files/2 Lebenslauf für Sie.pdf",
    ]);
    expect(files.get("files/1 Lebenslauf für Sie.pdf")).toEqual(Buffer.from(pdf("Lebenslauf für Sie.pdf")));
    const data = JSON.parse(files.get("data.json")!.toString());
    expect(data).toMatchObject({
      profile: { language: [{ language: { id: 1, title: expect.any(String) } }] },
      tables: {
        seekers: [{ id, email, given_name: "<b>Mei</b>" }],
        applications: [{ job_id: jobId, note: "Hello there", email }],
        application_events: [{ side: "seeker", to_status: "submitted" }],
        hiring_deliveries: [{ event: "application.submitted" }],
        saved_jobs: [{ job_id: jobId }],
        refresh_tokens: [{ seeker_id: id }],
        access_log: [{ what: expect.any(String) }, { who: "You" }],
        profile_entries: [],
      },
      jobs: [{ id: jobId, title: "Brake fitter", employer: "Harbour Motors" }],
    });
    expect(files.get("data.json")!.toString()).not.toMatch(/argon2|_hash"/);
    const page = files.get("index.html")!.toString();
    expect(page).toContain("&lt;b&gt;Mei&lt;/b&gt;");
    expect(page).toContain("Brake fitter");
    expect(page).toContain('href="files/1%20Lebenslauf%20f%C3%BCr%20Sie.pdf"');
  });

  it("names a file that the store has lost", async () => {
    const { call, token } = await register(api);
    await keep(api, token, "lost.pdf");
    const { url } = await call(account.signDataDownload, {});
    const tables = async () => {
      const files = readZip(new Uint8Array(await (await open(url)).arrayBuffer()));
      return { names: [...files.keys()], data: JSON.parse(files.get("data.json")!.toString()) };
    };
    const { data } = await tables();
    await api.services.store.delete(keptKey(data.tables.files[0].key));
    expect((await tables()).names).toContain("files/1 lost.pdf (missing).txt");
  });

  it("opens by a valid link of a living session alone", async () => {
    const { call, token, id } = await register(api);
    const { url } = await call(account.signDataDownload, {});
    const forged = new URL(url);
    forged.searchParams.set("token", token);
    expect((await open(forged.href)).status, "an access token").toBe(403);
    forged.searchParams.set("token", await signToken(id, new TextEncoder().encode("another secret"), 60));
    expect((await open(forged.href)).status, "another key").toBe(403);
    expect((await open(forged.origin + forged.pathname)).status, "no token").toBe(403);
    const own = new URL(url).searchParams.get("token")!;
    await expect(api.on("automotive", own)(account.getAccount, {}), "the link's token").rejects.toMatchObject(
      {
        status: 401,
      },
    );
    expect((await open(url, "HEAD")).status).toBe(200);
    await call(account.endDevices, {});
    expect((await open(url)).status, "after signing out").toBe(403);
  });

  it("goes on for others when a reader leaves in the middle", async () => {
    const { call, token } = await register(api);
    for (let count = 0; count < 3; count++) await keep(api, token, `${count}.pdf`);
    for (let readers = 0; readers < 5; readers++) {
      const { url } = await call(account.signDataDownload, {});
      const reader = (await open(url)).body!.getReader();
      await reader.read();
      await reader.cancel();
    }
    const { url } = await call(account.signDataDownload, {});
    expect(readZip(new Uint8Array(await (await open(url)).arrayBuffer())).size).toBe(6);
  });

  it("is on the list of who has seen it, the latest first, and others never see the list", async () => {
    const { call, token } = await register(api);
    const cv = await keep(api, token);
    await call(applyToJob, { body: { job_id: await addJob(api.db), cv: cv.file } });
    await (await open((await call(account.signDataDownload, {})).url)).arrayBuffer();
    const { data, meta } = await call(account.listAccesses, { query: {} });
    expect(data).toEqual([
      {
        id: expect.any(Number),
        who: "You",
        what: "All data of the account, as a download",
        at: expect.any(String),
        address: "203.0.113.9",
      },
      {
        id: expect.any(Number),
        who: "Harbour Motors",
        what: "Your application for Light vehicle mechanic, as you sent it",
        at: expect.any(String),
        address: null,
      },
    ]);
    expect(meta).toMatchObject({ total: 2 });
    const other = await register(api);
    expect((await other.call(account.listAccesses, { query: {} })).data).toEqual([]);
  });

  it("has rows of a table that refers to the seeker's rows and not to the seeker", async () => {
    const { call, id } = await register(api);
    const table = `t${randomUUID().replaceAll("-", "")}`;
    await api.db.execute(`create table ${table} (entry_id int references profile_entries, remark text)`);
    await call(updateSeekerProfile, { body: { seeker_languages: [{ id: 1 }] } });
    await api.db.execute(
      `insert into ${table} select id, 'by way of an entry' from profile_entries where seeker_id = '${id}'`,
    );
    const { url } = await call(account.signDataDownload, {});
    const files = readZip(new Uint8Array(await (await open(url)).arrayBuffer()));
    expect(JSON.parse(files.get("data.json")!.toString()).tables[table]).toMatchObject([
      { remark: "by way of an entry" },
    ]);
    await api.db.execute(`drop table ${table}`);
  });

  it("has rows that a new resource keeps by the address alone, which erasing the account removes", async () => {
    const { call, email } = await register(api);
    const remarks = pgTable("remarks", { email: text("email"), remark: text("remark") });
    await api.db.execute("create table remarks (email text, remark text)");
    const ofPerson = ({ emails }: Person): Rows[] => [[remarks, inArray(remarks.email, emails)]];
    api.services.resources = [...resources, { erase: ofPerson, collect: ofPerson }];
    const [own, others] = [email, `not-${email}`].map((address) => ({ email: address, remark: "Fine" }));
    await api.db.insert(remarks).values([own!, others!]);

    const { url } = await call(account.signDataDownload, {});
    const files = readZip(new Uint8Array(await (await open(url)).arrayBuffer()));
    expect(JSON.parse(files.get("data.json")!.toString()).tables.remarks).toEqual([own]);
    await call(account.eraseAccount, { body: { password } });
    expect(await api.db.select().from(remarks)).toEqual([others]);
  });
});
