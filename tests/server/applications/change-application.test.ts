import { describe, expect, it } from "vitest";
import { applyToJob, getJobApplication, updateApplication } from "../../../src/contract/applications.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import { onEachDatabase } from "../test-api.ts";
import { keep } from "../upload.ts";

import { answers, applicantsOf, past, screening } from "./applicants.ts";

onEachDatabase("applications", (api) => {
  const { applicant, change, decide } = applicantsOf(api);

  describe("can be changed", () => {
    it("in CV, note and answers while the employer has not decided", async () => {
      const { call, token, jobId, receipt } = await applicant({ screening });
      await decide(receipt.id, "viewed");
      const { file: cv } = await keep(api, token, "better.pdf");
      const changed = await call(updateApplication, {
        params: { id: jobId },
        body: { cv, note: "Better", answers: answers.map((one) => ({ ...one, answer: one.answer || "x" })) },
      });
      expect(changed).toMatchObject({ id: receipt.id, status: "viewed", note: "Better", cv: { file: cv } });
      expect(changed.submitted_at).toBe(receipt.submitted_at);
      const noted = await call(updateApplication, { params: { id: jobId }, body: { note: "" } });
      expect(noted).toMatchObject({ note: "", cv: { file: cv }, answers: changed.answers });
    });

    it("with the CV that was sent, also where the seeker has removed it since", async () => {
      const { call, jobId, cv, receipt } = await applicant();
      const [listed] = await call(sectionCalls.resume.list, {});
      await call(sectionCalls.resume.delete, { params: { id: listed!.id } });
      for (const same of [cv, receipt.cv.id])
        expect(
          await call(updateApplication, { params: { id: jobId }, body: { cv: same, note: same } }),
        ).toMatchObject({ note: same, cv: { id: receipt.cv.id } });
    });

    it("with a mail that says what is sent now", async () => {
      const { call, email, token, jobId } = await applicant({ screening });
      const { file: cv } = await keep(api, token, "better.pdf");
      await call(updateApplication, { params: { id: jobId }, body: { cv, note: "Better\nby far" } });
      const [, mail, ...more] = api.mails.filter(({ to }) => to === email);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        subject: "Your changed application for Light vehicle mechanic at Harbour Motors",
      });
      for (const words of ["CV: better.pdf", "Years in the trade?\n  7", "Note\n  Better\n  by far"])
        expect(mail!.text).toContain(words);
    });

    it("by nothing that is as it was: no mail, no new date, also of two changes at once", async () => {
      const { call, email, jobId, cv, receipt } = await applicant({ screening });
      const put = (body: { cv?: string; note?: string; answers?: typeof answers }) =>
        call(updateApplication, { params: { id: jobId }, body });
      for (const body of [{}, { note: " Hello " }, { cv, note: "Hello", answers }])
        expect(await put(body)).toMatchObject({ updated_at: receipt.updated_at, note: "Hello" });
      const mailed = () => api.mails.filter(({ to }) => to === email).length;
      expect(mailed()).toBe(1);
      await Promise.all([put({ note: "Twice" }), put({ note: "Twice" })]);
      expect(mailed()).toBe(2);
    });

    it("by withdrawing, with one mail however often", async () => {
      const { call, email, jobId, receipt } = await applicant();
      const body = { withdraw: true, time_zone: "Australia/Perth" };
      const withdraw = () => call(updateApplication, { params: { id: jobId }, body });
      const [first, second] = [...(await Promise.all([withdraw(), withdraw()])), await withdraw()];
      expect(second!.updated_at).toBe(first!.updated_at);
      const [, mail, ...more] = api.mails.filter(({ to }) => to === email);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        subject: "You withdrew your application for Light vehicle mechanic at Harbour Motors",
        text: expect.stringContaining(`http://automotive.localhost/user/applied/${receipt.id}`),
      });
      // In the seeker's time, not in the job's.
      expect(mail!.text).toMatch(/^Withdrawn: .* AWST$/m);
    });

    it("no longer once the employer has decided or the job has closed", async () => {
      const { call, jobId, receipt } = await applicant();
      const update = () => call(updateApplication, { params: { id: jobId }, body: { note: "Late" } });
      await change(jobId, { expiresAt: past });
      await expect(update()).rejects.toMatchObject({ status: 409 });
      await change(jobId, { expiresAt: null });
      await decide(receipt.id, "unsuccessful");
      await expect(update()).rejects.toMatchObject({ status: 409 });
      await expect(
        call(updateApplication, { params: { id: jobId }, body: { withdraw: true } }),
      ).rejects.toMatchObject({ status: 409 });
    });

    it("by withdrawing, and sent again with new content while the job is live", async () => {
      const { call, jobId, cv, receipt } = await applicant();
      const body = { withdraw: true };
      for (const _twice of [1, 2]) {
        expect(await call(updateApplication, { params: { id: jobId }, body })).toMatchObject({
          status: "withdrawn",
          can_update: false,
          job: { applied: false },
        });
      }
      expect(await call(getJobApplication, { params: { id: jobId } })).toMatchObject({
        applied: false,
        application: { id: receipt.id, status: "withdrawn" },
      });
      const again = await call(applyToJob, { body: { job_id: jobId, cv, note: "Second thoughts" } });
      expect(again).toMatchObject({ id: receipt.id, status: "submitted", note: "Second thoughts" });
    });

    it("only with answers that answer", async () => {
      const { call, jobId } = await applicant({ screening });
      await expect(
        call(updateApplication, { params: { id: jobId }, body: { answers: [] } }),
      ).rejects.toMatchObject({ status: 422 });
    });
  });
});
