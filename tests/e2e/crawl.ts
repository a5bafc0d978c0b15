import { Agent } from "node:http";
import { DomUtils, parseDocument } from "htmlparser2";
import { ask as askServer, type Answered } from "../../bench/ask.ts";
import { port } from "./site.ts";

const agent = new Agent({ keepAlive: true });

/**
 * Asks a brand's site for a path, as a robot does: nothing runs, nothing is kept, and no redirect is followed.
 * @throws Error when there is no answer.
 */
export const ask = async (brand: string, path: string): Promise<Answered & { text: string }> => {
  const answer = await askServer({ port, agent, host: `${brand}.localhost:${port}`, path });
  if (answer.error) throw new Error(`${brand}${path}: ${answer.error}`);
  return { ...answer, text: answer.body.toString() };
};

/** What a page says of itself and where it leads. */
export interface CrawledPage {
  canonical: string | undefined;
  noIndex: boolean;
  /** Everything that it links to, loads or names as data, as it is written. */
  addresses: string[];
  /** The ids that a link can lead to. */
  ids: ReadonlySet<string>;
  /** Its structured data. */
  data: Record<string, unknown>[];
}

export const readPage = (html: string): CrawledPage => {
  const document = parseDocument(html);
  const all = DomUtils.findAll(() => true, document.children);
  const meta = (name: string) => all.find(({ attribs }) => attribs["name"] === name)?.attribs["content"];
  const data = all
    .filter(({ attribs }) => attribs["type"] === "application/ld+json")
    .map((script) => JSON.parse(DomUtils.textContent(script)) as Record<string, unknown>);
  return {
    canonical: all.find(({ attribs }) => attribs["rel"] === "canonical")?.attribs["href"],
    noIndex: meta("robots")?.includes("noindex") ?? false,
    addresses: all
      .flatMap(({ attribs }) => [
        attribs["href"],
        attribs["src"],
        attribs["poster"],
        attribs["action"],
        ...(attribs["srcset"] ?? "").split(",").map((candidate) => candidate.trim().split(/\s/)[0]),
        ...(/^(og:url|og:image)$/.test(attribs["property"] ?? "") ? [attribs["content"]] : []),
      ])
      .concat(addressesIn(data))
      .filter((address): address is string => Boolean(address)),
    ids: new Set(all.flatMap(({ attribs }) => attribs["id"] ?? [])),
    data,
  };
};

/** The addresses in structured data, wherever they stand; templates and the names of schema.org are none. */
const addressesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      key.startsWith("@") || key === "urlTemplate" ? [] : addressesIn(inner),
    );
  return typeof value === "string" && /^https?:\/\/\S+$/.test(value) ? [value] : [];
};
