import type { Outcome } from "../../platform/sandbox/sandbox.ts";

/** A file that cannot be kept; the message is for the seeker. */
export class ContentFault extends Error {
  override name = "ContentFault";
}

const ended = {
  time: "Checking this file takes too long. Please save it again, smaller or simpler, and upload that.",
  memory: "This file needs too much memory to be checked. Please save it again, smaller or simpler.",
  damage: "The file is damaged and cannot be checked. Please save it again and upload that.",
};

/** What a sandboxed process found. @throws ContentFault when the process had to be ended. */
export const foundBy = <Result>(outcome: Outcome<Result>): Result => {
  if (outcome.state === "done") return outcome.result;
  throw new ContentFault(ended[outcome.by]);
};
