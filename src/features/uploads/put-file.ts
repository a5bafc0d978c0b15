import { timeoutMs } from "../../contract/caller.ts";

/** How long an upload may go on without progress, in milliseconds: the time-out of requests (spec §7). */
const stallMs = timeoutMs;

interface PutOptions {
  /** Called with the progress, from 0 to 1. */
  onProgress: (part: number) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a file to a signed URL with the given headers. An XMLHttpRequest, because fetch reports no upload progress.
 * Rejects when the store refuses it, cannot be reached, takes nothing more for 90 seconds, or the signal ends it.
 */
export const putFile = (
  url: string,
  file: Blob,
  headers: Readonly<Record<string, string>>,
  { onProgress, signal }: PutOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), stallMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress(total ? loaded / total : 0);
    };
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(`${request.status} ${request.responseText}`));
    request.onerror = () => reject(new Error("no answer"));
    request.onabort = request.onerror;
    request.onloadend = () => clearTimeout(timer);
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
    wait();
  });
