import { atom } from "nanostores";
import { useEffect, useRef, useState } from "react";
import type { StoredFile, UploadCategory } from "../../contract/uploads.ts";
import { say } from "../../ui/heard/say.ts";
import { UploadError, uploadDocument } from "./uploads.ts";

/** How many uploads of the page are running: a form that waits for one cannot be saved yet. */
export const $running = atom(0);

/** State of the upload of one file. */
export type UploadState =
  | { state: "idle" }
  | { state: "sending"; name: string; progress: number }
  | {
      state: "failed";
      message: string;
      /** The file to try again, where that may succeed. */ file: File | null;
    };

/** An upload with progress that can be cancelled and tried again. */
export interface Upload {
  upload: UploadState;
  start: (file: File) => Promise<void>;
  cancel: () => void;
}

/** Uploads files of a category one at a time; `onDone` gets each stored file. Leaving the view cancels. */
export const useUpload = (
  category: UploadCategory,
  onDone: (file: StoredFile) => void | Promise<void>,
  send = uploadDocument,
): Upload => {
  const [upload, setUpload] = useState<UploadState>({ state: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File): Promise<void> => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const show = (state: UploadState) => !mine.signal.aborted && setUpload(state);
    show({ state: "sending", name: file.name, progress: 0 });
    $running.set($running.get() + 1);
    try {
      const stored = await send(file, {
        category,
        signal: mine.signal,
        onProgress: (progress) => show({ state: "sending", name: file.name, progress }),
      });
      if (mine.signal.aborted) return;
      show({ state: "idle" });
      say("The file has been uploaded.");
      await onDone(stored);
    } catch (error) {
      const [message, retry] =
        error instanceof UploadError ? [error.message, error.retry] : ["Failed to upload file", true];
      show({ state: "failed", message, file: retry ? file : null });
    } finally {
      $running.set($running.get() - 1);
    }
  };

  return {
    upload,
    start,
    cancel: () => {
      running.current?.abort();
      setUpload({ state: "idle" });
    },
  };
};
