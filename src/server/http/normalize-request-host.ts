import type { IncomingMessage } from "node:http";
import { normalHost } from "../../domain/brands/host-rule.ts";

/**
 * Normalises host and path of a request before anything reads them. An absolute URL in the request line takes
 * precedence over the `Host` header (RFC 9112, section 3.2.2); several hosts, or an invalid one, count as none.
 */
export const normalizeRequestHost = (request: IncomingMessage): void => {
  const whole = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(request.url ?? "");
  if (whole) request.url = whole[2]!.startsWith("/") ? whole[2]! : `/${whole[2]!}`;
  const given = request.headersDistinct["host"] ?? [];
  const host = whole ? whole[1] : given.length === 1 ? given[0] : undefined;
  const settled = normalHost(host) === null ? undefined : host;
  if (settled === given[0] && given.length < 2) return;
  const others = request.rawHeaders.filter((_, at, all) => all[at - (at % 2)]?.toLowerCase() !== "host");
  request.rawHeaders = settled === undefined ? others : ["Host", settled, ...others];
  if (settled === undefined) delete request.headers.host;
  else request.headers.host = settled;
};
