import type { Call, CallInput } from "../../../contract/call.ts";
import type { applyToJob, updateApplication } from "../../../contract/applications.ts";
import type { login } from "../../../contract/auth.ts";
import type { searchJobs } from "../../../contract/jobs.ts";
import type { signUpload, uploadFile } from "../../../contract/uploads.ts";

const file =
  "https://jobs.example.com/v1/uploads/3f0e8f5e-55b2-4c53-9d8b-6f2f2a3f6a01/0b54a1c6-6a5e-4c0e-8f6c-1d6f0e2b7a3c/resume/1795824000000-cv.pdf";

type BodyOf<C extends Call> = CallInput<C> extends { body?: infer Body } ? Body : never;
type Bodies<Calls extends Record<string, Call>> = { [Name in keyof Calls]: BodyOf<Calls[Name]> };

/** Bodies of the calls on the way to a receipt that the introduction describes, by the names of the calls. */
const bodies: Bodies<{
  login: typeof login;
  searchJobs: typeof searchJobs;
  signUpload: typeof signUpload;
  uploadFile: typeof uploadFile;
  applyToJob: typeof applyToJob;
  updateApplication: typeof updateApplication;
}> = {
  login: { email: "sam@example.com", password: "correct horse battery staple" },
  searchJobs: { q: "mechanic", work_type: ["Full time"], sort: "date" },
  signUpload: { file_name: "cv.pdf", content_type: "application/pdf", size: 48_213, category: "resume" },
  uploadFile: { file, name: "CV of a mechanic.pdf" },
  applyToJob: {
    job_id: 1024,
    cv: file,
    answers: [{ question_id: "licence", answer: "Yes" }],
    note: "I can start in March.",
    phone: "04 1234 5678",
    right_to_work: "citizen",
    time_zone: "Australia/Perth",
  },
  updateApplication: { withdraw: true },
};

/** The example of a call's body; undefined for calls without one. */
export const exampleOf = (name: string): unknown => (bodies as Record<string, unknown>)[name];
