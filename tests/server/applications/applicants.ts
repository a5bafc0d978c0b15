import { eq } from "drizzle-orm";
import { applyToJob } from "../../../src/contract/applications.ts";
import type { ScreeningQuestion } from "../../../src/contract/job-fields.ts";
import { applicationEvents, applications } from "../../../src/server/applications/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { addJob } from "../add-job.ts";
import type { TestApi } from "../test-api.ts";
import { keep } from "../upload.ts";

/** An hour ago. */
export const past = new Date(Date.now() - 3_600_000);
/** One question of each type. */
export const screening: ScreeningQuestion[] = [
  { id: "licence", question: "Do you hold a driver licence?", type: "yes_no", options: [], required: true },
  { id: "years", question: "Years in the trade?", type: "number", options: [], required: true },
  { id: "start", question: "When can you start?", type: "choice", options: ["Now", "Later"], required: true },
  { id: "why", question: "Why us?", type: "text", options: [], required: false },
];
/** Answers to them. */
export const answers = [
  { question_id: "years", answer: " 7 " },
  { question_id: "licence", answer: "yes" },
  { question_id: "start", answer: "Now" },
  { question_id: "why", answer: "  " },
];

/** Seekers of an API and what they have sent. */
export const applicantsOf = (api: TestApi) => {
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
  /** The employer of a new application writes to the seeker and changes nothing else. */
  const writeNote = async (id: number, note: string) => {
    const at = new Date();
    await api.db.update(applications).set({ updatedAt: at }).where(eq(applications.id, id));
    await api.db
      .insert(applicationEvents)
      .values({ applicationId: id, side: "employer", from: "submitted", to: "submitted", note, at });
  };

  return { seekerOn, applicant, change, decide, writeNote };
};
