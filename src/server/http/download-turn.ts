import { concurrency, type Client } from "./concurrency-limits.ts";

type Download = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * Opens a long download in its turn, which lasts until it has been sent.
 * @param open opens it, and calls `onEnd` when it is complete or its reader has gone.
 * @throws HttpError 429 or 503 when there are too many at once.
 */
export const inDownloadTurn = (
  client: Client,
  open: (onEnd: () => void) => Promise<Download>,
): Promise<Download> =>
  new Promise((resolve, reject) => {
    const work = () => new Promise<void>((onEnd, fail) => void open(onEnd).then(resolve, fail));
    concurrency.downloads(client, work).catch(reject);
  });
