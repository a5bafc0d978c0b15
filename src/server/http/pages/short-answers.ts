import type { IncomingMessage, ServerResponse } from "node:http";

/** Sends a sentence in place of a page. */
export const plain = (response: ServerResponse, status: number, message: string, headers = {}): void =>
  void response
    .writeHead(status, { "content-type": "text/plain; charset=utf-8", ...headers })
    .end(`${message}\n`);

/** Refuses a request before the API or the pages handle it, with a response like the API's. */
export const refuse = (response: ServerResponse, status: number, message: string, headers = {}): void =>
  void response
    .writeHead(status, { "content-type": "application/json", "cache-control": "no-store", ...headers })
    .end(JSON.stringify({ message }));

/** Refuses a method. @param allow Those that the address takes. */
export const notTaken = ({ method }: IncomingMessage, response: ServerResponse, allow: string): void =>
  refuse(response, 405, `This address takes ${allow}, not ${method}.`, { allow });
