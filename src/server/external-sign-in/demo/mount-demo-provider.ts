import { finished } from "node:stream/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { openDemoProvider } from "./demo-provider.ts";
import { demoPath } from "./demo-issuer.ts";

/** The demo provider, loaded at its first request. */
export const mountDemoProvider = (issuer: string): Hono<{ Bindings: Partial<HttpBindings> }> => {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  let provider: ReturnType<typeof openDemoProvider> | undefined;
  app.all("*", async (request) => {
    const { incoming, outgoing } = request.env;
    if (!incoming || !outgoing) return request.notFound();
    const answer = await (provider ??= openDemoProvider(issuer));
    // The provider finds out by these two where it is mounted.
    const originalUrl = incoming.url!;
    Object.assign(incoming, { originalUrl, url: originalUrl.slice(demoPath.length) || "/" });
    answer(incoming as Parameters<typeof answer>[0], outgoing as Parameters<typeof answer>[1]);
    await finished(outgoing).catch(() => undefined);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
};
