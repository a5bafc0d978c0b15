import { rmSync } from "node:fs";
import { join } from "node:path";
import type { JobWithMetadata } from "pg-boss";
import { afterAll, beforeAll, expect, it } from "vitest";
import type * as server from "../../../src/server/app.ts";
import { queueNames } from "../../../src/server/platform/queue/queue.ts";
import type * as delivery from "../../../src/server/worker/deliver-mail.ts";
import { addCallAndMail } from "../../additions.ts";
import { copySource } from "../../source-copy.ts";
import { onEmbeddedDatabase } from "../test-api.ts";

// Two places for a call, docs/how-to/add-a-call.md; two for a mail: what it says, and the line that sends it.
const copy = copySource("call");
addCallAndMail(copy);
afterAll(() => rmSync(copy, { recursive: true }));

onEmbeddedDatabase("a call and a mail that were added in two places each", (api) => {
  let app: ReturnType<typeof server.createApp>;
  beforeAll(async () => {
    const { createApp } = (await import(join(copy, "src/server/app.ts"))) as typeof server;
    app = createApp(api.services);
  });
  const ask = async (path: string, body?: unknown) => {
    const response = await app.fetch(
      new Request(`http://automotive.localhost${path}`, {
        headers: { "content-type": "application/json", "host-name": "automotive.localhost" },
        ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, ...((await response.json()) as object) } as Record<string, unknown>;
  };

  it("are answered, checked, described and sent", async () => {
    expect(await ask("/v1/stories/greeting", { words: "Good day" })).toEqual({
      status: 200,
      payload: { greeted: "Torque Jobs" },
      message: "They will hear of it.",
    });
    expect(await ask("/v1/stories/greeting", { words: "" })).toMatchObject({ status: 422 });
    expect((await ask("/v1/openapi.json"))["paths"]).toHaveProperty(["/v1/stories/greeting", "post"]);

    const { deliverMail } = (await import(
      join(copy, "src/server/worker/deliver-mail.ts")
    )) as typeof delivery;
    const jobs = await api.services.queue.boss.fetch(queueNames.mail, { includeMetadata: true });
    expect(jobs).toHaveLength(1);
    const job = jobs[0] as JobWithMetadata<unknown>;
    await deliverMail({ ...job, signal: new AbortController().signal }, api.services, 10_000);
    expect(api.mails).toMatchObject([{ subject: "Hello", text: expect.stringContaining("8 letters") }]);
  });
});
