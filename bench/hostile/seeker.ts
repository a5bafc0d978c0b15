import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { login, register, verifyOtp } from "../../src/contract/auth.ts";
import { CallError, type Caller } from "../../src/contract/caller.ts";
import { getJob, searchJobs } from "../../src/contract/jobs.ts";
import { signUpload, uploadFile, type StoredFile } from "../../src/contract/uploads.ts";
import type { CapturedMail } from "../../src/server/platform/mail/outbox.ts";
import { pdf } from "../../tests/e2e/cv.ts";
import type { ServerProcess } from "../../tests/e2e/server-process.ts";

/** The site that the trials' seekers use: it has every job. */
export const brand = "workinaus";

export const password = "correct horse 9 battery";

/** Registers an account; a successful response acknowledges it. */
export const askForAccount = (server: ServerProcess, email: string): Promise<unknown> =>
  server.on(brand)(register, { body: { email, password, given_name: "Ada", family_name: "Trial" } });

/**
 * The six-digit code in the newest mail to an address.
 * @param patienceMs how long to wait for it: the server sends mail after it has responded.
 */
export const codeOf = async (
  { origin }: ServerProcess,
  email: string,
  patienceMs = 60_000,
): Promise<string | undefined> => {
  const end = performance.now() + patienceMs;
  for (;;) {
    const mails = (await (await fetch(`${origin}/dev/mail?format=json`)).json()) as CapturedMail[];
    const code = mails
      .map(({ to, text }) => (to === email ? /\b\d{6}\b/.exec(text)?.[0] : undefined))
      .find(Boolean);
    if (code || performance.now() > end) return code;
    await pause(50);
  }
};

/** Opens an account, confirms it with the mailed code, and returns its token. */
export const openAccount = async (server: ServerProcess, email: string): Promise<string> => {
  await askForAccount(server, email);
  const answer = await server.on(brand)(verifyOtp, {
    body: { email, otp: (await codeOf(server, email)) ?? "" },
  });
  if (answer.purpose !== "register") throw new Error(`${email} was not confirmed.`);
  return answer.session.token;
};

export const signIn = async (server: ServerProcess, email: string, secret = password): Promise<string> =>
  (await server.on(brand)(login, { body: { email, password: secret } })).token;

/** Uploads a CV to its signed address and confirms the upload. */
export const keepCv = async (call: Caller, text: string = randomUUID()): Promise<StoredFile> => {
  const { url, headers } = await call(signUpload, {
    body: { file_name: `${text}.pdf`, content_type: "application/pdf", category: "resume" },
  });
  const sent = await fetch(url, {
    method: "PUT",
    headers,
    body: new Uint8Array(pdf(text)),
  });
  if (!sent.ok) throw new CallError(sent.status, "The upload was refused.");
  return call(uploadFile, { body: { file: url.split("?")[0]!, type: "resume" } });
};

/** Ids of jobs that take applications on the site and have no screening questions. */
export const plainJobs = async (call: Caller, count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1; ids.length < count; page++) {
    const { data } = await call(searchJobs, { query: { page }, body: { sort: "date" } });
    if (!data.length) break;
    for (const { id } of data) {
      const job = await call(getJob, { params: { id } });
      if (job.apply_url === null && !job.screening.some((one) => one.required)) ids.push(id);
    }
  }
  return ids;
};
