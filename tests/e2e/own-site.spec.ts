import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { hostsOf, mainHost as hostOf } from "../../src/domain/brands/host-rule.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { allOf, readXml, type XmlElement } from "../xml.ts";
import { ask, readPage, type CrawledPage } from "./crawl.ts";

const brands = loadBrands();
const mainHosts = new Map(brands.map((brand) => [brand.id, hostOf(brand, false)!]));
const otherHosts = (id: string) => new Set(brands.filter((brand) => brand.id !== id).flatMap(hostsOf));

const readFeed = async (brand: string, path: string): Promise<XmlElement> => {
  let answer = await ask(brand, path);
  // A feed of thousands of jobs takes a while the first time.
  while (answer.status === 503) {
    await wait(Number(answer.headers["retry-after"]) * 1000);
    answer = await ask(brand, path);
  }
  expect(answer.status, `${brand}${path}`).toBe(200);
  expect(answer.headers["content-type"], path).toMatch(/^application\/(\w+\+)?xml; charset=utf-8$/);
  return readXml(answer.text);
};

// Each list of addresses is expected once: ten thousands of expectations would take more than all requests.

/** The paths of addresses that must all be on the brand's main host. */
const ownPaths = (brand: string, addresses: readonly string[], where: string): string[] => {
  const urls = addresses.map((address) => new URL(address));
  const strange = urls.filter(({ hostname }) => hostname !== mainHosts.get(brand)).map(({ href }) => href);
  expect(strange, `${brand}${where}`).toEqual([]);
  return urls.map(({ pathname, search }) => pathname + search);
};

/** What a page links to and loads on its own site; links to another brand, or to an id that is not there, fail. */
const ownLinks = (brand: string, path: string, page: CrawledPage): string[] => {
  const [main, others] = [mainHosts.get(brand)!, otherHosts(brand)];
  const urls = page.addresses.map((address) => new URL(address, `http://${main}${path}`));
  const own = urls.filter(({ hostname, protocol }) => hostname === main && /^https?:$/.test(protocol));
  const wrong = [
    ...urls.filter(({ hostname }) => others.has(hostname)),
    ...own.filter(({ pathname, hash }) => pathname === path && hash && !page.ids.has(hash.slice(1))),
  ];
  expect(
    wrong.map(({ href }) => href),
    `${brand}${path}`,
  ).toEqual([]);
  return own.map(({ pathname, search }) => pathname + search);
};

/** So many entries of a list, from all over it. */
const some = <T>(list: readonly T[], count: number): T[] =>
  list.filter((_, at) => at % Math.ceil(list.length / count) === 0);

const partition = <T>(list: readonly T[], fits: (entry: T) => boolean): [T[], T[]] => [
  list.filter(fits),
  list.filter((entry) => !fits(entry)),
];

const locs = (xml: XmlElement) => allOf(xml, "loc").map(({ text }) => text);

type Sitemaps = Record<"pages" | "searches" | "jobs" | "employers" | "competitions", string[]>;

/** What was read, by brand: all tests of this file are about the same. */
const sitemaps = new Map<string, Promise<Sitemaps>>();

/** The paths of a brand's pages, searches, jobs, employers and competitions. */
const sitemapsOf = (brand: string): Promise<Sitemaps> => {
  const read = sitemaps.get(brand) ?? readSitemaps(brand);
  sitemaps.set(brand, read);
  return read;
};

/** Reads them from robots.txt on. */
const readSitemaps = async (brand: string): Promise<Sitemaps> => {
  const { text: robots } = await ask(brand, "/robots.txt");
  const [index = ""] = ownPaths(brand, [/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ""], "/robots.txt");
  const found: Sitemaps = {
    pages: [],
    searches: [],
    jobs: [],
    employers: [],
    competitions: [],
  };
  for (const path of ownPaths(brand, locs(await readFeed(brand, index)), index)) {
    const paths = ownPaths(brand, locs(await readFeed(brand, path)), path);
    const [, kind] = /^\/sitemap-(pages|searches|jobs|employers|competitions)/.exec(path) ?? [];
    found[kind as keyof typeof found].push(...paths);
  }
  return found;
};

