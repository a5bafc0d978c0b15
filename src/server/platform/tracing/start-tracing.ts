import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { useTracing, type SpanAbout, type Tracing } from "./tracing.ts";

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  producer: SpanKind.PRODUCER,
};

/**
 * Sends traces to a collector by OTLP over HTTP. The SDK reads its other variables itself, such as
 * `OTEL_TRACES_SAMPLER` and `OTEL_EXPORTER_OTLP_HEADERS`.
 * @param endpoint the collector's address, without `/v1/traces`.
 */
export const startTracing = (endpoint: string): void => {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      "service.name": process.env["OTEL_SERVICE_NAME"] ?? "signboard",
    }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` })),
    ],
  });
  provider.register();
  useTracing(tracingOf(provider));
};

const tracingOf = (provider: NodeTracerProvider): Tracing => {
  const tracer = provider.getTracer("signboard");
  const start = <T>(name: string, { kind, attributes, parent }: SpanAbout, work: (span: Span) => T): T =>
    tracer.startActiveSpan(
      name,
      { ...(kind && { kind: kinds[kind] }), ...(attributes && { attributes }) },
      parent ? propagation.extract(context.active(), { traceparent: parent }) : context.active(),
      work,
    );
  return {
    inSpan: (name, about, work) => start(name, about, (span) => endingWith(span, work)),
    openSpan: (name, about, work) =>
      start(name, about, (span) => ({
        result: work(),
        end: (finalName, attributes, isFailure) => {
          span.updateName(finalName).setAttributes(attributes);
          if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      })),
    traceparent: () => {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    close: () => provider.shutdown(),
  };
};

const endingWith = <T>(span: Span, work: () => T): T => {
  const fail = (error: unknown): never => {
    // Messages of errors may have values of statements; the log has them without.
    const name = error instanceof Error ? error.name : "Error";
    span.setStatus({ code: SpanStatusCode.ERROR, message: name }).setAttribute("error.type", name).end();
    throw error;
  };
  try {
    const result = work();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    const settled = result.then((value: unknown) => {
      span.end();
      return value;
    }, fail);
    return settled as T;
  } catch (error) {
    return fail(error);
  }
};
