import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import {
  linkClosed,
  listLinkLooks,
  listSharedLinks,
  maxOpenLinks,
  openSharedDocuments,
  shareDocuments,
  withdrawSharedLink,
} from "../../../src/contract/shared-documents.ts";
import { sharedLinks } from "../../../src/server/shared-documents/tables.ts";
import { pdf } from "../documents.ts";
import { onEachDatabase, onOneDatabase, type TestApi } from "../test-api.ts";
import { keep, sendAs } from "../upload.ts";

const { document, resume } = sectionCalls;
const closed = { status: 404, message: linkClosed };

/** A seeker with some documents. */
const start = async (api: TestApi, names = ["Tax 2026", "Payslip"]) => {
  const { token, id } = await api.signUp();
  const call = api.on("automotive", token);
  const add = async (name: string, visible_to?: "links" | "nobody") =>
    call(document.create, {
      body: {
        type: "tax",
        name,
        file: { id: (await sendAs(api, token, "documents", "a.pdf", pdf(name))).id },
        ...(visible_to && { visible_to }),
      },
    });
  const entries = [];
  for (const name of names) entries.push(await add(name));
  const ids = entries.map((entry) => entry.id);
  const share = async (documents = ids, more: { hours?: number; recipient?: string } = {}) => {
    const { url, ...link } = await call(shareDocuments, { body: { documents, ...more } });
    return { link, url, token: url.slice(url.lastIndexOf("/") + 1) };
  };
  return { id, token, call, add, ids, share };
};

