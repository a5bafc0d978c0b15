// What the server says of its work to tracing, which is off and not loaded unless OTEL_EXPORTER_OTLP_ENDPOINT is set.

/** What a span is about. */
export interface SpanAbout {
  kind?: "server" | "client" | "consumer" | "producer";
  /** By the names of OpenTelemetry's semantic conventions; never personal data. */
  attributes?: Record<string, string | number>;
  /** The `traceparent` (W3C Trace Context) of what caused it, where that was elsewhere. */
  parent?: string | undefined;
}

/** A span that is ended by hand. */
export interface OpenSpan<T> {
  result: T;
  /** Gives it its final name, and ends it. */
  end: (name: string, attributes: Record<string, string | number>, isFailure: boolean) => void;
}

/** What traces; made by `start-tracing.ts`. */
export interface Tracing {
  inSpan: <T>(name: string, about: SpanAbout, work: () => T) => T;
  openSpan: <T>(name: string, about: SpanAbout, work: () => T) => OpenSpan<T>;
  /** The `traceparent` of the span that this code runs in. */
  traceparent: () => string | undefined;
  traceId: () => string | undefined;
  close: () => Promise<void>;
}

let tracing: Tracing | undefined;

/** Traces from now on; undefined ends it. */
export const useTracing = (next: Tracing | undefined): void => void (tracing = next);

export const isTracing = (): boolean => tracing !== undefined;

/** Does work in a span, which ends with it, or with the promise that it returns. */
export const inSpan = <T>(name: string, about: SpanAbout, work: () => T): T =>
  tracing ? tracing.inSpan(name, about, work) : work();

/** Begins work in a span that is ended by hand; undefined where nothing is traced, and nothing was begun. */
export const openSpan = <T>(name: string, about: SpanAbout, work: () => T): OpenSpan<T> | undefined =>
  tracing?.openSpan(name, about, work);

/** The `traceparent` of the span that this code runs in, for what goes on elsewhere. */
export const traceparentNow = (): string | undefined => tracing?.traceparent();

/** The id of the trace that this code runs in, for the log. */
export const traceIdNow = (): string | undefined => tracing?.traceId();

/** Sends what is left and ends tracing. */
export const closeTracing = async (): Promise<void> => {
  await tracing?.close();
  tracing = undefined;
};
