import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { expect, it } from "vitest";
import * as account from "../../../src/contract/account.ts";
import * as calls from "../../../src/contract/saved-searches.ts";
import { collectData } from "../../../src/server/account/collect-data.ts";
import { savedQuery } from "../../../src/domain/search/saved-search.ts";
import { signLink } from "../../../src/server/saved-searches/link-token.ts";
import { savedSearches } from "../../../src/server/saved-searches/tables.ts";
import { password, register, signInAgain } from "../account/sign-in.ts";
import { tablesWith } from "../account/traces.ts";
import { onEachDatabase, onOneDatabase, type TestApi } from "../test-api.ts";

const saving = (change = {}) => ({ search: { q: "mechanic" }, frequency: "daily" as const, ...change });
const newEmail = () => `${randomUUID()}@example.com`;
const linkTo = (api: TestApi, email: string) =>
  /token=(\S+)/.exec(api.mails.findLast(({ to }) => to === email)!.text)![1]!;

onEachDatabase("a saved search", (api) => {
  const site = (own: TestApi) => own.on("automotive");
  const saveBy = async (email: string, change = {}) => {
    await api.on("automotive")(calls.saveSearch, { body: { ...saving(change), email } });
    return linkTo(api, email);
  };

  it("is saved by a seeker, renamed, paused, gone on with and deleted", async () => {
    const { token } = await api.signUp();
    const call = api.on("automotive", token);
    expect(await call(calls.saveSearch, { body: saving() })).toEqual({ state: "saved" });
    const [saved] = await call(calls.listSavedSearches, {});
    expect(saved).toMatchObject({
      name: "Mechanic jobs",
      href: "/job/searched?q=mechanic",
      frequency: "daily",
      state: "active",
    });
    const params = { id: saved!.id };
    const change = (body: object) => call(calls.updateSavedSearch, { params, body });
    expect(await change({ name: "Near home", frequency: "weekly" })).toMatchObject({
      name: "Near home",
      frequency: "weekly",
    });
    expect(await change({ paused: true })).toMatchObject({ state: "paused" });
    expect(await change({ paused: false })).toMatchObject({ state: "active" });
    const other = api.on("automotive", (await api.signUp()).token);
    await expect(other(calls.updateSavedSearch, { params, body: {} })).rejects.toMatchObject({ status: 404 });
    await expect(api.on("hospitality", token)(calls.deleteSavedSearch, { params })).rejects.toMatchObject({
      status: 404,
    });
    await call(calls.deleteSavedSearch, { params });
    expect(await call(calls.listSavedSearches, {})).toEqual([]);
  });

  it("is the same one whatever its order, its age and its page", async () => {
    const call = api.on("automotive", (await api.signUp()).token);
    await call(calls.saveSearch, {
      body: saving({ search: { q: "mechanic", states: [6, 1], sort: "date" } }),
    });
    await call(calls.saveSearch, {
      body: saving({ search: { q: "mechanic", states: [1, 6], date_posted: 7 }, frequency: "weekly" }),
    });
    const [saved, ...copies] = await call(calls.listSavedSearches, {});
    expect([saved!.frequency, copies.length]).toEqual(["weekly", 0]);
    const savedAs = async (by: typeof call, search: object) =>
      (await by(calls.previewSavedSearch, { body: { search } })).saved_as;
    expect(await savedAs(call, { q: "mechanic", states: [1, 6], date_posted: 14 })).toBe(saved!.name);
    expect(await savedAs(call, { q: "mechanic", states: [1] })).toBeNull();
    expect(await savedAs(api.on("automotive"), { q: "mechanic", states: [1, 6] })).toBeNull();
    for (const location of [
      [6, 1],
      [1, 6],
    ])
      await call(calls.saveSearch, { body: saving({ search: { q: "mechanic", location } }) });
    const [several, ...others] = await call(calls.listSavedSearches, {});
    expect([several!.name, several!.search.location, others.length]).toEqual([
      "Mechanic jobs in New South Wales or Victoria",
      [1, 6],
      1,
    ]);
  });

  it("waits for an address without an account to be confirmed, by the link in a mail", async () => {
    const email = newEmail();
    const token = await saveBy(email);
    const get = () => api.on("automotive")(calls.getLinkedSearch, { query: { token } });
    expect(await get()).toMatchObject({ name: "Mechanic jobs", state: "waiting" });
    await api.on("automotive")(calls.confirmSavedSearch, { body: { token } });
    expect(await get()).toMatchObject({ state: "active" });
    await expect(api.on("automotive")(calls.stopSavedSearch, { body: { token } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(api.on("hospitality")(calls.confirmSavedSearch, { body: { token } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("is described in our own words in the mail that asks to confirm it", async () => {
    const mailOf = async (change: object) => {
      const email = newEmail();
      await saveBy(email, change);
      return api.mails.findLast(({ to }) => to === email)!;
    };
    const named = await mailOf({ name: "You have won. Go to http://evil.example" });
    expect(named.subject).toBe("Confirm your job alert: Mechanic jobs");
    const q = `night\r\n\r\nnurse https://evil.example/x WWW.evil.example evil\u200b.example/x s@evil.example ${"very ".repeat(20)}`;
    const searched = await mailOf({ search: { q, states: [6] } });
    expect(searched.subject).toMatch(/^Confirm your job alert: Night nurse very .{20,50} jobs in \w/);
    for (const { subject, text, html } of [named, searched])
      for (const part of [subject, text, html]) expect(part).not.toMatch(/won|evil|night\s*\n/i);
    const list = await api.db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.query, savedQuery({ q, states: [6] })));
    expect(list[0]!.name).not.toMatch(/[\r\n]/);
  });

  it("has a name of one line", async () => {
    const call = api.on("automotive", (await api.signUp()).token);
    for (const name of ["Hi\r\nBcc: sam@example.com", "Hi\u001b[2J", "Hi\u2028there"]) {
      const refused = { status: 422, errors: { name: [expect.stringContaining("one line")] } };
      await expect(call(calls.saveSearch, { body: saving({ name }) })).rejects.toMatchObject(refused);
      await expect(
        call(calls.updateSavedSearch, { params: { id: 1 }, body: { name } }),
      ).rejects.toMatchObject(refused);
    }
  });

  it("is not changed by somebody else who types the address", async () => {
    const email = newEmail();
    const token = await saveBy(email);
    await api.on("automotive")(calls.confirmSavedSearch, { body: { token } });
    await saveBy(email, { frequency: "weekly" });
    const rows = await api.db.select().from(savedSearches).where(eq(savedSearches.email, email));
    expect(rows).toMatchObject([{ frequency: "daily" }]);
  });

  it("is claimed when its address opens an account or signs in, and not while nobody confirmed it", async () => {
    const seeker = await register(api);
    const confirmed = await saveBy(seeker.email);
    await saveBy(seeker.email, { search: { q: "painter" } });
    expect(await seeker.call(calls.listSavedSearches, {})).toEqual([]);
    // The account had been opened by then, so confirming is enough.
    await api.on("automotive")(calls.confirmSavedSearch, { body: { token: confirmed } });
    expect(await seeker.call(calls.listSavedSearches, {})).toMatchObject([{ name: "Mechanic jobs" }]);
    await api.db
      .update(savedSearches)
      .set({ confirmedAt: new Date() })
      .where(eq(savedSearches.email, seeker.email));
    const again = await signInAgain(api, seeker.email);
    expect(await again.call(calls.listSavedSearches, {})).toHaveLength(2);
    expect(await tablesWith(api, seeker.email)).not.toContain("saved_searches");
  });

  it("is kept no more than thirty times by one person on a site", async () => {
    const call = api.on("automotive", (await api.signUp()).token);
    for (let at = 0; at < calls.maxSavedSearches; at++)
      await call(calls.saveSearch, { body: saving({ search: { q: `job ${at}` } }) });
    await expect(call(calls.saveSearch, { body: saving() })).rejects.toMatchObject({ status: 409 });
    await call(calls.saveSearch, { body: saving({ search: { q: "job 1" }, frequency: "weekly" }) });
  });

  it("is claimed only while the account has room for it", async () => {
    const seeker = await register(api);
    for (let at = 1; at < calls.maxSavedSearches; at++)
      await seeker.call(calls.saveSearch, { body: saving({ search: { q: `job ${at}` } }) });
    const confirm = async (q: string) => {
      const token = await saveBy(seeker.email, { search: { q } });
      return api.on("automotive")(calls.confirmSavedSearch, { body: { token } });
    };
    await confirm("last");
    await expect(confirm("more")).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("Delete one"),
    });
    const list = await seeker.call(calls.listSavedSearches, {});
    expect(list).toHaveLength(calls.maxSavedSearches);
    // One that was confirmed before the account could claim it stays with the address, and goes on.
    const own = eq(savedSearches.email, seeker.email);
    await api.db.update(savedSearches).set({ confirmedAt: new Date() }).where(own);
    const again = await signInAgain(api, seeker.email);
    expect(await again.call(calls.listSavedSearches, {})).toHaveLength(calls.maxSavedSearches);
    expect(await api.db.$count(savedSearches, own)).toBe(1);
    await again.call(calls.deleteSavedSearch, { params: { id: list[0]!.id } });
    const later = await signInAgain(api, seeker.email);
    expect(await later.call(calls.listSavedSearches, {})).toHaveLength(calls.maxSavedSearches);
    expect(await api.db.$count(savedSearches, own)).toBe(0);
  });

  it("is not confirmed again by its old link once its person has unsubscribed", async () => {
    const stop = async (token: string) => {
      const own = eq(savedSearches.id, Number(decodeJwt(token).sub));
      const [row] = await api.db.select().from(savedSearches).where(own);
      const link = await signLink("stop", row!, api.services.secret);
      await api.on("automotive")(calls.stopSavedSearch, { body: { token: link } });
    };
    const confirm = (token: string) => api.on("automotive")(calls.confirmSavedSearch, { body: { token } });
    const seeker = await register(api);
    const claimed = await saveBy(seeker.email);
    const without = await saveBy(newEmail());
    for (const token of [claimed, without]) {
      await confirm(token);
      await confirm(token);
      await stop(token);
    }
    await expect(confirm(claimed)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("You have unsubscribed"),
    });
    await expect(confirm(without)).rejects.toMatchObject({ status: 404 });
    expect(await seeker.call(calls.listSavedSearches, {})).toMatchObject([{ state: "unsubscribed" }]);
  });

  it("is dropped where the honeypot is filled in, and refused without an address", async () => {
    const email = newEmail();
    await site(api)(calls.saveSearch, { body: { ...saving(), email, website: "http://spam.example" } });
    expect(await tablesWith(api, email)).toEqual([]);
    await expect(site(api)(calls.saveSearch, { body: saving() })).rejects.toMatchObject({ status: 422 });
  });

  it("is part of the account's data, and goes with it", async () => {
    const seeker = await register(api);
    await seeker.call(calls.saveSearch, { body: saving({ name: "Of the account" }) });
    await saveBy(seeker.email, { name: "Of the address" });
    const brand = api.services.brands.find(({ id }) => id === "automotive")!;
    const place = {
      brand,
      origin: "http://automotive.localhost",
      address: "",
      urlOf: (path: string) => path,
    };
    const data = await collectData({ ...api.services, ...place, seeker: { id: seeker.id, session: null } });
    expect(data.tables["saved_searches"]!.map(({ name }) => name).sort()).toEqual([
      "Of the account",
      "Of the address",
    ]);
    await seeker.call(account.eraseAccount, { body: { password } });
    for (const text of ["Of the account", "Of the address", seeker.email])
      expect(await tablesWith(api, text), text).toEqual([]);
  });
});

onOneDatabase(
  "mails that confirm a saved search",
  (api) => {
    it("are few for one address, so that nobody's mailbox is filled", async () => {
      const email = newEmail();
      const save = (q: string) =>
        api.on("automotive")(calls.saveSearch, { body: { ...saving({ search: { q } }), email } });
      for (const q of ["a", "b", "c", "d", "e"]) await save(q);
      await expect(save("f")).rejects.toMatchObject({ status: 429 });
      expect(api.mails.filter(({ to }) => to === email)).toHaveLength(5);
    });
  },
  { AUTH_RATE_LIMIT: "1000" },
);