onEachDatabase("shared documents", (api) => {
  const get = (path: string, address?: string) =>
    api.fetch(path, { headers: { "host-name": "automotive.localhost" } }, address);
  const open = (token: string) => api.on("automotive")(openSharedDocuments, { body: { token } });

  it("are seen by whoever has the link, chosen ones alone, with the seeker's name", async () => {
    const { ids, share } = await start(api);
    const { link, url, token } = await share([ids[1]!], { hours: 2, recipient: "Ms Lee" });
    expect(url).toMatch(/^http:\/\/automotive\.localhost.*\/shared\/[\w-]{43}$/);
    expect(link).toMatchObject({
      state: "open",
      recipient: "Ms Lee",
      looks: 0,
      last_look_at: null,
      documents: [{ id: ids[1], name: "Payslip" }],
    });
    const lasts = Date.parse(link.expires_at) - Date.parse(link.created_at);
    expect(Math.round(lasts / 60_000)).toBe(120);
    const shown = await open(token);
    expect(shown).toMatchObject({
      name: "Sam Nguyen",
      expires_at: link.expires_at,
      documents: [{ id: ids[1], name: "Payslip", file_name: "a.pdf" }],
    });
    const download = await get(shown.documents[0]!.href);
    expect(download.status).toBe(200);
    expect(download.headers.get("content-disposition")).toContain("a.pdf");
    expect(await download.text()).toContain("% Payslip");
  });

  it("record each look with time, address and what was seen, for the seeker alone", async () => {
    const [owner, other] = [await start(api), await start(api)];
    const { link, token } = await owner.share();
    const before = Date.now();
    const body = JSON.stringify({ token });
    const init = { method: "POST", body, headers: { "content-type": "application/json" } };
    const opened = await api.fetch(
      "/v1/shared-documents",
      { ...init, headers: { ...init.headers, "host-name": "automotive.localhost" } },
      "203.0.113.7",
    );
    const { payload } = (await opened.json()) as { payload: Awaited<ReturnType<typeof open>> };
    const headers = { "host-name": "automotive.localhost" };
    await api.fetch(payload.documents[0]!.href, { method: "HEAD", headers }, "203.0.113.9");
    await get(payload.documents[0]!.href, "203.0.113.8");
    const looks = await owner.call(listLinkLooks, { params: { id: link.id } });
    expect(looks).toMatchObject([
      { what: "downloaded", document: "Tax 2026", address: "203.0.113.8" },
      { what: "opened", document: null, address: "203.0.113.7" },
    ]);
    for (const { at } of looks) expect(Date.parse(at)).toBeGreaterThanOrEqual(before - 1000);
    expect(await owner.call(listSharedLinks, {})).toMatchObject([
      { id: link.id, looks: 2, last_look_at: looks[0]!.at },
    ]);
    await expect(other.call(listLinkLooks, { params: { id: link.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await other.call(listSharedLinks, {})).toEqual([]);
  });

  it("are closed in the same words for a link that is wrong, withdrawn or has ended", async () => {
    const { call, share } = await start(api);
    const [withdrawn, ended] = [await share(), await share()];
    const { documents } = await open(withdrawn.token);
    const given = await get(documents[0]!.href);
    expect([given.status, given.headers.get("location")]).toEqual([200, null]);
    await call(withdrawSharedLink, { params: { id: withdrawn.link.id } });
    await api.db
      .update(sharedLinks)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sharedLinks.id, ended.link.id));
    const wrong = ["", "x", withdrawn.token.slice(1), "A".repeat(43), withdrawn.token, ended.token];
    for (const token of wrong) await expect(open(token)).rejects.toMatchObject(closed);
    const download = await get(documents[0]!.href);
    expect(download.status).toBe(404);
    expect(await download.json()).toEqual({ message: linkClosed });
    expect((await call(listSharedLinks, {})).map(({ state }) => state)).toEqual(["ended", "withdrawn"]);
  });

  it("are gone from a link once they are removed, or kept private", async () => {
    const { call, ids, share } = await start(api);
    const { token } = await share();
    const { documents } = await open(token);
    await call(document.delete, { params: { id: ids[0]! } });
    await call(document.update, { params: { id: ids[1]! }, body: { visible_to: "nobody" } });
    expect((await open(token)).documents).toEqual([]);
    for (const { href } of documents) expect((await get(href)).status).toBe(404);
    expect(await call(listSharedLinks, {})).toMatchObject([{ documents: [] }]);
  });

  it("cannot be another seeker's, private, or nothing", async () => {
    const [owner, other] = [await start(api), await start(api)];
    const secret = await owner.add("Secret", "nobody");
    for (const documents of [other.ids, [secret.id], [999_999], [...owner.ids, ...other.ids], []])
      await expect(owner.share(documents)).rejects.toMatchObject({
        status: 422,
        errors: { documents: [expect.any(String)] },
      });
    for (const hours of [0, -1, 1.5, 90 * 24 + 1])
      await expect(owner.share(owner.ids, { hours })).rejects.toMatchObject({ status: 422 });
    expect(await owner.call(listSharedLinks, {})).toEqual([]);
  });

  it("may be CVs too", async () => {
    const { call, token, share } = await start(api, []);
    const cv = await call(resume.create, {
      body: { name: "My CV", file: { id: (await keep(api, token)).id } },
    });
    expect((await open((await share([cv.id])).token)).documents).toMatchObject([{ name: "My CV" }]);
  });

  it("are downloaded by paths that were signed for them, not by others", async () => {
    const { ids, share } = await start(api);
    const { token, link } = await share([ids[0]!]);
    const [{ href } = { href: "" }] = (await open(token)).documents;
    const forged = [
      href.replace(/\/\d+\?/, `/${ids[1]}?`),
      href.replace(/expires=\d+/, "expires=9999999999"),
      href.replace(/signature=..../, "signature=AAAA"),
      `/v1/shared-documents/${link.id}/${ids[0]}`,
    ];
    for (const path of forged) expect((await get(path)).status, path).toBe(404);
    expect((await get(href)).status).toBe(200);
  });

  it("are stored without the token of their link", async () => {
    const { share } = await start(api);
    const { token } = await share();
    expect(JSON.stringify(await api.db.select().from(sharedLinks))).not.toContain(token);
  });

  it("have links that only their seeker can withdraw", async () => {
    const [owner, other] = [await start(api), await start(api)];
    const { link, token } = await owner.share();
    await expect(other.call(withdrawSharedLink, { params: { id: link.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await open(token)).documents).toHaveLength(2);
  });

  it("have a number of open links at a time; a withdrawn one makes room", async () => {
    const { call, share } = await start(api);
    const made = [];
    for (let count = 0; count < maxOpenLinks; count++) made.push(await share());
    await expect(share()).rejects.toMatchObject({ status: 409 });
    await call(withdrawSharedLink, { params: { id: made[0]!.link.id } });
    await share();
  });
});

onOneDatabase(
  "guesses of shared links",
  (api) => {
    it("are stopped for the network that makes them, and links still open elsewhere", async () => {
      const { share } = await start(api);
      const { token } = await share();
      const openFrom = async (address: string, token: string) =>
        (
          await api.fetch(
            "/v1/shared-documents",
            {
              method: "POST",
              body: JSON.stringify({ token }),
              headers: { "content-type": "application/json", "host-name": "automotive.localhost" },
            },
            address,
          )
        ).status;
      for (let guess = 0; guess < 30; guess++) expect(await openFrom("203.0.113.9", `${guess}`)).toBe(404);
      expect(await openFrom("203.0.113.9", "another")).toBe(429);
      expect(await openFrom("203.0.113.10", token)).toBe(200);
    });
  },
  { AUTH_RATE_LIMIT: "1000" },
);
