import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { insideOf, withMobile } from "../domain/mobile-path.ts";
import { mobilePage } from "../site/mobile-page.ts";

/**
 * Changes what a development server sends into what the server sends for the web view of an app: pages without header
 * and footer, redirects that stay inside. Other files stay as they are.
 */
export const forWebView = (response: ServerResponse): void => {
  const parts: Uint8Array[] = [];
  const { writeHead, write, end } = response;
  const keep = (part: unknown, encoding?: unknown) => {
    if (typeof part === "string") parts.push(Buffer.from(part, encoding as BufferEncoding | undefined));
    else if (part instanceof Uint8Array) parts.push(part);
  };
  // Headers are sent with the first part of the body, so that they can still change until it is whole.
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((one) => typeof one === "object") as OutgoingHttpHeaders | undefined;
    for (const [name, value] of Object.entries(headers ?? {}))
      if (value !== undefined) response.setHeader(name, value);
    return response;
  };
  response.write = (part: unknown, encoding?: unknown) => {
    keep(part, encoding);
    return true;
  };
  response.end = (part?: unknown, encoding?: unknown) => {
    keep(part, encoding);
    Object.assign(response, { writeHead, write, end });
    const location = response.getHeader("location");
    if (typeof location === "string" && location.startsWith("/"))
      response.setHeader("location", insideOf(withMobile("/"), location));
    const body = Buffer.concat(parts);
    if (!String(response.getHeader("content-type")).startsWith("text/html")) return response.end(body);
    for (const name of ["content-length", "etag"]) response.removeHeader(name);
    return response.end(mobilePage(body.toString()));
  };
};
