import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as contract from "../../../src/contract/competitions.ts";
import { competitionEntries, competitionRequests } from "../../../src/server/competitions/tables.ts";
import { everyCompetition } from "../../../src/site/competitions/competitions-of.ts";
import { chores } from "../../../src/server/worker/chores.ts";
import { onEachDatabase, onOneDatabase, type TestApi } from "../test-api.ts";

const shared = everyCompetition().find(({ id }) => id === "tools-of-your-trade")!;
const own = everyCompetition().find(({ id }) => id === "hospitality/the-staff-meal")!;
const params = { slug: shared.slug };
const hourMs = 3_600_000;
const monthMs = 31 * 24 * hourMs;
const entryOf = (email: string) => ({
  name: "Noor Haddad",
  email,
  answer: "A spirit level that was my aunt's.",
  terms: true as const,
  terms_version: shared.data.termsVersion,
});

/** The clock of the server, and of nothing else. */
const setClock = (moment: Date | number) => vi.setSystemTime(moment);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  setClock(shared.opensAt.getTime() + monthMs * 6);
});
afterEach(() => void vi.useRealTimers());

const mailTo = (api: TestApi, email: string) => api.mails.filter(({ to }) => to === email);

const tokenIn = (api: TestApi, email: string): string => {
  const text = mailTo(api, email).at(-1)!.text;
  const link = /https?:\S+\/confirm\?token=\S+/.exec(text)![0];
  return new URL(link).searchParams.get("token")!;
};

