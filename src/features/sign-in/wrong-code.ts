import { CallError } from "../../contract/caller.ts";
import { codeIsWrong, codeMinutes, maxTries } from "../../contract/code-rules.ts";

/**
 * Explains why a code was refused. The server names all reasons at once, so that nobody can guess codes; while the code
 * is young and has not been tried often, the likely reason is a slip, and the same code still works.
 */
export const createCodeCheck = (now: () => number = Date.now) => {
  let sentAt = now();
  let slips = 0;
  return {
    /** Another code was sent. */
    sentAgain: (): void => {
      sentAt = now();
      slips = 0;
    },
    /** The error to show in place of the server's. */
    explain: (error: unknown): unknown => {
      if (!(error instanceof CallError) || !error.errors["otp"]?.[0]?.startsWith(codeIsWrong)) return error;
      slips++;
      if (slips >= maxTries || now() >= sentAt + codeMinutes * 60_000) return error;
      const message = "That code is not right. Check it, or ask for a new one.";
      return new CallError(error.status, message, { otp: [message] });
    },
  };
};
