import type { Browser, BrowserContextOptions } from "playwright";
import { applyToJob, updateApplication } from "../src/contract/applications.ts";
import { login } from "../src/contract/auth.ts";
import { callerOf, type Caller } from "../src/contract/caller.ts";
import type { JobCard } from "../src/contract/job-fields.ts";
import { getJob, searchJobs } from "../src/contract/jobs.ts";
import { updateSeekerProfile } from "../src/contract/profile/seeker-profile.ts";
import { likeJob } from "../src/contract/saved-jobs.ts";
import { signUpload, uploadFile } from "../src/contract/uploads.ts";
import { demoPassword, demoSeekers } from "../src/server/demo/seekers.ts";
import { pdf } from "../tests/server/documents.ts";

/** Whose account is drawn: the demo's second seeker. */
const { email } = demoSeekers[1];
export const pageSeeker: string = email;

/** What a browser keeps of the seeker once signed in on a site: the server limits how often that is done. */
export const signedIn = async (browser: Browser, options: BrowserContextOptions) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // A file of the site without scripts.
  await page.goto("/robots.txt");
  const status = await page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).status;
    },
    [login.path, { email, password: demoPassword }] as const,
  );
  if (status !== 200) throw new Error(`The demo seeker cannot sign in: ${status}`);
  const state = await context.storageState();
  await context.close();
  return state;
};

const skills = [
  "Menu planning",
  "Food safety",
  "Stock control",
  "Knife skills",
  "Rostering",
  "Pastry",
  "Barista",
];

const keepCv = async (call: Caller): Promise<string> => {
  const sign = {
    file_name: "Mei Tanaka CV.pdf",
    content_type: "application/pdf",
    category: "resume",
  } as const;
  const { url, file, headers } = await call(signUpload, { body: sign });
  const { ok, status } = await fetch(url, { method: "PUT", headers, body: pdf() });
  if (!ok) throw new Error(`The CV could not be sent: ${status}`);
  return (await call(uploadFile, { body: { file } })).file;
};

/** The first jobs of a search that take an application without questions. */
const simpleJobs = async (call: Caller, jobs: readonly JobCard[], count: number): Promise<number[]> => {
  const found: number[] = [];
  for (const { id } of jobs) {
    const job = await call(getJob, { params: { id } });
    if (!job.apply_url && !job.screening.length) found.push(id);
    if (found.length === count) return found;
  }
  throw new Error("The demo has too few jobs without questions.");
};

/**
 * Gives the seeker of a server with the demo data saved jobs, skills, a sent application and a withdrawn one.
 * @returns the id of a job that can be applied to without questions
 */
export const fillSeeker = async (origin: string): Promise<number> => {
  const headers = { "host-name": "hospitality.localhost" };
  const visitor = callerOf((request) => fetch(request), origin, headers);
  const { token } = await visitor(login, { body: { email, password: demoPassword } });
  const call = callerOf((request) => fetch(request), origin, {
    ...headers,
    authorization: `Bearer ${token}`,
  });
  const { data } = await call(searchJobs, { body: { q: "chef" } });
  for (const { id } of data.slice(0, 3)) await call(likeJob, { params: { id }, body: { liked: true } });
  const profile = {
    current_occupation: "Chef",
    mobile: "+61412345678",
    skills: skills.map((skill) => ({ skill })),
  };
  await call(updateSeekerProfile, { body: profile });
  const cv = await keepCv(call);
  const [sent, withdrawn, open] = await simpleJobs(call, data, 3);
  for (const job_id of [sent!, withdrawn!])
    await call(applyToJob, { body: { job_id, cv, right_to_work: "citizen", phone: "0412 345 678" } });
  await call(updateApplication, { params: { id: withdrawn! }, body: { withdraw: true } });
  return open!;
};
