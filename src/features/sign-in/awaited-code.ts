import { keptForAWhile } from "../session/kept-for-a-while.ts";
import type { CodePurpose, SignInActions, Step } from "./steps.ts";

/** Whom a code was mailed to, and what for; for as long as the code is valid, as phones drop pages while mail is read. */
const awaited = keptForAWhile<{ email: string; purpose: CodePurpose }>("portal:awaited-code", 10 * 60_000);

/** Whether a code was mailed that is not typed yet. */
export const isCodeAwaited = (): boolean => awaited.read() !== null;

/** Keeps what a step awaits, for a page that is loaded again. */
export const keepAwaited = (step: Step): void => {
  if (step.name === "otp") awaited.keep({ email: step.email, purpose: step.purpose });
  else awaited.drop();
};

/** The step of the code that was awaited when the page was left; null where none is. */
export const awaitedStep = ({ forgotPassword }: Pick<SignInActions, "forgotPassword">): Step | null => {
  const code = awaited.read();
  if (!code) return null;
  const { email, purpose } = code;
  // What an account is made from is not stored: without its form, no other code can be asked for.
  if (purpose === "register") return { name: "otp", ...code, before: { name: "register", email } };
  return { name: "otp", ...code, resend: async () => (await forgotPassword({ email })).message };
};
