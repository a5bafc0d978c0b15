import type { Answer, Call, CallInput, Payload } from "../../contract/call.ts";
import { CallError } from "../../contract/caller.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { Unreachable } from "./request.ts";
import { send } from "./send.ts";

/** Result of a change: the server's response, or the error. */
export type Changed<P> = ({ ok: true } & Answer<P>) | { ok: false; error: CallError };

interface ChangeOptions {
  /** Shows the change before the server has confirmed it; returns a function that undoes it. */
  optimistic?: () => () => void;
  /** Which outcomes are shown as toasts, with the server's message; "nothing" where the view shows them itself. */
  tell?: "all" | "failure" | "nothing";
  /** Whether the call is idempotent: it is then retried after a network failure. */
  repeatable?: boolean;
  /** Whether a call that is not idempotent waits to be sent while the browser is offline; a form keeps its values. */
  waits?: boolean;
  /** Called when the change begins to wait for the connection, and when it goes on; without it a toast says so. */
  onWaiting?: (isWaiting: boolean) => void;
}

/** Delays before retries after a network failure, in milliseconds. */
const retryDelays = [1_000, 4_000];

/**
 * Changes something on the server; all views use this. Offline, a repeatable call waits until the browser is online
 * again, as long as the page is open. Never throws: an error other than `CallError` is a bug, logged and shown.
 */
export const change = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  { optimistic, tell = "all", repeatable = false, waits = false, onWaiting }: ChangeOptions = {},
): Promise<Changed<Payload<C>>> => {
  const takeBack = optimistic?.();
  try {
    if (waits && !navigator.onLine) await backOnline(onWaiting);
    const answer = await (repeatable ? persistently(() => send(call, input), onWaiting) : send(call, input));
    if (tell === "all") toast.success(answer.message);
    return { ok: true, ...answer };
  } catch (thrown) {
    takeBack?.();
    const error = asCallError(thrown);
    if (tell !== "nothing") toast.error(error.message);
    return { ok: false, error };
  }
};

const persistently = async <T>(
  attempt: () => Promise<T>,
  onWaiting: ChangeOptions["onWaiting"],
): Promise<T> => {
  for (const delay of retryDelays) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await (navigator.onLine ? new Promise((resume) => setTimeout(resume, delay)) : backOnline(onWaiting));
    }
  }
  return attempt();
};

const backOnline = async (onWaiting: ChangeOptions["onWaiting"]): Promise<void> => {
  if (onWaiting) onWaiting(true);
  else toast.info("You are offline. This will be sent once you are back online.");
  await new Promise((resume) => addEventListener("online", resume, { once: true }));
  onWaiting?.(false);
};

const asCallError = (error: unknown): CallError => {
  if (error instanceof CallError) return error;
  console.error(error);
  return new CallError(0, "Something went wrong. Please try again.");
};
