import type { Answer, Call, CallInput, Payload } from "../../contract/call.ts";
import { CallError } from "../../contract/caller.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { Unreachable } from "./request.ts";
import { send } from "./send.ts";

/** How a change went: what the server answered, or why it did not happen. */
export type Changed<P> = ({ ok: true } & Answer<P>) | { ok: false; error: CallError };

interface ChangeOptions {
  /** Shows the change before the server has taken it; gives what takes it back. */
  optimistic?: () => () => void;
  /** What toasts tell, in the server's words: how it went, only that it failed, or nothing where the view does. */
  tell?: "all" | "failure" | "nothing";
  /** Whether the call may be made twice: it is then made again after the network has failed. */
  repeatable?: boolean;
}

/** How long after the network failed a call is made again, in milliseconds. */
const retryDelays = [1_000, 4_000];

/**
 * Changes something on the server; the one way to do so from the browser. Offline, what is repeatable waits until the
 * browser is back, as long as the page is open. Never throws: what is no `CallError` is a fault of ours, logged and told.
 */
export const change = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  { optimistic, tell = "all", repeatable = false }: ChangeOptions = {},
): Promise<Changed<Payload<C>>> => {
  const takeBack = optimistic?.();
  try {
    const answer = await (repeatable ? persistently(() => send(call, input)) : send(call, input));
    if (tell === "all") toast.success(answer.message);
    return { ok: true, ...answer };
  } catch (thrown) {
    takeBack?.();
    const error = asCallError(thrown);
    if (tell !== "nothing") toast.error(error.message);
    return { ok: false, error };
  }
};

const persistently = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (const delay of retryDelays) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await (navigator.onLine ? new Promise((resume) => setTimeout(resume, delay)) : backOnline());
    }
  }
  return attempt();
};

const backOnline = (): Promise<unknown> => {
  toast.info("You are offline. This will be sent once you are back online.");
  return new Promise((resume) => addEventListener("online", resume, { once: true }));
};

const asCallError = (error: unknown): CallError => {
  if (error instanceof CallError) return error;
  console.error(error);
  return new CallError(0, "Something went wrong. Please try again.");
};
