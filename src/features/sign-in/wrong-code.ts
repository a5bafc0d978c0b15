import { CallError } from "../../contract/caller.ts";

/** How long an emailed code is good for, in milliseconds. */
const codeMs = 10 * 60_000;
/** After more wrong codes than this the code itself is used up. */
const mostSlips = 4;

/** How the server begins when it refuses a code, whatever the reason. */
const refusal = /^This code is wrong/;

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
      if (!(error instanceof CallError) || !refusal.test(error.errors["otp"]?.[0] ?? "")) return error;
      slips++;
      if (slips > mostSlips || now() >= sentAt + codeMs) return error;
      const message = "That code is not right. Check it, or ask for a new one.";
      return new CallError(error.status, message, { otp: [message] });
    },
  };
};
