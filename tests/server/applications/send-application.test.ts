import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applyToJob, downloadApplicationDetails, getScreening } from "../../../src/contract/applications.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import { deleteFile } from "../../../src/contract/uploads.ts";
import { applications } from "../../../src/server/applications/tables.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { addJob } from "../add-job.ts";
import { pdf } from "../documents.ts";
import { onEachDatabase } from "../test-api.ts";
import { keep, send, sendAs } from "../upload.ts";

import { applicantsOf, past, screening } from "./applicants.ts";

onEachDatabase("applications", (api) => {
  const { seekerOn, applicant, change } = applicantsOf(api);

  describe("when sent", () => {
    it("come with a receipt of exactly what was sent", async () => {
      const { receipt, email, jobId, cv } = await applicant({ screening });
      expect(receipt).toMatchObject({
        status: "submitted",
        can_update: true,
        archived: false,
        job_title: "Light vehicle mechanic",
        employer_name: "Harbour Motors",
        name: "Sam Nguyen",
        email,
        note: "Hello",
        cv: { file: cv, name: "cv.pdf" },
        job: { id: jobId, applied: true },
        answers: [
          { question_id: "licence", question: "Do you hold a driver licence?", answer: "Yes" },
          { question_id: "years", question: "Years in the trade?", answer: "7" },
          { question_id: "start", question: "When can you start?", answer: "Now" },
        ],
      });
    });

    it("keep that receipt when job, profile and files change afterwards", async () => {
      const { receipt, id, jobId, call } = await applicant({ screening });
      await change(jobId, { title: "Diesel fitter", screening: [] });
      await api.db.update(seekers).set({ givenName: "Samantha" }).where(eq(seekers.id, id));
      const [listed] = await call(sectionCalls.resume.list, {});
      await call(sectionCalls.resume.delete, { params: { id: listed!.id } });
      const now = await call(downloadApplicationDetails, { params: { id: receipt.id } });
      const { job: _before, cv_url: _old, ...sent } = receipt;
      expect(now).toMatchObject(sent);
      expect(now.job.title).toBe("Diesel fitter");
      const { pathname, search } = new URL(now.cv_url);
      const file = await api.fetch(pathname + search);
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf("cv.pdf"));
      expect(file.headers.get("content-disposition")).toContain('attachment; filename="cv.pdf"');
    });

    it("are confirmed by mail in the brand's name", async () => {
      const { email, receipt } = await applicant();
      const mails = api.mails.filter(({ to }) => to === email);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        subject: "Your application for Light vehicle mechanic at Harbour Motors",
        from: { name: "Torque Jobs" },
        text: expect.stringContaining(`http://automotive.localhost/user/applied/${receipt.id}`),
      });
    });

    it("stand although the mail fails", async () => {
      const { send: working } = api.services.mailer;
      api.services.mailer.send = () => Promise.reject(new Error("no mail server"));
      const { receipt } = await applicant().finally(() => (api.services.mailer.send = working));
      expect(receipt.status).toBe("submitted");
    });

    it("take a CV that was only just uploaded, after the same checks", async () => {
      const { token, call } = await seekerOn();
      const body = { job_id: await addJob(api.db), cv: await send(api, token, "cv.pdf", pdf("fresh")) };
      expect((await call(applyToJob, { body })).cv.name).toBe("cv.pdf");
      const wrong = await send(api, token, "cv.pdf", new TextEncoder().encode("words"));
      await expect(
        call(applyToJob, { body: { job_id: await addJob(api.db), cv: wrong } }),
      ).rejects.toMatchObject({
        status: 422,
        errors: {
          cv: [expect.stringMatching(/^Please upload a PDF or DOC file\. We could not read this one/)],
        },
      });
    });
  });

  describe("sent twice", () => {
    it("make one application, and the second answer is the first receipt", async () => {
      const { call, jobId, cv, receipt } = await applicant();
      const again = await call(applyToJob, { body: { job_id: jobId, cv, note: "Another note" } });
      expect(again).toMatchObject({ id: receipt.id, note: "Hello", submitted_at: receipt.submitted_at });
    });

    it("make one application from twenty tabs at once, and one mail", async () => {
      const { call, token, email } = await seekerOn();
      const jobId = await addJob(api.db);
      const cv = await send(api, token);
      const receipts = await Promise.all(
        Array.from({ length: 20 }, (_, tab) =>
          call(applyToJob, { body: { job_id: jobId, cv, note: `From tab ${tab}` } }),
        ),
      );
      expect(new Set(receipts.map(({ id, note }) => `${id} ${note}`)).size).toBe(1);
      const rows = await api.db.select().from(applications).where(eq(applications.jobId, jobId));
      expect(rows).toHaveLength(1);
      expect(api.mails.filter(({ to }) => to === email)).toHaveLength(1);
    });
  });

  describe("are refused", () => {
    it.each([
      ["has closed", { expiresAt: past }],
      ["has been filled", { filledAt: past }],
      ["on a site of its own", { applyUrl: "https://example.com/apply" }],
    ])("when the answer is that the job is closed: %s", async (reason, fields) => {
      const { call, token } = await seekerOn();
      const { file: cv } = await keep(api, token);
      const jobId = await addJob(api.db, fields);
      await expect(call(applyToJob, { body: { job_id: jobId, cv } })).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining(reason),
      });
    });

    it("when the job is another site's, or none's", async () => {
      const { call, token } = await seekerOn("hospitality");
      const { file: cv } = await keep(api, token);
      for (const job_id of [await addJob(api.db), 2_147_483_647]) {
        await expect(call(applyToJob, { body: { job_id, cv } })).rejects.toMatchObject({ status: 404 });
        await expect(call(getScreening, { params: { id: job_id } })).rejects.toMatchObject({ status: 404 });
      }
    });

    it("with a document that only the seeker may see", async () => {
      const { call, token } = await seekerOn();
      const kept = await sendAs(api, token, "documents", "secret.pdf", pdf("secret"));
      const document = await call(sectionCalls.document.create, {
        body: { type: "tax", name: "Secret", file: { id: kept.id }, visible_to: "nobody" },
      });
      const body = { job_id: await addJob(api.db), cv: kept.file };
      await expect(call(applyToJob, { body })).rejects.toMatchObject({
        status: 422,
        errors: { cv: [expect.stringContaining("only you may see")] },
      });
      await call(sectionCalls.document.update, {
        params: { id: document.id },
        body: { visible_to: "links" },
      });
      expect((await call(applyToJob, { body })).cv.name).toBe("secret.pdf");
    });

    it("with somebody else's CV, or one that was removed", async () => {
      const [{ call, token }, other] = [await seekerOn(), await seekerOn()];
      const theirs = await keep(api, other.token);
      const removed = await keep(api, token);
      await call(deleteFile, { params: { id: removed.id } });
      const jobId = await addJob(api.db);
      for (const cv of [theirs.file, removed.file, "https://example.com/cv.pdf", "cv.pdf"]) {
        await expect(call(applyToJob, { body: { job_id: jobId, cv } })).rejects.toMatchObject({
          status: 422,
          errors: { cv: [expect.any(String)] },
        });
      }
    });

    it("with answers that do not answer, naming each question", async () => {
      const { call, token } = await seekerOn();
      const { file: cv } = await keep(api, token);
      const jobId = await addJob(api.db, { screening });
      const given = [
        { question_id: "licence", answer: "perhaps" },
        { question_id: "years", answer: "many" },
        { question_id: "start", answer: "Never" },
        { question_id: "shoe-size", answer: "44" },
      ];
      await expect(call(applyToJob, { body: { job_id: jobId, cv, answers: given } })).rejects.toMatchObject({
        status: 422,
        errors: {
          "answers.licence": ["Answer Yes or No."],
          "answers.years": [expect.stringContaining("number")],
          "answers.start": ["Choose one of: Now, Later."],
          "answers.shoe-size": [expect.stringContaining("does not ask")],
        },
      });
      await expect(call(applyToJob, { body: { job_id: jobId, cv } })).rejects.toMatchObject({ status: 422 });
      expect(await call(getScreening, { params: { id: jobId } })).toEqual(screening);
    });

    it("from a seeker whose account has gone", async () => {
      const { call, token, id } = await seekerOn();
      const cv = await send(api, token);
      await api.db.delete(seekers).where(eq(seekers.id, id));
      const body = { job_id: await addJob(api.db), cv };
      await expect(call(applyToJob, { body })).rejects.toMatchObject({ status: 401 });
    });
  });
});
