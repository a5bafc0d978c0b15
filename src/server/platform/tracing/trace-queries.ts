import type pg from "pg";
import { inSpan, isTracing } from "./tracing.ts";

type Done = (error: unknown, result: unknown) => void;
type Query = (...args: unknown[]) => unknown;

/** Makes a connection's statements spans, where anything is traced: their texts, never their values. */
export const traceQueries = (client: pg.PoolClient): void => {
  if (!isTracing()) return;
  const query = client.query.bind(client) as Query;
  const traced: Query = (...args) => {
    const text = textOf(args[0]);
    const about = {
      kind: "client" as const,
      attributes: { "db.system.name": "postgresql", "db.query.text": text },
    };
    const name = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "SQL";
    const done = args.at(-1);
    if (typeof done !== "function") return inSpan(name, about, () => query(...args));
    const ended = inSpan(
      name,
      about,
      () =>
        new Promise<void>((resolve, reject) => {
          query(...args.slice(0, -1), (error: unknown, result: unknown) => {
            if (error) reject(error as Error);
            else resolve();
            (done as Done)(error, result);
          });
        }),
    );
    // Whoever asked has the error.
    return void ended.catch(() => undefined);
  };
  client.query = traced as typeof client.query;
};

const textOf = (query: unknown): string =>
  typeof query === "string" ? query : String((query as { text?: unknown } | undefined)?.text ?? "");
