import { appendFileSync, readFileSync } from "node:fs";
import { afterAll, expect } from "vitest";
const stat = () => { const f = readFileSync("/proc/self/stat", "utf8"); const p = f.slice(f.lastIndexOf(")") + 2).split(" ").map(Number); return { own: (p[11]! + p[12]!) / 100, kids: (p[13]! + p[14]!) / 100, t: Date.now() }; };
const start = stat();
const file = expect.getState().testPath ?? "?";
process.env["MEAS_TEST"] = file;
let loaded: any;
import { beforeAll } from "vitest";
beforeAll(() => { loaded = stat(); });
afterAll(() => {
  const end = stat();
  appendFileSync("/tmp/meas/files.jsonl", JSON.stringify({ file: file.replace(/.*\/tests\//, ""), pid: process.pid, before: start.own, load: +(loaded.own - start.own).toFixed(2), own: +(end.own - start.own).toFixed(2), kids: +(end.kids - start.kids).toFixed(2), wall: (end.t - start.t) / 1000 }) + "\n");
});
import { PGlite } from "@electric-sql/pglite";
const g = globalThis as any;
const cpuNow = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1e6; };
if (!g.__acc) {
  g.__acc = {};
  const add = (k: string, v: number) => { const a = (g.__acc[k] ??= [0, 0]); a[0]++; a[1] += v; };
  const P = PGlite as any;
  const create = P.create;
  P.create = async function (...a: any[]) { const c = cpuNow(); try { return await create.apply(this, a); } finally { add(a[0]?.loadDataDir ? "pglite.load" : typeof a[0]?.dataDir === "string" ? "pglite.folder" : "pglite.other", cpuNow() - c); } };
  for (const m of ["execProtocolRawSync"]) { const o = P.prototype[m]; P.prototype[m] = function (...a: any[]) { const c = cpuNow(); try { return o.apply(this, a); } finally { add("pglite.exec", cpuNow() - c); } }; }
  g.__add = add;
}
const before = JSON.parse(JSON.stringify(g.__acc));
afterAll(() => {
  const d: any = { file: file.replace(/.*\/tests\//, "") };
  for (const [k, [n, s]] of Object.entries<any>(g.__acc)) d[k] = [n - (before[k]?.[0] ?? 0), +(s - (before[k]?.[1] ?? 0)).toFixed(3)];
  appendFileSync("/tmp/meas/acc.jsonl", JSON.stringify(d) + "\n");
});
