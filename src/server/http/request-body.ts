import type { IncomingMessage, ServerResponse } from "node:http";
import { editorPicturesPath } from "../../contract/editor-pictures.ts";
import { filesPath } from "../platform/files/disk-store.ts";

/** The largest body that is not a file, in bytes: 256 KiB. */
export const maxBodyBytes = 256 * 1024;

/** How long a body may take, in milliseconds. A file may take longer if at least `slowestBytes` arrive in `bodyMs`. */
const bodyLimits = { bodyMs: 30_000, slowestBytes: 30 * 1024, fileMs: 1_800_000 };
/** How much of an unused body is read, so that the client gets the response, in bytes. */
const maxUnwanted = 16 * 1024 * 1024;

/** Message for a body whose declared length is too large. */
export const tooLarge = "The body is larger than 256 KB.";

/** Whether the declared length of a body is larger than any call or form accepts. */
export const isTooLarge = (request: IncomingMessage): boolean =>
  !isFile(request) && Number(request.headers["content-length"] ?? 0) > maxBodyBytes;

/**
 * Limits how long a request's body may take: a slow one gets 408 and its connection is closed. When a handler leaves a
 * body unread, the rest is read and discarded so that the connection can be reused; above `maxUnwanted` bytes the
 * connection is closed.
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
    if (request.complete) return done();
    const moved = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (!isFile(request) || moved < slowestBytes || Date.now() - started > fileMs) cut();
  }, bodyMs).unref();
  const done = () => clearInterval(timer);
  request.once("end", done).once("close", done);
  response.once("finish", () => {
    if (request.complete) return;
    const before = socket.bytesRead;
    // A reader that has stopped would otherwise pause the stream again.
    request.removeAllListeners("data");
    request.on("data", () => {
      if (socket.bytesRead - before > maxUnwanted) socket.destroy();
    });
    request.resume();
  });
};

/** Uploads have limits of their own (`files-route.ts`, `mount-editor.ts`). */
const isFile = ({ method, url = "" }: IncomingMessage): boolean =>
  method === "PUT" && (url.startsWith(filesPath) || url.startsWith(editorPicturesPath));
