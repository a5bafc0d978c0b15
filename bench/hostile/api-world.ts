import { applyToJob } from "../../src/contract/applications.ts";
import { likeJob } from "../../src/contract/saved-jobs.ts";
import { demoSeekers } from "../../src/server/demo/seekers.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { operationsOf, type ApiWorld } from "./api-cases.ts";
import { brand, keepCv, openAccount, password, plainJobs } from "./seeker.ts";
import type { Target } from "./target.ts";

/** Opens two accounts and gives each a CV, an application and a saved job, so that there is data to leak. */
export const apiWorldOf = async ({ server }: Target): Promise<ApiWorld> => {
  const description = await fetch(`${server.origin}/v1/openapi.json`, {
    headers: { "host-name": "workinaus.localhost" },
  });
  const own = await Promise.all(
    ["ada", "ben"].map(async (name) => {
      const secret = `secret-of-${name}`;
      const email = `${secret}@example.com`;
      const token = await openAccount(server, email);
      const call = server.on(brand, token);
      const cv = await keepCv(call, secret);
      const [job_id] = await plainJobs(call, 1);
      const sent = await call(applyToJob, {
        body: { job_id: job_id!, cv: cv.file, note: secret, right_to_work: "citizen" },
      });
      await call(likeJob, { params: { id: job_id! }, body: { liked: true } });
      return { token, secrets: [secret], email, cv, job_id: job_id!, application: sent.id };
    }),
  );
  const pages = [1, 2, 3, 4, 5].map((at) => own[0]!.job_id + at * 37);
  return {
    operations: operationsOf((await description.json()) as Parameters<typeof operationsOf>[0]),
    brands: loadBrands(),
    seekers: own,
    known: {
      id: [...own.flatMap(({ cv, job_id, application }) => [cv.id, job_id, application]), ...pages, 36, 1000],
      job_id: [...own.map(({ job_id }) => job_id), ...pages],
      cv: own.map(({ cv }) => cv.file),
      file: own.map(({ cv }) => cv.file),
      email: ["new@example.com", ...demoSeekers.map(({ email }) => email), ...own.map(({ email }) => email)],
      password: ["signboard-demo", "wrong but long enough", password],
      otp: ["000000", "123456"],
      slug: ["chef-in-sydney", "privacy-policy", "about-us", "nurse-in-perth-wa"],
      contact: ["sam@example.com", "+61 400 000 000"],
      location: [1, 1000, 1001, 36],
      file_name: ["cv.pdf", "cv.docx", "a/../cv.pdf", "cv.exe"],
      content_type: ["application/pdf", "application/msword"],
      question_id: ["1", "right-to-work"],
      category: ["hospitality", "resume", "automotive"],
    },
  };
};
