import { setTimeout as wait } from "node:timers/promises";
import { ask, askJson, payloadOf, type Answered } from "../ask.ts";
import { verdict, type Row } from "../report.ts";
import { hostOf } from "../site-paths.ts";
import { demoPassword, demoSeekers } from "../../src/server/demo/seekers.ts";
import { readyAgain } from "./kills.ts";
import { ownPostgres } from "../../tests/server/own-postgres.ts";
import { brand, plainJobs } from "./seeker.ts";
import { sitePathsOf } from "./site-under-trial.ts";
import { openTarget, type Target } from "./target.ts";
import type { Trial } from "./trials.ts";
import { missingOf, startWriting } from "./writer.ts";

/** How long a response may take without a database, in milliseconds. */
const limit = 5000;

/** PostgreSQL stops under traffic and comes back. */
export const away: Trial = async () => {
  const postgres = await ownPostgres();
  if (!postgres) return [{ what: "database away", notes: "not tried: PostgreSQL is not installed" }];
  const target = await openTarget({ DATABASE_URL: postgres.url });
  try {
    const jobs = await plainJobs(target.server.on(brand), 50);
    const asked = await questions(target.port, jobs[0]!);
    const writer = await startWriting(target.server, jobs);
    await wait(1000);
    await postgres.end("SIGINT");
    const wrong = new Map<string, string>();
    for (let round = 0; round < 5; round++)
      for (const [what, { send, isFixed }] of Object.entries(asked)) {
        const answer = await send();
        const fault = isFixed ? (answer.status === 200 ? undefined : said(answer)) : faultOf(answer);
        if (fault) wrong.set(what, fault);
      }
    await writer.stop();
    await postgres.start();
    await readyAgain(target);
    for (const [what, { send }] of Object.entries(asked)) {
      const answer = await send();
      if (answer.status >= 500 || !answer.status) wrong.set(`${what}, once it is back`, said(answer));
    }
    const lost = await missingOf(writer.acknowledged, target.server);
    for (const [what, fault] of wrong) console.log(`database away: ${what}: ${fault}`);
    for (const { what } of lost) console.log(`database away: lost: ${what}`);
    return [
      {
        what: "database away",
        count: Object.keys(asked).length * 5,
        faults: `${wrong.size}: ${verdict(wrong.size === 0)}`,
        acknowledged: writer.acknowledged.length,
        lost: `${lost.length}: ${verdict(lost.length === 0)}`,
        notes: [...wrong].map(([what, fault]) => `${what}: ${fault}`).join("; "),
      } satisfies Row,
    ];
  } finally {
    await target.stop();
    await postgres.remove();
  }
};

interface Question {
  send: () => Promise<Answered>;
  /** Needs no database. */
  isFixed?: boolean;
}

const questions = async (port: Target["port"], job: number): Promise<Record<string, Question>> => {
  const paths = await sitePathsOf(port);
  const on = { port, host: hostOf(brand), limit };
  const get = (path: string) => () => ask({ ...on, path });
  const [seeker] = demoSeekers;
  const signIn = () =>
    askJson({ ...on, path: "/v1/auth/login" }, { email: seeker.email, password: demoPassword });
  const { token } = payloadOf<{ token: string }>(await signIn());
  return {
    "a page": { send: get("/"), isFixed: true },
    "an article": { send: get(paths.page.find((path) => path.startsWith("/page/"))!), isFixed: true },
    "a picture": { send: get(paths.file.find((path) => /\.(webp|avif)$/.test(path))!), isFixed: true },
    "a feed of the build": { send: get("/rss.xml"), isFixed: true },
    "/healthz": { send: get("/healthz"), isFixed: true },
    "/readyz": { send: get("/readyz") },
    "a job page": { send: get(`/job/${job}/x`) },
    "a search page": { send: get("/job/searched?q=chef") },
    "the dashboard": { send: get("/user/dashboard") },
    "a feed of jobs": { send: get("/jobs/rss.xml") },
    "the Indeed feed": { send: get("/indeed.xml") },
    "the map of jobs": { send: get("/sitemap-jobs-1.xml") },
    "the map": { send: get("/sitemap.xml") },
    "a job by the API": { send: get(`/v1/seeker/job/${job}`) },
    "the overview": { send: get("/v1/seeker/job/overview") },
    "a search by the API": { send: () => askJson({ ...on, path: "/v1/seeker/job" }, { q: "chef" }) },
    "a place by the API": {
      send: () => askJson({ ...on, path: "/v1/locations/specific" }, { search_key: "syd" }),
    },
    "signing in": { send: signIn },
    refreshing: {
      send: () => ask({ ...on, path: "/v1/auth/refresh", method: "POST", headers: { cookie: "refresh=x" } }),
    },
    "saving a job": {
      send: () => askJson({ ...on, path: `/v1/seeker/job/${job}/like` }, { liked: true }, token),
    },
    "the applications": {
      send: () =>
        ask({ ...on, path: "/v1/seeker/job/applied", headers: { authorization: `Bearer ${token}` } }),
    },
  };
};

/** Without a database, a response either needs none or is a deliberate 503. */
const faultOf = (answer: Answered): string | undefined => {
  const deliberate = answer.status === 503 && answer.headers["retry-after"] !== undefined;
  return deliberate || (answer.status >= 200 && answer.status < 500) ? undefined : said(answer);
};

const said = ({ status, error, headers }: Answered): string =>
  error ?? `answer ${status}${status === 503 && !headers["retry-after"] ? " without Retry-After" : ""}`;
