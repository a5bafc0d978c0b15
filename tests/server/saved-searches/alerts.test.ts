import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { countJobs } from "../../../src/contract/jobs.ts";
import * as calls from "../../../src/contract/saved-searches.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { AddressRefused, MailRefused } from "../../../src/server/platform/mail/mailer.ts";
import { sendAlerts } from "../../../src/server/saved-searches/send-alerts.ts";
import { savedSearches, savedSearchJobs } from "../../../src/server/saved-searches/tables.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase } from "../test-api.ts";

const hour = 3_600_000;
const day = 24 * hour;

onEachDatabase("job alerts", (api) => {
  /** Sunday 1 November 2026, midnight in Sydney. */
  const start = new Date("2026-10-31T13:00:00Z");
  beforeEach(async () => {
    await api.db.delete(savedSearches);
    await api.db.delete(jobs);
    api.mails.length = 0;
  });
  const save = async (frequency: "daily" | "weekly", search = { q: "mechanic" }) => {
    const seeker = await api.signUp();
    await api.on("automotive", seeker.token)(calls.saveSearch, { body: { search, frequency } });
    const own = eq(savedSearches.seekerId, seeker.id);
    await api.db.update(savedSearches).set({ confirmedAt: start, lookedAt: start, nextAt: start }).where(own);
    return { ...seeker, own };
  };
  const job = (title: string, createdAt: Date, fields = {}) =>
    addJob(api.db, { title, createdAt, postedAt: createdAt, expiresAt: null, ...fields });
  /** Any call that is not read only sends what waits. */
  const deliver = () => api.on("automotive")(countJobs, { body: {} });
  const lookAt = async (now: Date) => {
    while (await sendAlerts(api.services, now));
    await deliver();
  };
  const to = (email: string) => api.mails.filter((mail) => mail.to === email);

  it("mail each new job once in a week, daily and weekly, in the morning of the site's time zone", async () => {
    const daily = await save("daily");
    const weekly = await save("weekly");
    await api.db
      .update(savedSearches)
      .set({ nextAt: new Date("2026-11-01T20:00:00Z") })
      .where(weekly.own);
    const days: Record<number, number> = {};
    for (let at = 0; at < 7 * 24; at++) {
      const now = new Date(start.getTime() + at * hour);
      // Two jobs on each of three days, and none that fits on the others.
      if (at % 24 === 12) await job(at < 3 * 24 ? `Mechanic ${at}` : `Florist ${at}`, now);
      if (at % 24 === 15 && at < 3 * 24) await job(`Truck mechanic ${at}`, now);
      const before = api.mails.length;
      await lookAt(now);
      if (api.mails.length > before) days[at] = api.mails.length - before;
    }
    // 7 am in Sydney is hour 7; on Monday the weekly one comes as well. Nothing new, no mail.
    expect(days).toEqual({ 31: 2, 55: 1, 79: 1 });
    const titles = to(daily.email).flatMap(({ text }) => text.match(/^(?:Truck m|M)echanic \d+$/gm) ?? []);
    expect(titles.sort()).toEqual([
      "Mechanic 12",
      "Mechanic 36",
      "Mechanic 60",
      "Truck mechanic 15",
      "Truck mechanic 39",
      "Truck mechanic 63",
    ]);
    await lookAt(new Date(start.getTime() + 9 * day));
    expect(to(weekly.email)).toHaveLength(2);
    expect(to(weekly.email)[1]!.subject).toBe("4 new jobs: Mechanic jobs");
  });

  it("mail a job once although two workers look at the same time, and again after a restart", async () => {
    const seekers = await Promise.all([save("daily"), save("daily"), save("daily", { q: "florist" })]);
    await job("Mechanic", new Date(start.getTime() + hour));
    const now = new Date(start.getTime() + 10 * hour);
    await Promise.all([sendAlerts(api.services, now), sendAlerts(api.services, now)]);
    await deliver();
    // The process ended before it could note that it looked.
    await api.db.update(savedSearches).set({ lookedAt: start, nextAt: start });
    await lookAt(new Date(now.getTime() + hour));
    expect(seekers.map(({ email }) => to(email).length)).toEqual([1, 1, 0]);
    expect(await api.db.$count(savedSearchJobs)).toBe(2);
  });

  it("mail no job that was there when the search was saved", async () => {
    await job("Mechanic, an hour ago", new Date(start.getTime() - hour / 2));
    const { email } = await save("daily");
    await job("Mechanic", new Date(start.getTime() + hour));
    await lookAt(new Date(start.getTime() + day));
    expect(to(email).map(({ subject }) => subject)).toEqual(["1 new job: Mechanic jobs"]);
  });

  it("mail only jobs of their site, that are open, and that are found, not only mention the words", async () => {
    const { email } = await save("daily");
    const added = new Date(start.getTime() + hour);
    await job("Mechanic of hearts", added, { category: "hospitality" });
    await job("Mechanic, filled", added, { filledAt: added });
    await job("Receptionist", added, { descriptionHtml: "<p>Talk to the mechanic.</p>" });
    await lookAt(new Date(start.getTime() + day));
    expect(to(email)).toEqual([]);
  });

  it("tell who sends them, lead to the site, and can be stopped with one click, without cookies", async () => {
    const { email, token, own } = await save("daily");
    await job("Mechanic", new Date(start.getTime() + hour));
    await lookAt(new Date(start.getTime() + day));
    const [mail] = to(email);
    expect(mail!.headers).toMatchObject({
      "List-Id": "<saved-searches.automotive.localhost>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const link = /^<(http:\/\/automotive\.localhost\/saved-search\/stop\?token=(\S+))>$/.exec(
      mail!.headers!["List-Unsubscribe"]!,
    )!;
    expect(mail!.text).toContain(`Stop these emails: ${link[1]}`);
    expect(mail!.text).toMatch(/http:\/\/automotive\.localhost\/job\/\d+\/mechanic/);
    for (let click = 0; click < 2; click++)
      await api.on("automotive")(calls.stopSavedSearch, { body: { token: link[2]! } });
    const list = await api.on("automotive", token)(calls.listSavedSearches, {});
    expect(list).toMatchObject([{ state: "unsubscribed" }]);
    await job("Mechanic two", new Date(start.getTime() + day));
    await lookAt(new Date(start.getTime() + 3 * day));
    expect(to(email)).toHaveLength(1);
    expect(await api.db.$count(savedSearches, own)).toBe(1);
  });

  /** Does something while the mail server refuses every mail to an address. */
  const whileRefused = async (email: string, error: Error, work: () => Promise<unknown>) => {
    const { mailer } = api.services;
    api.services.mailer = {
      send: async (mail, delivery) => {
        if (mail.to === email) throw error;
        return mailer.send(mail, delivery);
      },
    };
    await work();
    api.services.mailer = mailer;
  };

  it("end for an address that its mail server refuses for good", async () => {
    const { email, token } = await save("daily");
    await save("daily");
    await job("Mechanic", new Date(start.getTime() + hour));
    await whileRefused(email, new AddressRefused("550 no such mailbox"), () =>
      lookAt(new Date(start.getTime() + day)),
    );
    const list = await api.on("automotive", token)(calls.listSavedSearches, {});
    expect(list).toMatchObject([{ state: "rejected" }]);
    expect(api.mails).toHaveLength(1);
  });

  it("go on where the mail server refuses only the text of one", async () => {
    const { email, token } = await save("daily");
    await job("Mechanic", new Date(start.getTime() + hour));
    await whileRefused(email, new MailRefused("554 looks like spam"), () =>
      lookAt(new Date(start.getTime() + day)),
    );
    expect(await api.on("automotive", token)(calls.listSavedSearches, {})).toMatchObject([
      { state: "active" },
    ]);
  });

  it.each([new MailRefused("554 looks like spam"), new AddressRefused("550 no such mailbox")])(
    "that an address has confirmed go on where a mail that somebody else causes is refused: %s",
    async (error) => {
      const email = "confirmed@example.com";
      const saveBy = (q: string) =>
        api.on("automotive")(calls.saveSearch, { body: { search: { q }, frequency: "daily", email } });
      await saveBy("mechanic");
      await api.db.update(savedSearches).set({ confirmedAt: start });
      await whileRefused(email, error, async () => {
        await saveBy("spam");
        await saveBy("mechanic");
      });
      const rows = await api.db.select().from(savedSearches).orderBy(savedSearches.id);
      const stopped = error instanceof AddressRefused ? "rejected" : null;
      expect(rows.map((row) => row.stopped)).toEqual([null, stopped]);
    },
  );
});
