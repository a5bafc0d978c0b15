import { randomUUID } from "node:crypto";
import type { Agent } from "node:http";
import { signUpload } from "../../src/contract/uploads.ts";
import { demoPassword, demoSeekers } from "../../src/server/demo/seekers.ts";
import type { Random } from "../../src/server/demo/random.ts";
import { callerOf, type Caller } from "../../src/contract/caller.ts";
import { pdf } from "../../tests/e2e/cv.ts";
import { ask, askJson, payloadOf, type Ask, type Answered } from "../ask.ts";
import { keepCv, plainJobs } from "../hostile/seeker.ts";
import { filesOf, hostOf, jobsOf, pagesOf } from "../site-paths.ts";

/** Sends one request, or a few that belong together, and returns the last response. */
export type Visit = (random: Random) => Promise<Answered>;

const allBrands = [
  "automotive",
  "hospitality",
  "electrical",
  "early-learning",
  "migration",
  "initiatives",
  "workinaus",
];
/** How many addresses visitors without an account come from; each seeker has one of their own. */
const addresses = 100;
/** The site that seekers sign in on: it has every job. */
const main = "workinaus";

/**
 * Every kind of request with its share of all requests in percent.
 * @param jobs how many jobs each seeker needs to apply to.
 * @param accounts who sign in.
 * @param brands the sites that are visited.
 */
export const visitsOf = async (
  port: number,
  agent: Agent,
  jobs: number,
  accounts: readonly { email: string }[] = demoSeekers,
  brands: readonly string[] = allBrands,
): Promise<{ kind: string; share: number; visit: Visit }[]> => {
  const visitor = (random: Random, brand: string): Omit<Ask, "path"> => ({
    ...{ port, agent, host: hostOf(brand) },
    from: `127.0.2.${random.int(1, addresses)}`,
  });
  const get = (random: Random, brand: string, path: string, headers: Record<string, string> = {}) =>
    ask({
      ...visitor(random, brand),
      path,
      headers: { "accept-encoding": "gzip, br", ...headers },
    });
  const sites = await Promise.all(brands.map((brand) => siteOf(port, brand)));
  const seekers = await Promise.all(accounts.map(({ email }) => seekerOf(port, email, jobs)));
  let turn = 0;
  /** Another seeker and job each time, so that every application is new. */
  const next = () => {
    const number = turn++ % seekers.length;
    const seeker = seekers[number]!;
    const on = { port, agent, host: hostOf(main), from: `127.0.3.${number + 1}` };
    return { on, seeker, job: seeker.jobs[Math.floor(turn / seekers.length) % seeker.jobs.length]! };
  };
  return [
    { kind: "pages", share: 20, visit: (random) => visitPage(random) },
    { kind: "files", share: 65, visit: (random) => visitFile(random) },
    {
      kind: "job pages",
      share: 8,
      visit: (random) => {
        const site = random.pick(sites);
        return get(random, site.brand, random.pick(site.jobs));
      },
    },
    {
      kind: "searches",
      share: 5,
      visit: (random) =>
        random.chance(0.3)
          ? get(random, random.pick(brands), `/job/searched?q=${encodeURIComponent(random.pick(words))}`)
          : askJson(
              { ...visitor(random, random.pick(brands)), path: `/v1/seeker/job?page=${random.int(1, 3)}` },
              searchOf(random),
            ),
    },
    {
      kind: "sign-in",
      share: 0.6,
      visit: (random) =>
        askJson(
          { ...visitor(random, main), path: "/v1/auth/login" },
          { email: random.pick(accounts).email, password: demoPassword },
        ),
    },
    {
      kind: "save",
      share: 0.7,
      visit: (random) => {
        const { on, seeker, job } = next();
        return askJson(
          { ...on, path: `/v1/seeker/job/${job}/like` },
          { liked: random.chance(0.8) },
          seeker.token,
        );
      },
    },
    {
      kind: "apply",
      share: 0.6,
      visit: () => {
        const { on, seeker, job } = next();
        const body = {
          job_id: job,
          cv: seeker.cv,
          note: "I would like to work with you.",
          right_to_work: "citizen",
        };
        return askJson({ ...on, path: "/v1/seeker/job/apply-job" }, body, seeker.token);
      },
    },
    { kind: "upload", share: 0.1, visit: () => upload(next()) },
  ];

  function visitPage(random: Random): Promise<Answered> {
    const site = random.pick(sites);
    return get(random, site.brand, random.pick(site.pages));
  }

  function visitFile(random: Random): Promise<Answered> {
    const site = random.pick(sites);
    const path = random.pick(site.files);
    // As browsers request films.
    return get(random, site.brand, path, /\.(mp4|webm)$/.test(path) ? { range: "bytes=0-" } : {});
  }
};

