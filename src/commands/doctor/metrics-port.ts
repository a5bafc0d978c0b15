import { ok, warning, type Check } from "./check.ts";

const patienceMs = 5_000;

/** Whether the metrics are at their port: servers run on without them where something else has it. */
export const metricsPort: Check = async ({ config: { METRICS_PORT, METRICS_HOST } }) => {
  if (!METRICS_PORT) return [ok("METRICS_PORT is not set: there are no metrics.")];
  const host = METRICS_HOST === "0.0.0.0" ? "127.0.0.1" : METRICS_HOST;
  const url = `http://${host}:${METRICS_PORT}/metrics`;
  try {
    const text = await (await fetch(url, { signal: AbortSignal.timeout(patienceMs) })).text();
    if (text.includes("signboard_info{")) return [ok(`Metrics are at ${url}.`)];
  } catch (error) {
    const { code } = Object((error as Error).cause) as { code?: string };
    if (code === "ECONNREFUSED") return [ok(`Nothing answers at ${url}: no server with metrics runs.`)];
  }
  return [
    warning(
      `Something else answers at METRICS_PORT ${METRICS_PORT}, so that servers have no metrics: give one of them another port.`,
    ),
  ];
};
