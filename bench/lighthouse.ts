import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import type { Brand } from "../src/contract/brand.ts";
import type { Caller } from "../src/contract/caller.ts";
import { login } from "../src/contract/auth.ts";
import { listEmployers } from "../src/contract/employers.ts";
import type { EmployerType } from "../src/contract/job-fields.ts";
import { searchJobs } from "../src/contract/jobs.ts";
import { articlesOf } from "../src/domain/articles/articles.ts";
import { employerPath } from "../src/domain/employers/employer-path.ts";
import { jobPath } from "../src/domain/jobs/job-text.ts";
import { demoPassword, demoSeekers } from "../src/server/demo/seekers.ts";
import { readEveryArticle } from "../src/site/content/published.ts";
import { loadBrands } from "../src/site/brands.ts";
import { buildWhenStale } from "../src/releases/build-when-stale.ts";
import { chromiumPath, installChromium } from "../tests/e2e/chromium.ts";
import { startServer } from "../tests/e2e/server-process.ts";
import { freePort } from "./free-port.ts";
import { verdict, type Filter, type Row } from "./report.ts";

export const title = "Lighthouse: a slow phone, medians of three runs";

const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
type Scores = Record<Category, number>;

/** What each kind of page must reach; search engines do not see a seeker's own pages. */
const perfect: Scores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
const own = { accessibility: 100, "best-practices": 100 };
const targets: Readonly<Record<string, Partial<Scores>>> = {
  landing: perfect,
  hero: perfect,
  article: perfect,
  blog: perfect,
  job: { ...perfect, performance: 99 },
  employer: { ...perfect, performance: 99 },
  aggregation: { ...perfect, performance: 99 },
  search: perfect,
  "search again": { ...perfect, performance: 97 },
  dashboard: own,
  profile: own,
  "profile section": own,
  "saved jobs": own,
  applications: own,
  account: own,
};

/** The seeker's own pages, which are measured signed in. */
const ownPaths = {
  dashboard: "/user/dashboard",
  profile: "/user/profile",
  "profile section": "/user/profile/work_experience",
  "saved jobs": "/user/saved",
  applications: "/user/applied",
  account: "/user/account",
};

export const run = async ({ brand, page }: Filter = {}): Promise<Row[]> => {
  installChromium();
  buildWhenStale();
  const dataDir = await mkdtemp(join(tmpdir(), "signboard-lighthouse-"));
  const server = await startServer(await freePort(), dataDir);
  const port = await freePort();
  const executablePath = chromiumPath();
  // Lighthouse opens its tabs in the browser's own context, which alone can keep cookies for it.
  const browser = await chromium.launchPersistentContext(join(dataDir, "browser"), {
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
    ...(executablePath && { executablePath }),
  });
  try {
    const rows: Row[] = [];
    for (const site of loadBrands().filter(({ id }) => !brand || id === brand)) {
      const origin = server.origin.replace("127.0.0.1", `${site.id}.localhost`);
      const call = server.on(site.id);
      const measureAll = async (paths: Record<string, string>) => {
        for (const [kind, path] of Object.entries(paths))
          if (!page || kind === page) rows.push(await measure(kind, site, origin + path, port));
      };
      await measureAll(await pathsOf(site, call));
      const { token } = await call(login, { body: { email: demoSeekers[0].email, password: demoPassword } });
      await browser.addCookies([{ name: "token", value: token, url: origin }]);
      await measureAll(ownPaths);
      await browser.clearCookies();
    }
    return rows;
  } finally {
    await browser.close();
    await server.kill();
    await rm(dataDir, { recursive: true });
  }
};

/** A page of each kind on a brand's site. */
const pathsOf = async (brand: Brand, call: Caller): Promise<Record<string, string>> => {
  const { guides, blogs } = articlesOf(readEveryArticle(), brand, { now: new Date() });
  const { data: jobs } = await call(searchJobs, { query: {}, body: {} });
  return {
    landing: "/",
    hero: "/sponsor",
    article: guides[0]!.path,
    blog: blogs[0]!.path,
    job: jobPath(jobs[0]!),
    ...(await employersOn(call)),
    search: "/job/searched",
    "search again": "/job/searched",
  };
};

/** Pages measured as for somebody who was there before: they do more then, such as marking jobs as new. */
const revisited = new Set(["search again"]);

const employersOn = async (call: Caller): Promise<Record<string, string>> => {
  // Those with a logo have banners and sections of their own, and are the heaviest.
  const richest = async (type: EmployerType) => {
    const { data } = await call(listEmployers, { query: { type } });
    return data.find(({ logo }) => logo !== null) ?? data[0];
  };
  const [employer, aggregation] = await Promise.all([richest("company"), richest("aggregation")]);
  return {
    ...(employer && { employer: employerPath(employer) }),
    ...(aggregation && { aggregation: employerPath(aggregation) }),
  };
};

/** One run of Lighthouse: scores of 0 to 100, times in milliseconds. */
interface Run extends Scores {
  lcp: number;
  tbt: number;
  cls: number;
  /** The audits that cost points. */
  lost: string[];
}

const measure = async (page: string, { id }: Brand, address: string, port: number): Promise<Row> => {
  const found: Run[] = [];
  for (let turn = 0; turn < runs; turn += 1) found.push(await audit(address, port, revisited.has(page)));
  const middle = (of: (run: Run) => number) => found.map(of).sort((a, b) => a - b)[Math.floor(runs / 2)]!;
  const target = targets[page]!;
  return {
    page,
    brand: id,
    ...Object.fromEntries(
      categories.map((name) => {
        const score = middle((run) => run[name]);
        const least = target[name];
        return [name, least === undefined ? score : `${score} ≥ ${least}: ${verdict(score >= least)}`];
      }),
    ),
    "LCP (ms)": Math.round(middle(({ lcp }) => lcp)),
    "TBT (ms)": Math.round(middle(({ tbt }) => tbt)),
    CLS: middle(({ cls }) => cls).toFixed(3),
    "costs points": [...new Set(found.flatMap(({ lost }) => lost))].join(", "),
  };
};

/** How often a page is tried: sometimes the browser loses the trace of a load. */
const tries = 3;

/** What is cleared before a run, for a first visit: Lighthouse alone leaves local storage. Cookies stay, for signed-in pages. */
const cleared = ["file_systems", "shader_cache", "service_workers", "cache_storage"] as const;

const audit = async (address: string, port: number, isAgain: boolean, turn = 1): Promise<Run> => {
  const result = await lighthouse(address, {
    port,
    onlyCategories: [...categories],
    clearStorageTypes: isAgain ? [...cleared] : [...cleared, "local_storage"],
    logLevel: "error",
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    if (turn < tries) return audit(address, port, isAgain, turn + 1);
    throw new Error(
      `Lighthouse could not measure ${address}: ${report?.runtimeError?.message ?? "no result"}`,
    );
  }
  const value = (name: string) => report.audits[name]?.numericValue ?? 0;
  const score = (name: Category) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const lost = categories
    .flatMap((name) => report.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    lost,
  };
};