for (const { id } of brands)
  test(`every address in the sitemaps and feeds of ${id} is its own, and every link leads somewhere`, async () => {
    const { pages, searches, jobs, employers, competitions } = await sitemapsOf(id);
    expect(pages.length).toBeGreaterThan(10);
    expect(searches.length).toBeGreaterThan(2);
    expect(jobs.length).toBeGreaterThan(10);
    expect(employers.length).toBeGreaterThan(10);
    const all = [...pages, ...searches, ...jobs, ...employers, ...competitions];
    expect(new Set(all).size).toBe(all.length);

    const inFeeds: string[] = [];
    for (const path of ["/rss.xml", "/atom.xml", "/jobs/rss.xml", "/indeed.xml"]) {
      const feed = await readFeed(id, path);
      const addresses = [
        ...["link", "guid", "url", "publisherurl"]
          .flatMap((name) => allOf(feed, name))
          .map(({ text }) => text),
        ...[...allOf(feed, "link"), ...allOf(feed, "atom:link")].map(({ attributes }) => attributes["href"]),
      ].filter((address): address is string => Boolean(address));
      inFeeds.push(...ownPaths(id, addresses, path));
    }
    const told = new Set([...pages, ...jobs, "/rss.xml", "/atom.xml", "/jobs/rss.xml"]);
    expect(inFeeds.filter((path) => !told.has(path))).toEqual([]);
    expect(new Set(inFeeds.filter((path) => path.startsWith("/job/") && !path.includes("?"))).size).toBe(
      jobs.length + 1,
    );

    const links = new Map<string, string>();
    const read = [...pages, ...some(searches, 8), ...some(jobs, 4), ...some(employers, 8), ...competitions];
    for (const path of read) {
      const { status, text } = await ask(id, path);
      expect(status, id + path).toBe(200);
      const page = readPage(text);
      expect(page.noIndex, id + path).toBe(false);
      expect(ownPaths(id, [page.canonical ?? ""], path), id + path).toEqual([path]);
      for (const link of ownLinks(id, path, page)) links.set(link, path);
    }
    for (const path of read) links.delete(path);
    // Pages made on demand are many, and alike.
    const [live, fixed] = partition([...links], ([link]) =>
      /^\/(jobs?|enterprise|recruiter|association|aggregation)\//.test(link),
    );
    const wrong: string[] = [];
    for (const [link, from] of [...fixed, ...some(live, 40)]) {
      const { status, headers, text } = await ask(id, link);
      if (status !== 200) wrong.push(`${link} on ${from} answers ${status}`);
      else if (headers["content-type"]?.startsWith("text/html")) {
        const { noIndex, canonical = "" } = readPage(text);
        if (!noIndex && !ownPaths(id, [canonical], link).every((path) => all.includes(path)))
          wrong.push(`${link} on ${from} may be indexed, and is in no sitemap`);
      }
    }
    expect(wrong).toEqual([]);
  });

test("no page or job of one site is on another", async () => {
  const sites = await Promise.all(
    brands.map(async ({ id }) => {
      const { pages, jobs, employers, competitions } = await sitemapsOf(id);
      return { id, paths: new Set([...pages, ...jobs, ...employers, ...competitions]) };
    }),
  );
  const wrong: string[] = [];
  for (const { id, paths } of sites) {
    const others = new Set(sites.flatMap((site) => [...site.paths]).filter((path) => !paths.has(path)));
    const [live, pages] = partition([...others], (path) =>
      /^\/(job|enterprise|recruiter|association|aggregation)\//.test(path),
    );
    for (const path of pages) if ((await ask(id, path)).status !== 404) wrong.push(id + path);
    for (const path of some(live, 60)) {
      const { status, text } = await ask(id, path);
      // A job that has ended meanwhile, and an employer whose jobs here have, keep a page that is in no sitemap.
      if (status !== 404 && !readPage(text).noIndex) wrong.push(id + path);
    }
  }
  expect(wrong).toEqual([]);
});
