import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type ApplicationStatus } from "../../../src/contract/application-fields.ts";
import { applyToJob } from "../../../src/contract/applications.ts";
import { openReceivedApplications } from "../../../src/contract/received-applications.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { addJob } from "../add-job.ts";
import type { TestApi } from "../test-api.ts";
import { keep } from "../upload.ts";

/** Employers of an API with an address for applications, and what seekers send them. */
export const employersOf = (api: TestApi, brand = "automotive") => {
  /** A job of a new employer that is mailed about applications. */
  const addEmployer = async (fields: Parameters<typeof addJob>[1] = {}) => {
    const jobId = await addJob(api.db, fields);
    const email = `${randomUUID()}@employer.example`;
    const [job] = await api.db.select().from(jobs).where(eq(jobs.id, jobId));
    const [employer] = await api.db
      .update(employers)
      .set({ applicationsEmail: email })
      .where(eq(employers.id, job!.employerId))
      .returning();
    return { jobId, email, employer: employer! };
  };
  const mailsTo = (email: string) => api.mails.filter(({ to }) => to === email);
  /** The token of the link in a text. */
  const tokenIn = (text: string) => /\/received-applications\/([\w.-]+)/.exec(text)![1]!;
  /** A new seeker's application. */
  const applyTo = async (jobId: number, body: { note?: string } = {}) => {
    const seeker = await api.signUp();
    const call = api.on(brand, seeker.token);
    const { file: cv } = await keep(api, seeker.token);
    const receipt = await call(applyToJob, { body: { job_id: jobId, cv, ...body } });
    return { ...seeker, call, cv, receipt };
  };
  /** An application, and the token of the link that its employer got. */
  const received = async (fields: Parameters<typeof addJob>[1] = {}) => {
    const target = await addEmployer(fields);
    const seeker = await applyTo(target.jobId, { note: "Hello" });
    return { ...target, seeker, token: tokenIn(mailsTo(target.email).at(-1)!.text) };
  };
  const open = (
    token: string,
    body: {
      application?: number;
      preview?: boolean;
      page?: number;
      status?: ApplicationStatus;
      job?: number;
    } = {},
  ) => api.on(brand)(openReceivedApplications, { body: { token, ...body } });
  /** Opens a signed path as a browser does. */
  const download = (href: string, host = `${brand}.localhost`) =>
    api.fetch(href, { headers: { host } }, "203.0.113.9");

  return { addEmployer, applyTo, received, open, download, mailsTo, tokenIn };
};
