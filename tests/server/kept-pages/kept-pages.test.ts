import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ask } from "../../../bench/ask.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { createListener } from "../../../src/server/http/listener.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { KeptPages } from "../../../src/server/kept-pages/kept-pages.ts";
import type { PageForAll } from "../../../src/site/kept-for-all.ts";
import { addJob } from "../add-job.ts";
import { onOneDatabase } from "../test-api.ts";

onOneDatabase("pages that are the same for everyone", (api) => {
  let server: Server;
  let made = 0;
  let shown: PageForAll["jobs"] = "all";
  /** Makes pages as Astro does: each has the number of pages that were made. */
  const pages = async (
    _request: IncomingMessage,
    response: ServerResponse,
    _next: unknown,
    { keep }: { keep?: (page: PageForAll) => void },
  ) => {
    const text = `page ${++made}`;
    keep?.({ text, headers: [["content-type", "text/html"]], jobs: shown });
    response.end(text);
  };
  const releaseOf = (id: string) => ({ id, client: "nowhere", files: new Map(), pages: pages as never });
  let release = releaseOf("first");

  beforeAll(async () => {
    const releases = { current: () => release };
    const listener = createListener(new Hono(), api.services, releases, new KeptPages(api.db));
    server = createServer(listener).listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => void server.close());
  beforeEach(() => (release = releaseOf("another")));

  const get = async (path: string, headers: Record<string, string> = {}, host = "automotive.localhost") => {
    const { port } = server.address() as AddressInfo;
    const { body, headers: sent } = await ask({ port, host, path, headers });
    return { text: body.toString(), body, headers: sent };
  };
  const textOf = async (path: string, headers = {}, host?: string) => (await get(path, headers, host)).text;
  const addedJob = async () => {
    const id = await addJob(api.db);
    const [job] = await api.db.select({ employerId: jobs.employerId }).from(jobs).where(eq(jobs.id, id));
    return { id, employerId: job!.employerId };
  };
  const shownJob = (id: number) => [{ id, expires_at: null }];

  it("are made once, for each address, host and release", async () => {
    shown = "all";
    const first = await textOf("/job/searched?q=a");
    expect(await textOf("/job/searched?q=a")).toBe(first);
    for (const other of ["/job/searched?q=b", "/mobile/job/searched?q=a"])
      expect(await textOf(other), other).not.toBe(first);
    for (const host of ["hospitality.localhost", "automotive.localhost:8080"])
      expect(await textOf("/job/searched?q=a", {}, host), host).not.toBe(first);
    release = releaseOf("second");
    expect(await textOf("/job/searched?q=a")).not.toBe(first);
  });

  it("are made once for all who ask at the same time", async () => {
    const before = made;
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf("/job/searched?q=crowd")));
    expect(new Set(texts).size).toBe(1);
    expect(made).toBe(before + 1);
  });

  it("are compressed, and private", async () => {
    const plain = await textOf("/job/searched?q=small");
    const { body, headers } = await get("/job/searched?q=small", { "accept-encoding": "gzip" });
    expect(gunzipSync(body).toString()).toBe(plain);
    expect(headers).toMatchObject({
      "content-encoding": "gzip",
      "content-type": "text/html",
      "cache-control": "private, no-cache",
      vary: "accept-encoding, cookie",
      "x-frame-options": "DENY",
    });
  });

  it.each(["token=a", "theme=dark; session=1", "refresh_token=b", "token =a", "theme=dark;\tsession\t=1"])(
    "are neither shown to a seeker with the cookies %s nor kept from one",
    async (cookie) => {
      const theirs = await textOf("/job/searched?q=mine", { cookie });
      const forAll = await textOf("/job/searched?q=mine");
      expect(forAll).not.toBe(theirs);
      expect(await textOf("/job/searched?q=mine", { cookie })).not.toBe(forAll);
      expect(await textOf("/job/searched?q=mine", { cookie: "theme=dark" })).toBe(forAll);
    },
  );

  it("are made again when any job changes, where they show any", async () => {
    shown = "all";
    const { id } = await addedJob();
    const first = await textOf("/job/searched");
    expect(await textOf("/job/searched")).toBe(first);
    await api.db.update(jobs).set({ title: "Another title" }).where(eq(jobs.id, id));
    expect(await textOf("/job/searched")).not.toBe(first);
  });

  it("are made again when one of their jobs changes, and no other", async () => {
    const [own, other] = [await addedJob(), await addedJob()];
    shown = shownJob(own.id);
    const first = await textOf("/job/1/x");
    await api.db.update(jobs).set({ title: "Another title" }).where(eq(jobs.id, other.id));
    expect(await textOf("/job/1/x")).toBe(first);
    await api.db.update(jobs).set({ title: "Another title" }).where(eq(jobs.id, own.id));
    const second = await textOf("/job/1/x");
    expect(second).not.toBe(first);
    await api.db.delete(jobs).where(eq(jobs.id, own.id));
    expect(await textOf("/job/1/x")).not.toBe(second);
  });

  it("are made again when an employer changes, or when the next job closes", async () => {
    const { id, employerId } = await addedJob();
    shown = shownJob(id);
    const first = await textOf("/job/1/y");
    await api.db.update(employers).set({ name: "Another name" }).where(eq(employers.id, employerId));
    expect(await textOf("/job/1/y")).not.toBe(first);

    shown = "all";
    await api.db
      .update(jobs)
      .set({ expiresAt: new Date(Date.now() + 1500) })
      .where(eq(jobs.id, id));
    const open = await textOf("/job/searched?q=closing");
    expect(await textOf("/job/searched?q=closing")).toBe(open);
    await expect.poll(() => textOf("/job/searched?q=closing"), { timeout: 60_000 }).not.toBe(open);
  });
});
