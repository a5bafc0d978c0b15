import { expect, it } from "vitest";
import { HttpError } from "../../../src/server/platform/http-error.ts";
import { reportRefusal } from "../../../src/server/http/report-refusal.ts";
import { openLog } from "../../../src/server/platform/log.ts";
import { metrics } from "../../../src/server/platform/metrics.ts";

const countOf = async (reason: string) =>
  (await metrics.refusals.get()).values.find(({ labels }) => labels.reason === reason)?.value ?? 0;

it("counts each answer of 503, and logs one line a second that says how many it stands for", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = openLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const before = await countOf("busy");
  const busy = new HttpError(503, "The site is busy for this test.");
  for (let answer = 0; answer < 100; answer++) reportRefusal(log, busy, 5000 + answer);
  reportRefusal(log, busy, 6000);
  expect((await countOf("busy")) - before).toBe(101);
  expect(lines.map(({ answers }) => answers)).toEqual([1, 100]);
  expect(JSON.stringify(lines)).not.toMatch(/stack|at file/);
});

it("says why where something fails, beside a busy site", () => {
  const lines: Record<string, unknown>[] = [];
  const log = openLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const cause = new Error("connect ECONNREFUSED 127.0.0.1:5432");
  reportRefusal(log, new HttpError(503, "No database for this test.", { cause }), 9000);
  expect(lines).toMatchObject([
    { level: 50, answers: 1, cause: "Error: connect ECONNREFUSED 127.0.0.1:5432" },
  ]);
});
