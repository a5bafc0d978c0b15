import type { Answer, Call, CallInput, ErrorAnswer, Payload } from "../../contract/call.ts";
import { callBody, CallError, callPath } from "../../contract/caller.ts";
import { editorPicturesPath, type EditorPicture } from "../../contract/editor-pictures.ts";
import { refusalText } from "./editor-text.ts";

/** A call that the server refused, with what the answer has to go on with. */
export class Refused extends CallError {
  override name = "Refused";
  readonly payload: unknown;

  constructor(status: number, { message, errors, payload }: ErrorAnswer) {
    super(status, message, errors);
    this.payload = payload;
  }
}

/**
 * Makes a call of the editor on the page's own host, where its cookie is. Throws `Refused`, or `CallError` with status 0
 * when there was no response.
 */
export const callEditor = async <C extends Call>(call: C, input: CallInput<C>): Promise<Payload<C>> => {
  const body = callBody(input);
  return send<Payload<C>>(callPath(call, input), {
    method: call.method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    }),
  });
};

/** Sends a picture for a draft, and gives how its text names it. Throws as `callEditor` does. */
export const sendPicture = (draft: string, file: File): Promise<EditorPicture> =>
  send<EditorPicture>(`${editorPicturesPath}?${new URLSearchParams({ draft, name: file.name })}`, {
    method: "PUT",
    body: file,
  });

const send = async <P>(path: string, init: RequestInit): Promise<P> => {
  const response = await fetch(path, init).catch(() => {
    throw new CallError(0, "We could not reach the site. Check your connection.");
  });
  const answer = (await response.json().catch(() => ({
    message: "The site did not answer as it should. Please try again.",
  }))) as Answer<P> & ErrorAnswer;
  if (!response.ok) throw new Refused(response.status, answer);
  return answer.payload;
};

/** What went wrong, in words for the writer. */
export const messageOf = (error: unknown): string => {
  if (error instanceof CallError) return refusalText(error);
  throw error;
};
