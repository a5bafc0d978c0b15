import { expect, type APIRequestContext } from "@playwright/test";
import type { CapturedMail } from "../../src/server/platform/mail/outbox.ts";
import { port } from "./site.ts";

/** The newest captured mail to an address whose subject fits and whose text has something; waits for it. */
export const mailTo = async (
  request: APIRequestContext,
  email: string,
  subject: RegExp,
  has = "",
): Promise<CapturedMail> => {
  let mail: CapturedMail | undefined;
  await expect(async () => {
    const answer = await request.get(`http://127.0.0.1:${port}/dev/mail?format=json`);
    const mails = (await answer.json()) as CapturedMail[];
    mail = mails.find((one) => one.to === email && subject.test(one.subject) && one.text.includes(has));
    expect(mail).toBeDefined();
  }).toPass();
  return mail!;
};

/** The code in the newest captured mail to an address whose subject fits; waits for it. */
export const codeFor = async (
  request: APIRequestContext,
  email: string,
  subject: RegExp = /code/,
): Promise<string> => /\b\d{6}\b/.exec((await mailTo(request, email, subject)).text)![0];