/** The paths that a visitor requests: a site's pages, and the files that a dozen of them refer to. */
const siteOf = async (port: number, brand: string) => {
  const pages = await pagesOf(port, brand);
  const some = ["/", "/job", "/job/searched", "/sign-in", ...pages.slice(0, 8)];
  const files = (await Promise.all(some.map((page) => filesOf(port, brand, page)))).flat();
  const jobs = await jobsOf(port, brand);
  if (!pages.length || !files.length || !jobs.length)
    throw new Error(`The site of ${brand} has nothing to visit.`);
  return { brand, pages: [...pages, "/sign-in", "/job/searched"], files, jobs };
};

const callOn = (port: number, token?: string): Caller =>
  callerOf((request) => fetch(request), `http://127.0.0.1:${port}`, {
    "host-name": hostOf(main),
    ...(token && { authorization: `Bearer ${token}` }),
  });

interface LoadSeeker {
  token: string;
  cv: string;
  jobs: number[];
}

const seekerOf = async (port: number, email: string, jobs: number): Promise<LoadSeeker> => {
  const answer = await askJson(
    { port, host: hostOf(main), path: "/v1/auth/login" },
    { email, password: demoPassword },
  );
  const { token } = payloadOf<{ token: string }>(answer);
  const call = callOn(port, token);
  return { token, cv: (await keepCv(call)).file, jobs: await plainJobs(call, jobs) };
};

/** Uploads a CV through a signed address, confirms it and removes it, because a seeker's files are limited. */
const upload = async ({
  on,
  seeker: { token },
}: {
  on: Omit<Ask, "path">;
  seeker: LoadSeeker;
}): Promise<Answered> => {
  const file = { file_name: "cv.pdf", content_type: "application/pdf", category: "resume" };
  const signed = await askJson({ ...on, path: signUpload.path }, file, token);
  if (signed.status !== 200) return signed;
  const { url } = payloadOf<{ url: string }>(signed);
  const { pathname, search } = new URL(url);
  const sent = await ask({
    ...on,
    path: pathname + search,
    method: "PUT",
    headers: { "content-type": file.content_type },
    body: pdf(randomUUID()),
  });
  if (sent.status !== 200) return sent;
  const kept = await askJson(
    { ...on, path: "/v1/seeker/upload-file" },
    { file: url.split("?")[0], type: "resume" },
    token,
  );
  if (kept.status !== 200) return kept;
  const { id } = payloadOf<{ id: string }>(kept);
  return ask({
    ...on,
    path: `/v1/seeker/upload-file/${id}`,
    method: "DELETE",
    headers: { authorization: `Bearer ${token}` },
  });
};

const words = [
  "chef",
  "electrician",
  "nurse",
  "warehouse",
  "manager",
  "truck driver",
  "barista",
  "sparky",
  "teacher",
  "electrcian",
  '"sous chef" -casual',
  "apprentice",
  "receptionist",
  "early childhood teacher",
];

/** A search as visitors make them. */
export const searchOf = (random: Random): Record<string, unknown> => ({
  ...(random.chance(0.8) && { q: random.pick(words) }),
  ...(random.chance(0.4) && { location: random.int(1000, 1050), radius: random.pick([5, 10, 25, 50, 100]) }),
  ...(random.chance(0.2) && { states: [random.int(1, 8)] }),
  ...(random.chance(0.3) && { work_type: [random.pick(["Full time", "Part time", "Casual", "Contract"])] }),
  ...(random.chance(0.2) && { min_salary: random.int(4, 12) * 10_000 }),
  ...(random.chance(0.2) && { date_posted: random.pick([1, 3, 7, 14, 30]) }),
  ...(random.chance(0.1) && { remote: true }),
  ...(random.chance(0.3) && { sort: random.pick(["relevance", "date", "salary"]) }),
});
