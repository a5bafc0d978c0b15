import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from "prom-client";
import { registry } from "./metrics.ts";

/** How long a process has to tell its metrics, in milliseconds: one that starts or hangs is left out. */
const patienceMs = 2_000;

type Told = MetricObjectWithValues<MetricValue<string>>[];
/** What the processes of a port send to each other by way of the first of all, about one reading of the metrics. */
type Message =
  | { metrics: "wanted"; id: string }
  | { metrics: "asked"; id: string }
  | { metrics: "told"; id: string; told: Told }
  | { metrics: "all"; id: string; text: string };

const isOf =
  <Kind extends Message["metrics"]>(kind: Kind, id?: string) =>
  (message: unknown): message is Extract<Message, { metrics: Kind }> => {
    const { metrics, id: of } = Object(message) as Partial<Message>;
    return metrics === kind && (id === undefined || of === id);
  };

/** In the process that starts the others: gathers the metrics of all for the one that is asked for them. */
export const gatherMetrics = (): void => {
  const isWanted = isOf("wanted");
  cluster.on("message", (asker: Worker, message: unknown) => {
    if (!isWanted(message)) return;
    const { id } = message;
    void Promise.all(Object.values(cluster.workers ?? {}).map((worker) => metricsOf(worker!, id)))
      .then((all) => AggregatorRegistry.aggregate(all.filter((told) => told.length)).metrics())
      .then((text) => send(asker, { metrics: "all", id, text }));
  });
};

const metricsOf = async (worker: Worker, id: string): Promise<Told> => {
  const answer = answerOf(worker, isOf("told", id), patienceMs);
  send(worker, { metrics: "asked", id });
  return (await answer)?.told ?? [];
};

/** The first message that is meant; null when none comes in time. */
const answerOf = <Answer>(
  from: NodeJS.EventEmitter,
  isMeant: (message: unknown) => message is Answer,
  withinMs: number,
): Promise<Answer | null> =>
  new Promise((resolve) => {
    const end = (answer: Answer | null) => {
      clearTimeout(late);
      from.off("message", listen);
      resolve(answer);
    };
    const listen = (message: unknown) => void (isMeant(message) && end(message));
    const late = setTimeout(end, withinMs, null);
    from.on("message", listen);
  });

/** One that has ended meanwhile gets nothing. */
const send = (to: Worker, message: Message): void => {
  if (to.isConnected()) to.send(message, () => undefined);
};

let wanted = 0;

/** In one of several processes: tells its own metrics when it is asked for them. */
export const tellMetrics = (): void => {
  const isAsked = isOf("asked");
  process.on("message", (message: unknown) => {
    if (!isAsked(message)) return;
    void registry
      .getMetricsAsJSON()
      .then((told) => process.send?.({ metrics: "told", id: message.id, told } as Message));
  });
};

/** The metrics of all processes that serve on the same port as this one, in the text form of Prometheus. */
export const metricsOfAll = async (): Promise<string> => {
  if (!cluster.isWorker) return registry.metrics();
  const id = `${process.pid} ${++wanted}`;
  const answer = answerOf(process, isOf("all", id), 2 * patienceMs);
  process.send!({ metrics: "wanted", id } satisfies Message);
  // Without the first process, which gathers them, its own are better than none.
  return (await answer)?.text ?? registry.metrics();
};
