import type { IncomingMessage, ServerResponse } from "node:http";
import { brandOfHost } from "../../domain/brands/host-rule.ts";
import type { Brand } from "../../contract/brand.ts";
import { countView } from "./count-view.ts";
import { forwarded } from "./forwarded.ts";
import type { Release, Releases } from "./release.ts";
import type { HostServices } from "./site-of.ts";
import type { StaticFile } from "./static-files.ts";
import { StaticFilesInMemory } from "./static-files-in-memory.ts";

/** Clients write few hosts in few ways; others are read anew each time. */
const mostHosts = 1000;

/**
 * What the server answers from memory, before it reads a request any further: files of the current release that were
 * requested before, on hosts of brands. Whatever is kept was found on the usual way, which has checked its address.
 */
export class AnswersInMemory {
  readonly #services: HostServices;
  readonly #releases: Releases;
  readonly #brandByHost = new Map<string, Brand>();
  #opened: { release: Release; files: StaticFilesInMemory } | undefined;

  constructor(services: HostServices, releases: Releases) {
    this.#services = services;
    this.#releases = releases;
  }

  /** Answers a request from memory; returns whether it could. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = "" } = request;
    if (!url.startsWith("/")) return false;
    const brand = this.#brandOf(request);
    if (!brand) return false;
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    if (!this.#files.answer(addressOf(brand.id, path), request, response)) return false;
    countView(request, response, path, brand);
    return true;
  }

  /**
   * Keeps a file that was found for a path as it was requested.
   * @param headers of the response, beside those of the file itself.
   */
  keepFile({ id }: Brand, path: string, file: StaticFile, headers: Readonly<Record<string, string>>): void {
    // A file that cannot be read is reported by the response that it was found for.
    void this.#files.keep(addressOf(id, path), file, headers).catch(() => undefined);
  }

  /** Files of the current release; those of the one before are dropped. */
  get #files(): StaticFilesInMemory {
    const release = this.#releases.current();
    if (this.#opened?.release !== release)
      this.#opened = { release, files: new StaticFilesInMemory(release.client) };
    return this.#opened.files;
  }

  /** The brand that names the host of a request as its own; undefined for every other host. */
  #brandOf(request: IncomingMessage): Brand | undefined {
    if (hasManyHosts(request)) return undefined;
    const { config, brands } = this.#services;
    const get = (name: string) => (request.headers[name] as string | undefined) ?? null;
    const { host } = forwarded({ get }, request.socket.remoteAddress ?? "", config);
    if (host === null) return undefined;
    const known = this.#brandByHost.get(host);
    if (known) return known;
    const id = brandOfHost(host, brands, { unknownHost: "refuse" });
    const brand = brands.find((one) => one.id === id);
    if (brand && this.#brandByHost.size < mostHosts) this.#brandByHost.set(host, brand);
    return brand;
  }
}

const addressOf = (brand: string, path: string): string => `${brand} ${path}`;

/** Whether a request names several hosts, of which Node takes the first (`normalizeRequestHost`). */
const hasManyHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === "host") hosts++;
  return hosts > 1;
};