onEachDatabase("a competition", (api) => {
  const entries = () => api.db.select().from(competitionEntries);
  const enter = (email: string, change = {}) =>
    api.on("automotive")(contract.enterCompetition, { params, body: { ...entryOf(email), ...change } });
  const confirm = (token: string) =>
    api.on("automotive")(contract.confirmCompetitionEntry, { params, body: { token } });

  it("is shown with its text, times, prize and terms", async () => {
    const shown = await api.on("automotive")(contract.getCompetition, { params });
    expect(shown).toMatchObject({
      title: "Tools of your trade",
      state: "open",
      employer: null,
      opens_at: "2026-06-30T23:00:00.000Z",
      closes_at: "2028-06-30T07:00:00.000Z",
      time_zone: "Australia/Sydney",
      image: { url: "/v1/page-pictures/scenes/team-wide.svg" },
      terms: { kind: "text", version: "July 2026" },
      seeker: null,
    });
    expect(shown.content_html).toContain("<strong>the work</strong>");
    expect(shown.eligibility).toContain("Torque Jobs");
    expect((await api.fetch(shown.image.url, { headers: { host: "automotive.localhost" } })).status).toBe(
      200,
    );
  });

  it("of one brand is found on no other", async () => {
    const slug = { params: { slug: own.slug } };
    expect(await api.on("hospitality")(contract.getCompetition, slug)).toMatchObject({ slug: own.slug });
    for (const brand of ["automotive", "workinaus"])
      await expect(api.on(brand)(contract.getCompetition, slug)).rejects.toMatchObject({ status: 404 });
    const body = { ...entryOf("nowhere@example.com"), terms_version: own.data.termsVersion };
    await expect(api.on("automotive")(contract.enterCompetition, { ...slug, body })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("takes an entry once its email is confirmed, with the terms agreed to and when", async () => {
    const agreed = new Date();
    expect(await enter(" Noor@Example.com ")).toEqual({ state: "mailed" });
    expect(await entries()).toEqual([]);
    setClock(agreed.getTime() + hourMs);
    const token = tokenIn(api, "noor@example.com");
    const query = { params, query: { token } };
    expect(await api.on("automotive")(contract.getCompetitionEntry, query)).toMatchObject({
      state: "waiting",
      name: "Noor Haddad",
    });
    expect(await confirm(token)).toMatchObject({ state: "entered", email: "noor@example.com" });
    expect(await entries()).toMatchObject([
      {
        competition: "tools-of-your-trade",
        brand: "automotive",
        email: "noor@example.com",
        termsVersion: "July 2026",
        agreedAt: agreed,
        closesAt: shared.closesAt,
      },
    ]);
    expect(mailTo(api, "noor@example.com").at(-1)).toMatchObject({
      subject: "You have entered Tools of your trade",
    });
    const sent = api.mails.length;
    expect(await confirm(token)).toMatchObject({ state: "entered" });
    expect([(await entries()).length, api.mails.length]).toEqual([1, sent]);
  });

  it("tells only the owner of an email that it has entered already", async () => {
    await enter("twice@example.com");
    const first = tokenIn(api, "twice@example.com");
    await confirm(first);
    const before = (await entries()).length;
    expect(await enter("twice@example.com", { answer: "Another answer." })).toEqual(
      await enter("never@example.com"),
    );
    expect(mailTo(api, "twice@example.com").at(-1)!.subject).toContain("already");
    expect((await entries()).length).toBe(before);
  });

  it("counts one of two entries that the same person confirms at one moment", async () => {
    await enter("both@example.com", { answer: "One." });
    const one = tokenIn(api, "both@example.com");
    await enter("both@example.com", { answer: "Two." });
    const two = tokenIn(api, "both@example.com");
    expect(await Promise.all([confirm(one), confirm(two), confirm(one)])).toMatchObject([
      { state: "entered" },
      { state: "entered" },
      { state: "entered" },
    ]);
    const kept = await api.db
      .select()
      .from(competitionEntries)
      .where(eq(competitionEntries.email, "both@example.com"));
    expect(kept).toHaveLength(1);
  });

  it("takes a signed-in seeker's entry at once, and only one", async () => {
    const { token, email, id } = await api.signUp();
    const call = api.on("electrical", token);
    const { answer, terms, terms_version } = entryOf(email);
    const body = { answer, terms, terms_version };
    expect(await call(contract.enterCompetition, { params, body })).toEqual({ state: "entered" });
    expect(await call(contract.enterCompetition, { params, body })).toEqual({ state: "entered" });
    const kept = await api.db.select().from(competitionEntries).where(eq(competitionEntries.seekerId, id));
    expect(kept).toMatchObject([{ email, brand: "electrical" }]);
    expect((await call(contract.getCompetition, { params })).seeker).toMatchObject({ email, entered: true });
    expect(mailTo(api, email)).toHaveLength(1);
  });

  it.each([
    ["name", { name: "  " }],
    ["email", { email: "nowhere" }],
    ["email", { email: undefined }],
    ["answer", { answer: " " }],
    ["terms", { terms: false }],
    ["terms", { terms_version: "May 2019" }],
  ])("refuses an entry without a proper %s: %o", async (field, change) => {
    await expect(enter("wrong@example.com", change)).rejects.toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
  });

  it("thanks a program that fills in what people do not see, and drops its entry", async () => {
    expect(await enter("bot@example.com", { website: "https://spam.example" })).toEqual({ state: "mailed" });
    expect(mailTo(api, "bot@example.com")).toEqual([]);
  });

  it("takes nothing before it opens, and nothing from the moment it closes", async () => {
    setClock(shared.closesAt.getTime() - hourMs);
    await enter("late@example.com");
    const token = tokenIn(api, "late@example.com");
    const state = async () => (await api.on("automotive")(contract.getCompetition, { params })).state;
    for (const [moment, expected] of [
      [shared.opensAt.getTime() - 1, "upcoming"],
      [shared.closesAt.getTime(), "closed"],
    ] as const) {
      setClock(moment);
      expect(await state()).toBe(expected);
      await expect(enter("other@example.com")).rejects.toMatchObject({ status: 409 });
    }
    await expect(confirm(token)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("closed"),
    });
    setClock(shared.closesAt.getTime() - 1);
    expect(await confirm(token)).toMatchObject({ state: "entered" });
  });

  it("refuses a link that is wrong, expired or of another competition", async () => {
    await enter("link@example.com");
    const token = tokenIn(api, "link@example.com");
    const other = { params: { slug: "where-you-applied-from" }, query: { token } };
    await expect(api.on("automotive")(contract.getCompetitionEntry, other)).rejects.toMatchObject({
      status: 403,
    });
    await expect(confirm(`${token}x`)).rejects.toMatchObject({ status: 403 });
    setClock(Date.now() + 25 * hourMs);
    await expect(confirm(token)).rejects.toMatchObject({ status: 403 });
  });

  it("is in the sitemap while it is open", async () => {
    const read = async (path: string) =>
      (await api.fetch(path, { headers: { host: "hospitality.localhost" } })).text();
    expect(await read("/sitemap.xml")).toContain("/sitemap-competitions.xml");
    const listed = await read("/sitemap-competitions.xml");
    expect(listed).toContain("/competition/the-staff-meal");
    expect(listed).not.toContain("where-you-applied-from");
    setClock(own.closesAt);
    expect(await read("/sitemap-competitions.xml")).not.toContain("the-staff-meal");
    setClock(shared.closesAt);
    expect(await read("/sitemap.xml")).not.toContain("/sitemap-competitions.xml");
  });

  it("forgets entries that nobody confirmed within two days, and all others six months after it closed", async () => {
    const now = new Date();
    await enter("forgotten@example.com");
    await chores.removeUnconfirmedEntries(api.services, new Date(now.getTime() + 49 * hourMs));
    expect(await api.db.$count(competitionRequests)).toBe(0);
    expect((await entries()).length).toBeGreaterThan(0);
    await chores.removeEndedEntries(api.services, new Date(shared.closesAt.getTime() + 5 * monthMs));
    expect((await entries()).length).toBeGreaterThan(0);
    await chores.removeEndedEntries(api.services, new Date(shared.closesAt.getTime() + 7 * monthMs));
    expect(await entries()).toEqual([]);
  });
});

onOneDatabase(
  "mails about entries",
  (api) => {
    it("go to one address five times a day at most", async () => {
      const enter = (answer: string) =>
        api.on("automotive")(contract.enterCompetition, {
          params,
          body: { ...entryOf("often@example.com"), answer },
        });
      for (let count = 0; count < 5; count++) await enter(`Answer ${count}`);
      await expect(enter("One more")).rejects.toMatchObject({ status: 429 });
    });
  },
  { AUTH_RATE_LIMIT: "100" },
);
