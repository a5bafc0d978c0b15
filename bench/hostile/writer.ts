import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { applyToJob, getJobApplication } from "../../src/contract/applications.ts";
import { verifyOtp } from "../../src/contract/auth.ts";
import { CallError, type Caller } from "../../src/contract/caller.ts";
import { getJob } from "../../src/contract/jobs.ts";
import { likeJob } from "../../src/contract/saved-jobs.ts";
import { listFiles } from "../../src/contract/uploads.ts";
import type { ServerProcess } from "../../tests/e2e/server-process.ts";
import { askForAccount, brand, codeOf, keepCv, openAccount, signIn } from "./seeker.ts";

/** How long a call that was cut off may take to end, in milliseconds. */
const hangLimit = 35_000;

/** A write that a server has acknowledged, and how to check that it is still there. */
export interface Acknowledged {
  what: string;
  isThere: (server: ServerProcess) => Promise<boolean>;
}

/** Writes accounts, applications, saved jobs and files in parallel until it is stopped. */
export interface Writer {
  acknowledged: Acknowledged[];
  /** Responses that did not acknowledge a write, counted by kind. */
  refused: Map<string, number>;
  /** Settles when requests in flight have ended. */
  stop: () => Promise<void>;
}

/**
 * Starts writing as a new seeker, who is already signed in when this returns.
 * @param jobs ids to apply to and to save.
 */
export const startWriting = async (server: ServerProcess, jobs: readonly number[]): Promise<Writer> => {
  const email = `${randomUUID()}@example.com`;
  const token = await openAccount(server, email);
  const call = server.on(brand, token);
  const cv = await keepCv(call);
  const again = tokenOf(email);
  const acknowledged: Acknowledged[] = [];
  const refused = new Map<string, number>();
  let going = true;
  const repeat = async (write: (turn: number) => Promise<Acknowledged>) => {
    for (let turn = 0; going; turn++) {
      try {
        acknowledged.push(await write(turn));
      } catch (error) {
        const kind = error instanceof CallError ? `answer ${error.status}` : "no answer";
        refused.set(kind, (refused.get(kind) ?? 0) + 1);
        // A server that is down refuses connections at once.
        await wait(20);
      }
    }
  };
  const writing = [
    repeat(() => writeAccount(server)),
    repeat((turn) => writeApplication(call, jobs[turn % jobs.length]!, cv.file, again)),
    repeat((turn) => writeSaved(call, jobs[turn % jobs.length]!, again)),
    repeat(() => writeFile(call, again)),
  ];
  return {
    acknowledged,
    refused,
    stop: async () => {
      going = false;
      const ended = await Promise.race([Promise.all(writing), wait(hangLimit, null)]);
      if (!ended) refused.set(`no end within ${hangLimit / 1000} s`, 1);
    },
  };
};

/** Signs in once on each server: after a restart, a server may not accept older tokens. */
const tokenOf = (email: string) => {
  const known = new WeakMap<ServerProcess, Promise<string>>();
  return (server: ServerProcess): Promise<string> => {
    const token = known.get(server) ?? signIn(server, email);
    known.set(server, token);
    return token;
  };
};

type Again = ReturnType<typeof tokenOf>;

const callAs = async (server: ServerProcess, again: Again): Promise<Caller> =>
  server.on(brand, await again(server));

/** A registered account exists when its code confirms it, or when its password is accepted. */
const writeAccount = async (server: ServerProcess): Promise<Acknowledged> => {
  const email = `${randomUUID()}@example.com`;
  await askForAccount(server, email);
  return {
    what: `the account of ${email}`,
    isThere: async (now) => {
      const otp = await codeOf(now, email, 0);
      const opened = otp && (await statusOf(now.on(brand)(verifyOtp, { body: { email, otp } })));
      // 403: the account waits for its code.
      return opened === 200 || [200, 403].includes(await statusOf(signIn(now, email)));
    },
  };
};

const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof CallError ? error.status : 0),
  );

const writeApplication = async (
  call: Caller,
  job_id: number,
  cv: string,
  again: Again,
): Promise<Acknowledged> => {
  const { id } = await call(applyToJob, {
    body: { job_id, cv, note: `Note on ${job_id}`, right_to_work: "citizen" },
  });
  return {
    what: `application ${id}`,
    isThere: async (now) => {
      const { application } = await (await callAs(now, again))(getJobApplication, { params: { id: job_id } });
      return application?.id === id;
    },
  };
};

const writeSaved = async (call: Caller, id: number, again: Again): Promise<Acknowledged> => {
  await call(likeJob, { params: { id }, body: { liked: true } });
  return {
    what: `saved job ${id}`,
    isThere: async (now) => (await (await callAs(now, again))(getJob, { params: { id } })).liked,
  };
};

const writeFile = async (call: Caller, again: Again): Promise<Acknowledged> => {
  const { id, name } = await keepCv(call);
  return {
    what: `file ${name}`,
    isThere: async (now) =>
      (await (await callAs(now, again))(listFiles, { query: {} })).some((file) => file.id === id),
  };
};

/** The acknowledged writes that a server has lost; checked twice, because a machine under load may fail once. */
export const missingOf = async (
  acknowledged: readonly Acknowledged[],
  server: ServerProcess,
): Promise<Acknowledged[]> => {
  const waiting = acknowledged.values();
  const missing: Acknowledged[] = [];
  const check = async () => {
    for (const one of waiting) {
      const isThere = () => one.isThere(server).catch(() => false);
      if ((await isThere()) || (await wait(1000, null), await isThere())) continue;
      missing.push(one);
    }
  };
  await Promise.all(Array.from({ length: 6 }, check));
  return missing;
};
