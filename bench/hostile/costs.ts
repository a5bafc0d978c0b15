import { setTimeout as wait } from "node:timers/promises";
import { ask, type Ask } from "../ask.ts";
import { verdict, type Row } from "../report.ts";
import { hostOf } from "../site-paths.ts";
import { noticeBeside, ordinaryRequests } from "./beside.ts";
import { processorSeconds } from "./process-figures.ts";
import { brand } from "./seeker.ts";
import type { SitePaths } from "./raw-paths.ts";
import { sitePathsOf } from "./site-under-trial.ts";
import { openTarget, type Target } from "./target.ts";
import type { Trial } from "./trials.ts";

/** How much CPU time one anonymous request may use, in seconds. */
const limit = 1;
/** How many requests follow the first one, which fills caches, and the time after which fewer are enough, in milliseconds. */
const [repeats, enough] = [10, 4000];
/** How many of the costliest are sent in parallel, each over how many connections, and for how long in milliseconds. */
const [costliest, connections, loadTime] = [5, 8, 15_000];
/** The address of a separate client, whose requests must not use up other clients' rate limits. */
const stranger = "127.0.0.66";

interface Measured {
  what: string;
  request: Ask;
  seconds: number;
  status: number;
}

/** Measures what anonymous requests cost, and how fast others are served beside the costliest, with production limits. */
export const costs: Trial = async () => {
  const target = await openTarget({ AUTH_RATE_LIMIT: "" });
  try {
    const paths = await sitePathsOf(target.port);
    const measured: Measured[] = [];
    for (const [what, request] of Object.entries(requestsOf(target.port, paths)))
      measured.push({ what, request, ...(await measure(target, request)) });
    measured.sort((a, b) => b.seconds - a.seconds);
    return [
      ...measured.map(({ what, seconds, status }) => ({
        what,
        status,
        "processor (s)": `${seconds.toFixed(3)} < ${limit}: ${verdict(seconds < limit)}`,
      })),
      await besideLoad(
        target,
        measured.slice(0, costliest).map(({ request }) => request),
        paths["page on demand"].at(-1)!,
      ),
    ];
  } finally {
    await target.stop();
  }
};

