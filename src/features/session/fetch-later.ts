import type { Call, CallInput, Payload } from "../../contract/call.ts";

/**
 * Makes a call from a page that begins without the API's client: it is loaded with the first call. Returns the payload,
 * and throws as `request` does.
 */
export const fetchLater = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Payload<C>> => {
  const { request } = await import("./request.ts");
  return (await request(call, input, signal)).payload;
};
