import { UserFacingError } from "../../runtime/user-facing-error.ts";

/** A command is used in a way that there is not; the message says what is wrong. The command line ends with 2. */
export class UsageError extends UserFacingError {
  override name = "UsageError";
}