/** The anonymous requests that are likely to be costly, and one of each other kind. */
const requestsOf = (port: number, paths: SitePaths): Record<string, Ask> => {
  const on = { port, host: hostOf(brand), from: stranger, headers: { "accept-encoding": "gzip" } };
  const get = (path: string): Ask => ({ ...on, path });
  const postText = (path: string, body: string): Ask => ({
    ...on,
    path,
    method: "POST",
    headers: { ...on.headers, "content-type": "application/json" },
    body,
  });
  const post = (path: string, body: unknown): Ask => postText(path, JSON.stringify(body));
  const picture = paths.file.find((path) => /wide.*\.(webp|avif)$/.test(path))!;
  const words = "chef cook nurse driver electrcian managr warehouse teacher cleaner painter";
  const unknown = "anybody@example.com";
  return {
    "a page": get("/"),
    "a page that is none": get("/page/none"),
    "a search page": get("/job/searched?q=chef"),
    "a search page of typing mistakes": get(`/job/searched?q=${encodeURIComponent(words)}`),
    "a job page": get(paths["page on demand"].at(-1)!),
    "the search of articles": get("/page/search?q=pay"),
    "the dashboard, signed out": get("/user/dashboard"),
    "the feed of jobs": get("/jobs/rss.xml"),
    "the Indeed feed": get("/indeed.xml"),
    "the map": get("/sitemap.xml"),
    "the map of jobs": get("/sitemap-jobs-1.xml"),
    "the map of searches": get("/sitemap-searches.xml"),
    "a film": get(paths.film[0]!),
    "a picture made larger": get(`/_image?href=${encodeURIComponent(picture)}&w=6000&h=6000&f=avif&q=100`),
    "a picture made a little larger": get(`/_image?href=${encodeURIComponent(picture)}&w=2000&f=avif`),
    "a picture of a page (Open Graph)": get("/social.png"),
    "the picture of a job": get(
      paths["page on demand"].at(-1)!.replace(/^\/job\/(\d+)\/.*/, "/og/job/$1.png"),
    ),
    "the description of the API": get("/v1/openapi.json"),
    "the page of the API": get("/docs/api"),
    "all countries": get("/v1/profile/countries"),
    "the overview of jobs": get("/v1/seeker/job/overview"),
    "featured jobs": get("/v1/seeker/job/feature-publish-job-new"),
    "a job by the API": get("/v1/seeker/job/1"),
    "a search for everything": post("/v1/seeker/job", {}),
    "a deep page of a search": post("/v1/seeker/job?page=300", { q: "experience" }),
    "a page of a search that is none": post("/v1/seeker/job?page=1000000", {}),
    "a search for many words": post("/v1/seeker/job", { q: words.repeat(3).slice(0, 200) }),
    "a search for single letters": post("/v1/seeker/job", {
      q: "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    }),
    "a search for mistakes": post("/v1/seeker/job", {
      q: "elctrcian wrehouse mangr tecaher cleanr paintr drivr",
    }),
    "a search for a long word": post("/v1/seeker/job", { q: "a".repeat(200) }),
    "a search for what is left out": post("/v1/seeker/job", {
      q: "-a -b -c -d -e -the -and -work -job -team",
    }),
    "a search all around a place": post("/v1/seeker/job", { q: "chef", location: 1000, radius: 500 }),
    "a search with every filter": post("/v1/seeker/job", {
      q: words,
      location: 1000,
      radius: 500,
      states: [1, 2, 3, 4, 5, 6, 7, 8],
      work_type: ["Full time", "Part time", "Casual"],
      min_salary: 1,
      max_salary: 99_999_999,
      date_posted: 30,
      sort: "salary",
    }),
    "a readable search": post("/v1/seeker/job/seo-search", { slug: "chef-in-sydney" }),
    "a readable search for much": post("/v1/seeker/job/seo-search", {
      slug: "in-a-of-".repeat(15).slice(0, 119),
    }),
    "places by a letter": post("/v1/locations/specific", { search_key: "a" }),
    "places by mistakes": post("/v1/locations/specific", { search_key: "syndey wset nrth melborne" }),
    "signing in": post("/v1/auth/login", { email: unknown, password: "wrong but long enough" }),
    "asking for an account": post("/v1/auth/register", {
      email: unknown,
      password: "correct horse 9 battery",
      given_name: "A",
      family_name: "B",
    }),
    "a code": post("/v1/auth/verify-otp", { email: unknown, otp: "000000" }),
    "a forgotten password": post("/v1/auth/forgot-password", { email: unknown }),
    "the largest body": post("/v1/seeker/job", { q: "chef", more: "a".repeat(250_000) }),
    "the deepest body": postText("/v1/seeker/job", "[".repeat(100_000) + "]".repeat(100_000)),
    "a body of many fields": post(
      "/v1/seeker/job",
      Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, at])),
    ),
    "a list of many": post("/v1/seeker/job", { category: Array.from({ length: 100_000 }, () => "a") }),
  };
};

/** CPU seconds of one request, measured one after the other. */
const measure = async ({ server }: Target, request: Ask): Promise<Pick<Measured, "seconds" | "status">> => {
  const pid = server.process.pid!;
  const before = processorSeconds(pid);
  const { status } = await ask(request);
  const first = processorSeconds(pid) - before;
  // A request that is far over the limit is not sent again.
  if (first > 3 * limit) return { seconds: first, status };
  const start = performance.now();
  let count = 0;
  while (count < repeats && performance.now() - start < enough) {
    await ask(request);
    count++;
  }
  return { seconds: (processorSeconds(pid) - before - first) / count, status };
};

/** Sends the costliest in parallel while another client makes ordinary requests; returns how long that client waited. */
const besideLoad = async ({ port }: Target, requests: readonly Ask[], jobPage: string): Promise<Row> => {
  const until = Date.now() + loadTime;
  const statuses = new Map<number, number>();
  const load = requests.flatMap((request) =>
    Array.from({ length: connections }, async () => {
      while (Date.now() < until) {
        const { status } = await ask(request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // Without a pause, a client that is rejected would busy-loop in this process, not in the server.
        if (status === 429 || status === 503) await wait(50);
      }
    }),
  );
  const on = { port, host: hostOf(brand) };
  await wait(500);
  const noticed = await noticeBeside(
    { ...ordinaryRequests(port), "a job page": () => ask({ ...on, path: jobPage }) },
    Promise.all(load),
  );
  return {
    what: `beside ${requests.length} × ${connections} of the costliest`,
    count: [...statuses.values()].reduce((all, one) => all + one, 0),
    "slowest (ms)": noticed.slowest,
    notes: [...[...statuses].map(([status, count]) => `${count} × ${status}`), ...noticed.failed].join(", "),
  };
};
