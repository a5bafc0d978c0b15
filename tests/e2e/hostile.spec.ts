import { expect, test } from "@playwright/test";
import { apiCases } from "../../bench/hostile/api-cases.ts";
import { apiWorldOf } from "../../bench/hostile/api-world.ts";
import { attack, type Attack } from "../../bench/hostile/attack.ts";
import { Findings } from "../../bench/hostile/findings.ts";
import { killOften } from "../../bench/hostile/kills.ts";
import { sendLargeBodies } from "../../bench/hostile/large-bodies.ts";
import { rawCases } from "../../bench/hostile/raw-cases.ts";
import { sitePathsOf } from "../../bench/hostile/site-under-trial.ts";
import { openTarget, type Target } from "../../bench/hostile/target.ts";
import { filledFolder, port } from "./site.ts";

// A part of `npm run bench -- hostile`; the whole takes an hour.
let target: Target;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  target = await openTarget({}, { port: port + 3, data: filledFolder });
});
test.afterAll(() => target.stop());

/** Sends a part of the requests of a trial; gives the kinds of faults, of which there should be none. */
const faultsOf = async (trial: string, make: Attack["make"]): Promise<string[]> => {
  test.setTimeout(600_000);
  const seed = 72;
  const findings = new Findings(trial, seed);
  // Long enough for a busy machine, and far from for ever.
  await attack({ target, findings, make, seed, first: 0, requests: 2000, limit: 30_000 });
  return findings.kinds;
};

test("HTTP as no browser sends it is answered or refused, and the server lives", async () => {
  expect(await faultsOf("raw", rawCases(await sitePathsOf(target.port)))).toEqual([]);
});

test("calls with something odd about them are answered or refused, and tell nobody what is another's", async () => {
  expect(await faultsOf("api", apiCases(await apiWorldOf(target)))).toEqual([]);
});

test("a body that is too large is refused with an answer, on a connection that goes on", async () => {
  const findings = new Findings("large bodies", 0);
  await sendLargeBodies(target, findings, 3);
  expect(findings.kinds).toEqual([]);
});

test("a server that is killed again and again in the middle of writing loses nothing it acknowledged", async () => {
  test.setTimeout(600_000);
  const { acknowledged, ...found } = await killOften(target, { kills: 3, seed: 72 });
  expect(acknowledged).toBeGreaterThan(5);
  expect(found).toMatchObject({ "kills in the middle of a write": 3, lost: "0: holds" });
});
