import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { applyToJob, listAppliedJobs } from "../../src/contract/applications.ts";
import { login } from "../../src/contract/auth.ts";
import { CallError } from "../../src/contract/caller.ts";
import { searchJobs } from "../../src/contract/jobs.ts";
import { signUpload } from "../../src/contract/uploads.ts";
import { demoPassword, demoSeekers } from "../../src/server/demo/seekers.ts";
import { pdf } from "./cv.ts";
import { startServer, type ServerProcess } from "./server-process.ts";
import { filledFolder, port } from "./site.ts";

const signIn = async (server: ServerProcess) => {
  const body = { email: demoSeekers[0]!.email, password: demoPassword };
  return server.on("workinaus", (await server.on("workinaus")(login, { body })).token);
};

test("a server that is killed while applications are sent keeps every acknowledged one", async () => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), "signboard-kill-"));
  await cp(filledFolder, folder, { recursive: true });
  let server = await startServer(port + 1, folder);
  const call = await signIn(server);

  const { url } = await call(signUpload, {
    body: { file_name: "cv.pdf", content_type: "application/pdf", category: "resume" },
  });
  const sent = await fetch(url, {
    method: "PUT",
    headers: { "content-type": "application/pdf" },
    body: new Uint8Array(pdf(randomUUID())),
  });
  expect(sent.ok).toBe(true);
  const cv = url.split("?")[0]!;

  const jobs: number[] = [];
  for (const page of [1, 2, 3, 4]) {
    const { data } = await call(searchJobs, { query: { page }, body: {} });
    jobs.push(...data.filter((job) => !job.applied).map((job) => job.id));
  }
  const acknowledged: number[] = [];
  const { promise: some, resolve: haveSome } = Promise.withResolvers<void>();
  let interrupted = 0;
  const waiting = jobs.values();
  // A few at a time: answers to all at once would all be there together.
  const sending = Array.from({ length: 4 }, async () => {
    for (const job_id of waiting) {
      try {
        const { job } = await call(applyToJob, { body: { job_id, cv, right_to_work: "citizen" } });
        if (acknowledged.push(job.id) > 5) haveSome();
      } catch (error) {
        // Jobs with required questions refuse; only what the crash cut off counts as interrupted.
        if (!(error instanceof CallError)) interrupted += 1;
      }
    }
  });
  await Promise.race([some, Promise.all(sending)]);
  await server.kill();
  await Promise.all(sending);
  expect(interrupted, "the kill came in the middle").toBeGreaterThan(0);

  server = await startServer(port + 1, folder);
  const again = await signIn(server);
  const kept: number[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = await again(listAppliedJobs, { query: { page } });
    kept.push(...data.map((application) => application.job.id));
    last = meta.last_page;
  }
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
  await server.kill();
  await rm(folder, { recursive: true });
});
