import {
  forgotPassword,
  login,
  register,
  resetPassword,
  verifyOtp,
  type Session,
} from "../../contract/auth.ts";
import { forgetOwnData } from "../session/own-data.ts";
import { keepSeeker } from "../session/seeker.ts";
import { send } from "../session/send.ts";
import { forgetSessionEnded } from "../session/session-ended.ts";
import type { SignInActions } from "./steps.ts";

/** Stores who has just signed in. Only their own drafts stay. */
export const signedIn = (session: Session): void => {
  forgetSessionEnded();
  forgetOwnData(session.seeker.id);
  keepSeeker(session.seeker);
};

/** Actions of the sign-in steps; each returns the server's response, and throws `CallError`. */
export const signInActions: SignInActions = {
  register: (body) => send(register, { body }),
  login: async (body) => {
    const answer = await send(login, { body });
    signedIn(answer.payload);
    return answer;
  },
  verifyOtp: async (body) => {
    const answer = await send(verifyOtp, { body });
    if (answer.payload.purpose === "register") signedIn(answer.payload.session);
    return answer;
  },
  forgotPassword: (body) => send(forgotPassword, { body }),
  resetPassword: async (body) => {
    const answer = await send(resetPassword, { body });
    signedIn(answer.payload);
    return answer;
  },
};
