import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import * as account from "../../../src/contract/account.ts";
import { applyToJob } from "../../../src/contract/applications.ts";
import * as auth from "../../../src/contract/auth.ts";
import { updateSeekerProfile } from "../../../src/contract/profile/seeker-profile.ts";
import { decideApplication, openReceivedApplications } from "../../../src/contract/received-applications.ts";
import { likeJob } from "../../../src/contract/saved-jobs.ts";
import { tellStory } from "../../../src/contract/stories.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { outboxOf } from "../../../src/server/platform/mail/open-mailer.ts";
import { captureMail } from "../../../src/server/platform/mail/outbox.ts";
import { queueNames } from "../../../src/server/platform/queue/queue.ts";
import { profileEntries } from "../../../src/server/profile/tables.ts";
import { addJob } from "../add-job.ts";
import { pdf } from "../documents.ts";
import { codeFor, openBrowser } from "../browser.ts";
import { type TestApi } from "../test-api.ts";
import { keep, send, sendAs } from "../upload.ts";
import { password, register, type Signed } from "./sign-in.ts";

export const phone = "+61 491 570 156";

/** A seeker who has used everything: every table that can hold something of them does. */
export const busySeeker = async (api: TestApi) => {
  const familyName = `Zzyzx${randomUUID().slice(0, 8)}`;
  const seeker = await register(api, { given_name: "Quilla", family_name: familyName });
  const { call, token, id } = seeker;
  const jobId = await addJob(api.db);
  await setUpEmployer(api, jobId);
  await call(updateSeekerProfile, { body: { seeker_languages: [{ id: 1 }] } });
  await api.db.insert(profileEntries).values({ seekerId: id, section: "kept", data: { mobile: phone } });
  await call(likeJob, { params: { id: jobId } });
  const cv = await keep(api, token, "my cv.pdf");
  const { file: letter } = await sendAs(api, token, "documents", "my letter.pdf", pdf("letter"));
  const sent = await call(applyToJob, {
    body: { job_id: jobId, cv: cv.file, documents: [letter], note: `Call ${phone}` },
  });
  await decideAsEmployer(api, sent.id, `Dear Quilla ${familyName}`);
  await send(api, token, "waiting.pdf");
  const changed = await changeEmail(api, seeker);
  const visitor = openBrowser(api, "automotive");
  await visitor.call(auth.forgotPassword, { body: { email: changed } });
  const names = { given_name: "Quilla", family_name: familyName };
  await visitor.call(auth.register, { body: { ...names, email: changed, password } });
  await visitor.call(tellStory, {
    body: {
      story: "I moved here to work for a year, and then I stayed.",
      name: familyName,
      contact: changed,
      consent: true,
    },
  });
  await call(account.changeEmail, { body: { email: `${randomUUID()}@example.com` } });
  await api.services.queue.boss.send(queueNames.deadMail, { job: "password-changed", seeker: id });
  await api.services.queue.boss.send(queueNames.mail, { job: "password-changed", seeker: id });
  for (const mail of api.mails.filter(({ to }) => to === changed || to === seeker.email))
    await captureMail(outboxOf(api.services.config), mail, `<${randomUUID()}@example.com>`);
  return { ...seeker, email: changed, formerEmail: seeker.email, familyName, jobId };
};

/** Gives the employer of a job an address for applications and a hiring site. */
const setUpEmployer = async (api: TestApi, jobId: number) => {
  const employer = api.db.select({ id: jobs.employerId }).from(jobs).where(eq(jobs.id, jobId));
  await api.db
    .update(employers)
    .set({ applicationsEmail: "jobs@employer.example" })
    .where(inArray(employers.id, employer));
  const site = { url: "https://hiring.example.com", key: "a key that only tests know" };
  Object.assign(api.services.config, { HIRING_SITES: { "*": site } });
};

/** Opens an application by the employer's link, and decides with a note. */
const decideAsEmployer = async (api: TestApi, id: number, note: string) => {
  const mail = api.mails.findLast(({ to }) => to === "jobs@employer.example")!;
  const token = /received-applications\/([\w.-]+)/.exec(mail.text)![1]!;
  const call = api.on("automotive");
  await call(openReceivedApplications, { body: { token } });
  const body = { token, from: "viewed", to: "interview", note } as const;
  await call(decideApplication, { params: { id }, body });
};

/** Moves the account to another address, and gives it. */
const changeEmail = async (api: TestApi, { call, email }: Signed): Promise<string> => {
  const other = `${randomUUID()}@example.com`;
  await call(account.changeEmail, { body: { email: other } });
  const body = { current_code: codeFor(api, email), new_code: codeFor(api, other) };
  await call(account.confirmEmail, { body });
  return other;
};
