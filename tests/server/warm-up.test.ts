import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { warmUp } from "../../src/server/warm-up.ts";
import { addJob } from "./add-job.ts";
import { onEmbeddedDatabase } from "./test-api.ts";

onEmbeddedDatabase("a server that starts", (api) => {
  it("asks itself for searches and jobs, none of which the figures count", async () => {
    const id = await addJob(api.db, { title: "Night baker" });
    const asked: [path: string, headers: IncomingHttpHeaders][] = [];
    const server = createServer(({ url, headers }, response) => {
      asked.push([url!, headers]);
      response.end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    await warmUp(api.services, (server.address() as AddressInfo).port);
    server.close();
    const paths = asked.map(([path]) => path);
    expect(paths).toContainEqual(expect.stringMatching(new RegExp(`^/job/${id}/`)));
    const searches = paths.filter((path) => path.startsWith("/job/searched?"));
    expect(searches).not.toEqual([]);
    for (const search of searches) expect(search).toMatch(/[?&]page=2/);
    for (const [, headers] of asked)
      expect(headers).toMatchObject({ host: "workinaus.localhost", "sec-purpose": "prefetch" });
  });
});
