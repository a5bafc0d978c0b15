import { expect, type APIRequestContext } from "@playwright/test";
import type { CapturedMail } from "../../src/server/lib/outbox.ts";
import { port } from "./site.ts";

/** The code in the newest captured mail to an address whose subject fits; waits for it. */
export const codeFor = async (
  request: APIRequestContext,
  email: string,
  subject: RegExp = /code/,
): Promise<string> => {
  let code: string | undefined;
  await expect(async () => {
    const answer = await request.get(`http://127.0.0.1:${port}/dev/mail?format=json`);
    const mails = (await answer.json()) as CapturedMail[];
    const mail = mails.find((one) => one.to === email && subject.test(one.subject));
    code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code!;
};
