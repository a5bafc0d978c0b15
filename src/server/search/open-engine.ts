import type { Db } from "../platform/database/open.ts";
import { inSpan, isTracing } from "../platform/tracing/tracing.ts";
import { onceInReading } from "../platform/one-reading.ts";
import { EmbeddedEngine } from "./embedded/engine.ts";
import { indexOf } from "./embedded/job-index.ts";
import type { SearchEngine } from "./engine.ts";

const engines = new WeakMap<Db, SearchEngine>();

/** Makes all searches of a database use another engine than the embedded one (`opensearch/`). */
export const useEngine = (engine: SearchEngine): void =>
  void engines.set(engine.db, traced(engine, "opensearch"));

/** The engine of a database, which may not have the newest jobs. */
export const engineOf = (db: Db): SearchEngine => {
  const engine = engines.get(db) ?? traced(new EmbeddedEngine(indexOf(db)), "embedded");
  engines.set(db, engine);
  return engine;
};

/** An engine whose work is spans, where anything is traced. */
const traced = (engine: SearchEngine, system: string): SearchEngine => {
  if (!isTracing()) return engine;
  const about = { kind: "client" as const, attributes: { "db.system.name": system } };
  return new Proxy(engine, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function"
        ? (...args: unknown[]) =>
            inSpan(`search ${String(name)}`, about, () => Reflect.apply(value, target, args) as unknown)
        : value;
    },
  });
};

/**
 * The engine of a database: with all jobs as they are now, or, while many changes at once are read, as before them. Within
 * one reading it is brought up to date once.
 */
export const openEngine = async (db: Db): Promise<SearchEngine> => {
  const engine = engineOf(db);
  await onceInReading(engine, () => engine.sync());
  return engine;
};

/** The engine with everything that was written before, however long reading it takes. */
export const caughtUpEngine = async (db: Db): Promise<SearchEngine> => {
  const engine = engineOf(db);
  await engine.caughtUp();
  return engine;
};
