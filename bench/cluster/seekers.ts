import { setTimeout as pause } from "node:timers/promises";
import { register, verifyOtp } from "../../src/contract/auth.ts";
import type { Caller } from "../../src/contract/caller.ts";
import type { TakenMail } from "../../tests/server/smtp-peer.ts";
import { keepCv, password } from "../hostile/seeker.ts";

/** Somebody who is signed in and has a CV. */
export interface Seeker {
  id: string;
  token: string;
  cv: string;
}

export const nameAndPassword = { given_name: "Ada", family_name: "Trial", password };

/**
 * Opens an account with the code that was mailed.
 * @param on a caller, with a token where one is given.
 */
export const openSeeker = async (
  on: (token?: string) => Caller,
  taken: readonly TakenMail[],
  email: string,
): Promise<Seeker> => {
  await on()(register, { body: { ...nameAndPassword, email } });
  const answer = await on()(verifyOtp, { body: { email, otp: await codeOf(taken, email) } });
  if (answer.purpose !== "register") throw new Error(`${email} was not confirmed.`);
  const { token, seeker } = answer.session;
  return { id: seeker.id, token, cv: (await keepCv(on(token))).file };
};

const codeOf = async (taken: readonly TakenMail[], email: string): Promise<string> => {
  for (;;) {
    const mail = taken.find(({ to }) => to.includes(email));
    const code = mail && /\b\d{6}\b/.exec(mail.data.slice(mail.data.indexOf("\r\n\r\n")))?.[0];
    if (code) return code;
    await pause(100);
  }
};
