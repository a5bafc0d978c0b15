import { lookup } from "node:dns";
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { FetchFault } from "./fetch-fault.ts";

interface PublicRequest extends Pick<RequestOptions, "method" | "headers"> {
  signal: AbortSignal;
  /** Whether an IP address may be contacted. */
  isAllowed: (ip: string) => boolean;
  body?: string;
}

/**
 * Makes one request by HTTP or HTTPS, connecting to the very IP address that was checked (SSRF), and gives the response
 * when its headers have arrived. Follows no redirects.
 * @throws FetchFault when the address may not be contacted; other errors when it cannot be reached.
 */
export const requestPublic = (
  url: URL,
  { signal, isAllowed, body, ...options }: PublicRequest,
): Promise<IncomingMessage> => {
  const notPublic = new FetchFault("is not at a public address");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || (isIP(host) && !isAllowed(host)))
    throw notPublic;
  const checked: LookupFunction = (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      if (!found.every(({ address }) => isAllowed(address))) return callback(notPublic, []);
      if (options.all) return callback(null, found);
      callback(null, found[0]!.address, found[0]!.family);
    });
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // A reused connection could lead to an address that was checked for another host name.
    request(url, { ...options, signal, agent: false, lookup: checked }, resolve)
      .once("error", reject)
      .end(body);
  });
};
