import {
  forgotPassword,
  login,
  register,
  resetPassword,
  verifyOtp,
  type Session,
} from "../../contract/auth.ts";
import type { CallInput } from "../../contract/call.ts";
import { keepSeeker } from "../session/seeker.ts";
import { send } from "../session/send.ts";
import { forgetSessionEnded } from "../session/session-ended.ts";

const signedIn = (session: Session): Session => {
  forgetSessionEnded();
  keepSeeker(session.seeker);
  return session;
};

/** What the steps of signing in do; each throws `CallError`. */
export const signInActions = {
  register: (body: CallInput<typeof register>["body"]) => send(register, { body }),
  login: async (body: CallInput<typeof login>["body"]) => signedIn(await send(login, { body })),
  verifyOtp: async (body: CallInput<typeof verifyOtp>["body"]) => {
    const answer = await send(verifyOtp, { body });
    if (answer.purpose === "register") signedIn(answer.session);
    return answer;
  },
  forgotPassword: (body: CallInput<typeof forgotPassword>["body"]) => send(forgotPassword, { body }),
  resetPassword: async (body: CallInput<typeof resetPassword>["body"]) =>
    signedIn(await send(resetPassword, { body })),
};
