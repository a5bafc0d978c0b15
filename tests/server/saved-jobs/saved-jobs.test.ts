import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { getDashboard } from "../../../src/contract/dashboard.ts";
import { likeJob, listLikedJobs } from "../../../src/contract/saved-jobs.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase } from "../test-api.ts";

onEachDatabase("saved jobs", (api) => {
  const seeker = async (brand = "automotive") => {
    const signedUp = await api.signUp();
    return { ...signedUp, call: api.on(brand, signedUp.token) };
  };
  const like = (call: Awaited<ReturnType<typeof seeker>>["call"], id: number, liked?: boolean) =>
    call(likeJob, { params: { id }, ...(liked !== undefined && { body: { liked } }) });

  it("turn round without a body, and stay as told with one", async () => {
    const { call } = await seeker();
    const id = await addJob(api.db);
    expect(await like(call, id)).toEqual({ id, liked: true, liked_count: 1 });
    expect(await like(call, id)).toEqual({ id, liked: false, liked_count: 0 });
    for (const _twice of [1, 2])
      expect(await like(call, id, true)).toEqual({ id, liked: true, liked_count: 1 });
    for (const _twice of [1, 2])
      expect(await like(call, id, false)).toEqual({ id, liked: false, liked_count: 0 });
  });

  it("survive twenty clicks at once", async () => {
    const { call } = await seeker();
    const id = await addJob(api.db);
    await Promise.all(Array.from({ length: 20 }, () => like(call, id, true)));
    expect((await call(listLikedJobs, { query: {} })).meta.total).toBe(1);
  });

  it("are listed last saved first, in pages, without expired ones on request", async () => {
    const { call } = await seeker();
    const ids: number[] = [];
    for (let count = 0; count < 21; count++) {
      ids.unshift(await addJob(api.db));
      await like(call, ids[0]!, true);
    }
    await api.db.update(jobs).set({ filledAt: new Date() }).where(eq(jobs.id, ids[0]!));
    const first = await call(listLikedJobs, { query: {} });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect(first.data[0]).toMatchObject({ status: "filled", liked: true });
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 20, total: 21 });
    const live = await call(listLikedJobs, { query: { hide_expired: "1" } });
    expect(live.data.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(live.meta.total).toBe(20);
  });

  it("are those of this site, and each seeker's own", async () => {
    const { call, token } = await seeker();
    const id = await addJob(api.db);
    await like(call, id, true);
    const elsewhere = api.on("hospitality", token);
    expect((await elsewhere(listLikedJobs, { query: {} })).data).toEqual([]);
    await expect(like(elsewhere, id)).rejects.toMatchObject({ status: 404 });
    expect((await (await seeker()).call(listLikedJobs, { query: {} })).data).toEqual([]);
    await expect(like(api.on("automotive"), id)).rejects.toMatchObject({ status: 401 });
  });

  it("are refused to an account that has gone", async () => {
    const { call, id } = await seeker();
    await api.db.delete(seekers).where(eq(seekers.id, id));
    await expect(like(call, await addJob(api.db))).rejects.toMatchObject({ status: 401 });
  });

  it("show on the dashboard with the seeker's name and counts", async () => {
    const { call, email } = await seeker();
    const id = await addJob(api.db);
    await like(call, id, true);
    expect(await call(getDashboard, {})).toMatchObject({
      seeker: { given_name: "Sam", email },
      liked_jobs: { count: 1 },
      applied_jobs: { count: 0 },
      recent_applications: [],
      recent_saved: [{ id, liked: true }],
      recommended: expect.not.arrayContaining([expect.objectContaining({ id })]),
    });
  });
});
