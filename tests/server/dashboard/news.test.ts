import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { getDashboard } from "../../../src/contract/dashboard.ts";
import { followEmployer, getEmployer } from "../../../src/contract/employers.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import { openSharedDocuments, shareDocuments } from "../../../src/contract/shared-documents.ts";
import { sendSupportMessage } from "../../../src/contract/support.ts";
import { applications } from "../../../src/server/applications/tables.ts";
import { dashboardVisits } from "../../../src/server/dashboard/tables.ts";
import { runSupport } from "../../../src/server/support/command.ts";
import { supportMessages } from "../../../src/server/support/tables.ts";
import { addJobsOf, write } from "../employers/write-some.ts";
import { addJob } from "../add-job.ts";
import { applicantsOf } from "../applications/applicants.ts";
import { onEachDatabase } from "../test-api.ts";
import { keep } from "../upload.ts";

onEachDatabase("what is new on the dashboard", (api) => {
  const { applicant, seekerOn, writeNote } = applicantsOf(api);
  type Seeker = Awaited<ReturnType<typeof seekerOn>>;
  const newsOf = async ({ call }: Seeker) => (await call(getDashboard, {})).news;
  /** As if the seeker had left some minutes ago. */
  const leave = (seeker: Seeker, minutes: number) =>
    api.db
      .update(dashboardVisits)
      .set({ seenAt: new Date(Date.now() - minutes * 60_000) })
      .where(eq(dashboardVisits.seekerId, seeker.id));

  it("is at first what has happened since the account was made", async () => {
    const seeker = await applicant();
    await api.db
      .update(applications)
      .set({ status: "shortlisted", updatedAt: new Date() })
      .where(eq(applications.id, seeker.receipt.id));
    expect((await newsOf(seeker)).items).toEqual([
      {
        kind: "application",
        id: seeker.receipt.id,
        status: "shortlisted",
        title: "Light vehicle mechanic",
        employer: "Harbour Motors",
        wrote: false,
        at: expect.any(String),
      },
    ]);
  });

  it("says that the employer has written, whether or not the status has changed", async () => {
    const seeker = await applicant();
    expect((await newsOf(seeker)).items).toEqual([]);
    await writeNote(seeker.receipt.id, "Could you start on Monday?");
    expect((await newsOf(seeker)).items).toMatchObject([{ status: "submitted", wrote: true }]);
    await api.db.update(dashboardVisits).set({ newSince: new Date(Date.now() + 60_000) });
    expect((await newsOf(seeker)).items).toEqual([]);
  });

  it("names answers of support and links that were opened, the newest first", async () => {
    const seeker = await seekerOn();
    await seeker.call(sendSupportMessage, { body: { subject: "My email", message: "How?" } });
    const [message] = await api.db
      .select({ id: supportMessages.id })
      .from(supportMessages)
      .where(eq(supportMessages.seekerId, seeker.id));
    await runSupport({ action: "answer", id: message!.id, text: "Like this." }, api.services);
    const cv = await seeker.call(sectionCalls.resume.create, {
      body: { name: "My CV", file: { id: (await keep(api, seeker.token)).id } },
    });
    const { url } = await seeker.call(shareDocuments, { body: { documents: [cv.id], recipient: "Ms Lee" } });
    const token = url.slice(url.lastIndexOf("/") + 1);
    for (let look = 0; look < 2; look++) await api.on("automotive")(openSharedDocuments, { body: { token } });
    expect((await newsOf(seeker)).items).toMatchObject([
      { kind: "link_opened", recipient: "Ms Lee", looks: 2 },
      { kind: "support_answer", id: message!.id, subject: "My email" },
    ]);
  });

  it("counts new jobs of employers that the seeker follows", async () => {
    const seeker = await seekerOn();
    await write(api, [
      { slug: "followed", name: "Followed Motors" },
      { slug: "guild", name: "Garages Guild", type: "association", members: ["followed"] },
      { slug: "other", name: "Other Motors" },
    ]);
    const posted = (slug: string, minutes: number, fields = {}) =>
      addJobsOf(api, slug, ["Mechanic"], { postedAt: new Date(Date.now() + minutes * 60_000), ...fields });
    await posted("followed", -24 * 60);
    await posted("other", 0);
    for (const [type, slug] of [
      ["company", "followed"],
      ["association", "guild"],
    ] as const) {
      const { id } = await seeker.call(getEmployer, { params: { type, slug } });
      await seeker.call(followEmployer, { params: { id }, body: { followed: true } });
    }
    expect((await newsOf(seeker)).items).toEqual([]);
    for (let count = 0; count < 2; count++) await posted("followed", 0);
    await posted("followed", 60);
    await posted("followed", 0, { category: "hospitality" });
    const { items } = await newsOf(seeker);
    expect(items.map((one) => one.kind === "followed_jobs" && [one.employer.slug, one.jobs])).toEqual(
      expect.arrayContaining([
        ["followed", 2],
        ["guild", 2],
      ]),
    );
    expect(items).toHaveLength(2);
  });

  it("stays for the visit, and is gone at the next one", async () => {
    const seeker = await seekerOn();
    await seeker.call(sectionCalls.occupation.create, { body: { occupation: "Mechanic" } });
    const [{ since }] = [await newsOf(seeker)];
    await addJob(api.db, { postedAt: new Date() });
    for (let load = 0; load < 2; load++)
      expect(await newsOf(seeker)).toMatchObject({ since, recommended: 1, items: [] });
    await leave(seeker, 29);
    expect(await newsOf(seeker)).toMatchObject({ since, recommended: 1 });
    await api.db.update(dashboardVisits).set({ newSince: new Date(Date.now() - 3 * 3_600_000) });
    await leave(seeker, 31);
    const next = await newsOf(seeker);
    expect(Date.now() - Date.parse(next.since)).toBeLessThan(60 * 60_000);
    await addJob(api.db, { category: "hospitality", postedAt: new Date() });
    expect((await newsOf(seeker)).since).toBe(next.since);
  });

  it("is of this seeker and this site alone", async () => {
    const [seeker, other] = [await seekerOn(), await applicant()];
    await api.db
      .update(applications)
      .set({ status: "viewed", updatedAt: new Date() })
      .where(eq(applications.id, other.receipt.id));
    expect((await newsOf(seeker)).items).toEqual([]);
    expect((await api.on("hospitality", other.token)(getDashboard, {})).news.items).toEqual([]);
    expect((await newsOf(other)).items).toHaveLength(1);
  });
});
