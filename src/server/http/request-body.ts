import type { IncomingMessage, ServerResponse } from "node:http";
import { filesPath } from "../platform/files/disk-store.ts";

/** The largest body that is not a file, in bytes: 256 KiB. */
export const maxBodyBytes = 256 * 1024;

/** How long a body may take, in milliseconds. A file may take longer while it moves: so many bytes in that time. */
const bodyLimits = { bodyMs: 30_000, slowestBytes: 30 * 1024, fileMs: 600_000 };
/** What is read of a body that nobody wants, so that the client reads its answer, in bytes. */
const maxUnwanted = 16 * 1024 * 1024;

/** What is said of a body that is too large, before anything of it is read. */
export const tooLarge = "The body is larger than 256 KB.";

/** Whether a request says itself that its body is larger than any call or form takes. */
export const isTooLarge = (request: IncomingMessage): boolean =>
  !isFile(request) && Number(request.headers["content-length"] ?? 0) > maxBodyBytes;

/**
 * Sees to it that the body of a request ends: one that takes too long is answered with 408 and its connection closed.
 * What an answer left unread is read and dropped, so that the connection can be used again, and closed when it is more
 * than a client that made a mistake would send.
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
    // Whoever began to read it has stopped, and would pause it again.
    request.removeAllListeners("data");
    request.on("data", () => {
      if (socket.bytesRead - before > maxUnwanted) socket.destroy();
    });
    request.resume();
  });
};

/** Uploads have limits of their own (`files-route.ts`). */
const isFile = ({ method, url = "" }: IncomingMessage): boolean =>
  method === "PUT" && url.startsWith(filesPath);
