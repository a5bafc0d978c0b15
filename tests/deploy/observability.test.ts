import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { collectDefaultMetrics, Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { canRun, runProgram } from "../validators/programs.ts";

const deploy = join(import.meta.dirname, "../../deploy");
const read = (file: string) => readFileSync(join(deploy, file), "utf8");

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const { groups } = parse(read("alerts.yaml")) as Rules;
const { panels } = JSON.parse(read("grafana.json")) as Dashboard;
const expressions: [string, string][] = [
  ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }): [string, string] => [alert, expr])),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
];
/** Grafana's own variables, as it fills them in. */
const filledIn = (expr: string): string =>
  expr.replaceAll("$__rate_interval", "1m").replaceAll("$job", "signboard");

/** What is wrong with an expression of PromQL, and the metrics that it reads. */
const examine = (expr: string) => {
  const metrics: string[] = [];
  let faults = 0;
  parser.parse(expr).iterate({
    enter: ({ type, from, to, name }) => {
      if (type.isError) faults += 1;
      if (name === "Identifier" && /^[a-z]+_[a-z_\d]+$/.test(expr.slice(from, to)))
        metrics.push(expr.slice(from, to));
    },
  });
  return { faults, metrics };
};

const ofNode = new Registry();
collectDefaultMetrics({ register: ofNode });
const sources = join(import.meta.dirname, "../../src/server");
/** Those of Node, and those that are named in the code of the server: some are made only where they are served. */
const known = new Set([
  ...ofNode.getMetricsAsArray().map(({ name }) => name),
  ...globSync("**/*.ts", { cwd: sources }).flatMap((file) =>
    readFileSync(join(sources, file), "utf8").match(/(?<=")signboard_\w+(?=")/g),
  ),
]);

describe("deploy/alerts.yaml and deploy/grafana.json", () => {
  it.each(expressions)("%s: %s is PromQL of metrics that a server has", (_, expr) => {
    const { faults, metrics } = examine(filledIn(expr));
    expect(faults).toBe(0);
    expect(metrics.length + Number(expr.startsWith("up{"))).toBeGreaterThan(0);
    for (const metric of metrics) expect(known).toContain(metric.replace(/_(bucket|count|sum)$/, ""));
  });

  it("are refused where they are not PromQL", () => {
    expect(examine("rate(signboard_http_requests_total[5m]").faults).toBeGreaterThan(0);
  });

  it.runIf(canRun("Tests of the alert rules by Prometheus", "promtool"))(
    "are rules that Prometheus takes",
    async () =>
      expect(await runProgram("promtool", ["check", "rules", join(deploy, "alerts.yaml")])).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/SUCCESS: \d+ rules found/) as string,
      }),
  );
});
