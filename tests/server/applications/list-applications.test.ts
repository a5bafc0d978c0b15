import { describe, expect, it } from "vitest";
import {
  applyToJob,
  archiveApplication,
  downloadApplicationDetails,
  getJobApplication,
  listAppliedJobs,
  updateApplication,
} from "../../../src/contract/applications.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase } from "../test-api.ts";

import { applicantsOf, past } from "./applicants.ts";

onEachDatabase("applications", (api) => {
  const { seekerOn, applicant, change, writeNote } = applicantsOf(api);

  describe("on the list", () => {
    it("stand newest first, and leave it when archived until they are put back", async () => {
      const { call, receipt, cv } = await applicant();
      const second = await call(applyToJob, { body: { job_id: await addJob(api.db), cv } });
      const ids = async (query = {}) => (await call(listAppliedJobs, { query })).data.map(({ id }) => id);
      expect(await ids()).toEqual([second.id, receipt.id]);
      const archive = (body?: { archived: boolean }) =>
        call(archiveApplication, { params: { id: receipt.id }, body });
      expect(await archive()).toEqual({ id: receipt.id, archived: true });
      expect(await archive()).toEqual({ id: receipt.id, archived: true });
      expect(await ids()).toEqual([second.id]);
      expect(await ids({ archived: "true" })).toEqual([receipt.id]);
      await archive({ archived: false });
      expect(await ids()).toEqual([second.id, receipt.id]);
    });

    it("come in pages, under both names, without expired jobs on request", async () => {
      const { call, cv, jobId } = await applicant();
      for (let more = 0; more < 20; more++)
        await call(applyToJob, { body: { job_id: await addJob(api.db), cv } });
      await change(jobId, { expiresAt: past });
      const second = await call(listAppliedJobs, { query: { page: 2 } });
      expect(second.meta).toEqual({ current_page: 2, last_page: 2, per_page: 20, total: 21 });
      expect(second.data).toMatchObject([{ job: { id: jobId, status: "expired" }, can_update: false }]);
      expect(second.applicants).toEqual(second.data);
      const live = await call(listAppliedJobs, { query: { hide_expired: "true" } });
      expect(live.meta.total).toBe(20);
      expect(live.data).toHaveLength(20);
    });

    it("say when their employer last wrote to the seeker", async () => {
      const { call, receipt } = await applicant();
      expect(receipt.employer_wrote_at).toBeNull();
      const wroteAt = async () => (await call(listAppliedJobs, { query: {} })).data[0]!.employer_wrote_at;
      await writeNote(receipt.id, "Could you start on Monday?");
      const { timeline, employer_wrote_at } = await call(downloadApplicationDetails, {
        params: { id: receipt.id },
      });
      expect(employer_wrote_at).toBe(timeline.at(-1)!.at);
      expect(await wroteAt()).toBe(employer_wrote_at);
    });

    it("do not say that their employer wrote about one that was withdrawn, once it is sent again", async () => {
      const { call, receipt, jobId, cv } = await applicant();
      const wroteAt = async () => (await call(listAppliedJobs, { query: {} })).data[0]!.employer_wrote_at;
      await writeNote(receipt.id, "Could you start on Monday?");
      await call(updateApplication, { params: { id: jobId }, body: { withdraw: true } });
      const again = await call(applyToJob, { body: { job_id: jobId, cv } });
      expect(again).toMatchObject({ id: receipt.id, status: "submitted", employer_wrote_at: null });
      expect(await wroteAt()).toBeNull();
      await writeNote(receipt.id, "Could you start on Tuesday?");
      expect(await wroteAt()).not.toBeNull();
    });

    it("are those of this site's jobs only", async () => {
      const { token, receipt, jobId } = await applicant();
      const elsewhere = api.on("hospitality", token);
      expect((await elsewhere(listAppliedJobs, { query: {} })).data).toEqual([]);
      const params = { id: receipt.id };
      await expect(elsewhere(downloadApplicationDetails, { params })).rejects.toMatchObject({ status: 404 });
      await expect(elsewhere(archiveApplication, { params })).rejects.toMatchObject({ status: 404 });
      await expect(
        elsewhere(updateApplication, { params: { id: jobId }, body: { withdraw: true } }),
      ).rejects.toMatchObject({ status: 404 });
      expect((await api.on("workinaus", token)(listAppliedJobs, { query: {} })).data).toHaveLength(1);
    });
  });

  it("are nobody else's to read, change, withdraw or archive", async () => {
    const { receipt, jobId } = await applicant();
    const { call } = await seekerOn();
    const params = { id: receipt.id };
    await expect(call(downloadApplicationDetails, { params })).rejects.toMatchObject({ status: 404 });
    await expect(call(archiveApplication, { params })).rejects.toMatchObject({ status: 404 });
    for (const body of [{ note: "Mine now" }, { withdraw: true }]) {
      await expect(call(updateApplication, { params: { id: jobId }, body })).rejects.toMatchObject({
        status: 404,
      });
    }
    expect(await call(getJobApplication, { params: { id: jobId } })).toEqual({
      applied: false,
      application: null,
    });
    expect((await call(listAppliedJobs, { query: {} })).data).toEqual([]);
  });
});
