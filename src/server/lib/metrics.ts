import { Counter, Registry } from "prom-client";

/** Everything that this process counts, for Prometheus. */
export const registry = new Registry();

/** Where an error came up that no code expected. */
export type Layer = "file" | "page" | "api" | "stream" | "timer" | "worker" | "process";

export const metrics = {
  /** Errors that nobody foresaw, by the layer that they came up in. */
  faults: new Counter<"layer">({
    name: "signboard_faults_total",
    help: "Errors that no code expected, by layer",
    labelNames: ["layer"],
    registers: [registry],
  }),
};
