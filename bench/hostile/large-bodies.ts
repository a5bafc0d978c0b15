import { Agent } from "node:http";
import { ask, askJson } from "../ask.ts";
import { hostOf } from "../site-paths.ts";
import type { Findings } from "./findings.ts";
import { brand } from "./seeker.ts";
import type { Target } from "./target.ts";

/** Calls that take a body; two of them require a session. */
const calls = [
  "/v1/seeker/job",
  "/v1/auth/login",
  "/v1/locations/specific",
  "/v1/uploads/sign",
  "/v1/stories",
];

/**
 * Sends bodies that are too large over keep-alive connections, as browsers and proxies do: each must get a response,
 * and so must the next request. Returns how many were sent.
 */
export const sendLargeBodies = async (
  { port }: Target,
  findings: Findings,
  rounds: number,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const on = { port, agent, host: hostOf(brand) };
  for (let round = 0; round < rounds; round++)
    for (const path of calls) {
      const size = [300_000, 1_000_000, 5_000_000][round % 3]!;
      await ask({ ...on, path: "/healthz" });
      const { status, error } = await askJson({ ...on, path }, { q: "a".repeat(size) });
      if (![413, 401].includes(status))
        findings.add(`${path} with ${size} bytes of JSON: ${error ?? `answer ${status}`}`);
      const next = await ask({ ...on, path: "/healthz" });
      if (next.status !== 200)
        findings.add(`the request behind it: ${next.error ?? `answer ${next.status}`}`);
    }
  agent.destroy();
  return rounds * calls.length;
};
