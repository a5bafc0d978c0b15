import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { editorPicturesPath } from "../../contract/editor-pictures.ts";
import { filesPath } from "../platform/files/disk-store.ts";

/** The largest body that is not a file, in bytes: 256 KiB. */
export const maxBodyBytes = 256 * 1024;

/** How long a body may take, in milliseconds. A file may take longer if at least `slowestBytes` arrive in `bodyMs`. */
const bodyLimits = { bodyMs: 30_000, slowestBytes: 30 * 1024, fileMs: 1_800_000 };
/**
 * Unused bodies are read a few at a time, and the next begins after so many milliseconds at the latest: hundreds at once
 * would fill the memory with what nobody wants, and hold up other requests.
 */
const discards = pLimit(4);
const discardMs = 100;

/** Message for a body whose declared length is too large. */
export const tooLarge = "The body is larger than 256 KB.";

/** Whether the declared length of a body is larger than any call or form accepts. */
export const isTooLarge = (request: IncomingMessage): boolean =>
  !isFile(request) && Number(request.headers["content-length"] ?? 0) > maxBodyBytes;

/** Whether a body is compressed for the way: Node.js takes it for chunks alone, and handlers do not see the header. */
export const isTransferCoded = ({ headers }: IncomingMessage): boolean =>
  !/^(?:chunked)?$/i.test(headers["transfer-encoding"]?.trim() ?? "");
/** Message for such a body. */
export const transferCoded = "Send the body uncompressed: with Transfer-Encoding: chunked, or without it.";

/**
 * Limits how long a request's body may take: a slow one gets 408 and its connection is closed. What a handler leaves
 * unread is read and discarded, so that the client gets the response and can use the connection again.
 */
export const boundBody = (
  request: IncomingMessage,
  response: ServerResponse,
  { bodyMs, slowestBytes, fileMs } = bodyLimits,
): void => {
  if (request.headers["content-length"] === undefined && !request.headers["transfer-encoding"]) return;
  const { socket } = request;
  const started = Date.now();
  let seen = socket.bytesRead;
  const cut = () => {
    if (response.headersSent) return void socket.destroy();
    response.writeHead(408, { "content-type": "application/json", connection: "close" });
    response.end(JSON.stringify({ message: "The body did not arrive in time." }), () => socket.destroySoon());
  };
  const timer = setInterval(() => {
    // A body that has come waits for its handler, for as long as that takes.
    if (request.complete) return done();
    const moved = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (!isFile(request) || moved < slowestBytes || Date.now() - started > fileMs) cut();
  }, bodyMs).unref();
  const done = () => clearInterval(timer);
  request.once("end", done).once("close", done);
  response.once("close", () => {
    done();
    if (!request.complete && !socket.destroyed) discard(request, bodyMs);
  });
};

/** Reads what is left of a body, in its turn; the connection is closed when that takes longer than `bodyMs`. */
const discard = (request: IncomingMessage, bodyMs: number): void => {
  const { socket } = request;
  // A reader that has stopped would otherwise pause the stream again.
  request.removeAllListeners("data");
  socket.pause();
  const deadline = setTimeout(() => socket.destroy(), bodyMs).unref();
  // A request whose response was sent hears of no end but its own: Node.js tells it nothing of its connection's.
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(deadline);
      socket.off("close", end);
      resolve();
    };
    request.once("end", end);
    socket.once("close", end);
  });
  void discards(async () => {
    socket.resume();
    request.resume();
    await Promise.race([ended, sleep(discardMs)]);
  });
};

/** Uploads have limits of their own (`files-route.ts`, `mount-editor.ts`). */
const isFile = ({ method, url = "" }: IncomingMessage): boolean =>
  method === "PUT" && (url.startsWith(filesPath) || url.startsWith(editorPicturesPath));
