import type { Call, CallInput, Payload } from "../../contract/call.ts";
import { callBody, CallError, callPath } from "../../contract/caller.ts";
import { editorPicturesPath, type EditorPicture } from "../../contract/editor-pictures.ts";
import { exchange } from "../session/request.ts";
import { refusalText } from "./editor-text.ts";

/**
 * Makes a call of the editor on the page's own host, where its cookie is. Throws `CallError`, with status 0 when there
 * was no response.
 */
export const callEditor = async <C extends Call>(call: C, input: CallInput<C>): Promise<Payload<C>> => {
  const body = callBody(input) as Record<string, unknown> | undefined;
  const { payload } = await exchange<Payload<C>>(callPath(call, input), {
    method: call.method,
    ...(body !== undefined && { body }),
  });
  return payload;
};

/** Sends a picture for a draft, and gives how its text names it. Throws as `callEditor` does. */
export const sendPicture = async (draft: string, file: File): Promise<EditorPicture> => {
  const path = `${editorPicturesPath}?${new URLSearchParams({ draft, name: file.name })}`;
  return (await exchange<EditorPicture>(path, { method: "PUT", body: file })).payload;
};

/** What went wrong, in words for the writer. */
export const messageOf = (error: unknown): string => {
  if (error instanceof CallError) return refusalText(error);
  throw error;
};
