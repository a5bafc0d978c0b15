import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  applyToJob,
  archiveApplication,
  downloadApplicationDetails,
  getJobApplication,
  getScreening,
  listAppliedJobs,
  updateApplication,
} from "../../../src/contract/applications.ts";
import type { ScreeningQuestion } from "../../../src/contract/job-fields.ts";
import { deleteFile } from "../../../src/contract/uploads.ts";
import { applications } from "../../../src/server/applications/tables.ts";
import { seekers } from "../../../src/server/auth/tables.ts";
import { jobs } from "../../../src/server/jobs/tables.ts";
import { addJob } from "../add-job.ts";
import { pdf } from "../documents.ts";
import { onEachDatabase } from "../test-api.ts";
import { keep, send } from "../upload.ts";

const past = new Date(Date.now() - 3_600_000);
const screening: ScreeningQuestion[] = [
  { id: "licence", question: "Do you hold a driver licence?", type: "yes_no", options: [], required: true },
  { id: "years", question: "Years in the trade?", type: "number", options: [], required: true },
  { id: "start", question: "When can you start?", type: "choice", options: ["Now", "Later"], required: true },
  { id: "why", question: "Why us?", type: "text", options: [], required: false },
];
const answers = [
  { question_id: "years", answer: " 7 " },
  { question_id: "licence", answer: "yes" },
  { question_id: "start", answer: "Now" },
  { question_id: "why", answer: "  " },
];

onEachDatabase("applications", (api) => {
  /** A seeker with a caller on the automotive site. */
  const seekerOn = async (brand = "automotive") => {
    const seeker = await api.signUp();
    return { ...seeker, call: api.on(brand, seeker.token) };
  };
  /** A seeker who has applied to a new job. */
  const applicant = async (fields: Parameters<typeof addJob>[1] = {}) => {
    const seeker = await seekerOn();
    const jobId = await addJob(api.db, fields);
    const { file: cv } = await keep(api, seeker.token);
    const receipt = await seeker.call(applyToJob, {
      body: { job_id: jobId, cv, note: " Hello ", answers: fields.screening ? answers : [] },
    });
    return { ...seeker, jobId, cv, receipt };
  };
  const change = (jobId: number, fields: Partial<typeof jobs.$inferInsert>) =>
    api.db.update(jobs).set(fields).where(eq(jobs.id, jobId));
  const decide = (id: number, status: "viewed" | "shortlisted" | "unsuccessful") =>
    api.db.update(applications).set({ status }).where(eq(applications.id, id));

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
      await call(deleteFile, { params: { id: receipt.cv.id } });
      const now = await call(downloadApplicationDetails, { params: { id: receipt.id } });
      const { job: _before, cv_url: _old, ...sent } = receipt;
      expect(now).toMatchObject(sent);
      expect(now.job.title).toBe("Diesel fitter");
      const { pathname, search } = new URL(now.cv_url);
      const file = await api.fetch(pathname + search);
      expect(await file.bytes()).toEqual(pdf("cv.pdf"));
      expect(file.headers.get("content-disposition")).toContain('attachment; filename="cv.pdf"');
    });

    it("are confirmed by mail in the brand's name", async () => {
      const { email, receipt } = await applicant();
      const mails = api.mails.filter(({ to }) => to === email);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        subject: "Your application for Light vehicle mechanic",
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
      ).rejects.toMatchObject({ status: 422, errors: { cv: ["Please upload a PDF or DOC file."] } });
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

    it("with a mail that says what is sent now", async () => {
      const { call, email, token, jobId } = await applicant({ screening });
      const { file: cv } = await keep(api, token, "better.pdf");
      await call(updateApplication, { params: { id: jobId }, body: { cv, note: "Better\nby far" } });
      const [, mail, ...more] = api.mails.filter(({ to }) => to === email);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ subject: "Your changed application for Light vehicle mechanic" });
      for (const words of [
        "CV: better.pdf",
        "Years in the trade?\n7",
        "Note to the employer:\nBetter\nby far",
      ])
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
      const withdraw = () => call(updateApplication, { params: { id: jobId }, body: { withdraw: true } });
      const [first, second] = [...(await Promise.all([withdraw(), withdraw()])), await withdraw()];
      expect(second!.updated_at).toBe(first!.updated_at);
      const [, mail, ...more] = api.mails.filter(({ to }) => to === email);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        subject: "Your application for Light vehicle mechanic has been withdrawn",
        text: expect.stringContaining(`http://automotive.localhost/user/applied/${receipt.id}`),
      });
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
