import type { IncomingHttpHeaders } from "node:http";
import { expect, it } from "vitest";
import { warmUp } from "../../src/server/warm-up.ts";
import { addJob } from "./add-job.ts";
import { onEmbeddedDatabase } from "./test-api.ts";

onEmbeddedDatabase("a server that starts", (api) => {
  it("asks for searches and jobs before it listens, none of which the figures count", async () => {
    const id = await addJob(api.db, { title: "Night baker" });
    const asked: [path: string, headers: IncomingHttpHeaders][] = [];
    await warmUp(api.services, ({ url, headers }, response) => {
      asked.push([url!, headers]);
      response.end();
    });
    const paths = asked.map(([path]) => path);
    expect(paths).toContainEqual(expect.stringMatching(new RegExp(`^/job/${id}/`)));
    const searches = paths.filter((path) => path.startsWith("/job/searched?"));
    expect(searches).not.toEqual([]);
    expect(paths).toContain("/v1/seeker/job?page=2");
    for (const search of searches) expect(search).toMatch(/[?&]page=2/);
    for (const [, headers] of asked)
      expect(headers).toMatchObject({ host: "workinaus.localhost", "sec-purpose": "prefetch" });
  });
});
