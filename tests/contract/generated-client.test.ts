import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import openapiTypes, { astToString, type OpenAPI3 } from "openapi-typescript";
import { beforeAll, expect, it } from "vitest";
import { hashPassword, ownWork } from "../../src/server/auth/password.ts";
import { seekers } from "../../src/server/auth/tables.ts";
import { addJob } from "../server/add-job.ts";
import { pdf } from "../server/documents.ts";
import { onEmbeddedDatabase } from "../server/test-api.ts";

const folder = join(import.meta.dirname, "client");
const compiler = join(
  dirname(createRequire(import.meta.url).resolve("typescript-7/package.json")),
  "bin/tsc",
);

/** The client, whose types are there once this test has made them. */
interface Client {
  seekWork: (seeker: unknown) => Promise<Record<string, { payload?: Record<string, unknown> }>>;
}

onEmbeddedDatabase("a client that is made from the API's document alone", (api) => {
  beforeAll(async () => {
    const document = (await (await api.fetch("/v1/openapi.json")).json()) as OpenAPI3;
    await writeFile(join(folder, "schema.d.ts"), astToString(await openapiTypes(document)));
  });

  it("has a type for all that it sends and reads", async () => {
    const checked = promisify(execFile)(process.execPath, [compiler, "--project", folder]);
    await expect(checked).resolves.toMatchObject({ stdout: "" });
  });

  it("signs in, searches, saves, uploads, applies, reads the receipt and withdraws", async () => {
    const { id, email } = await api.signUp();
    const password = "harbour lights at dusk";
    await api.db
      .update(seekers)
      .set({ passwordHash: await hashPassword(password, ownWork) })
      .where(eq(seekers.id, id));
    const jobId = await addJob(api.db, { title: "Glasshouse gardener" });
    const { seekWork } = (await import(join(folder, "seek-work.ts"))) as Client;
    const done = await seekWork({
      baseUrl: "http://automotive.localhost",
      fetch: (request: Request) => {
        request.headers.set("host", new URL(request.url).host);
        return api.fetchOver(request.url, request);
      },
      email,
      password,
      words: "glasshouse gardener",
      cv: pdf(),
    });
    expect(done).toMatchObject({
      job: { id: jobId },
      saved: { payload: { liked: true } },
      kept: { payload: { type: "resume", name: "cv.pdf" } },
      receipt: { payload: { status: "submitted", phone: "0412 345 678", cv: { type: "resume" } } },
      withdrawn: { payload: { status: "withdrawn" } },
    });
    expect(done["read"]?.payload).toMatchObject({
      id: done["receipt"]?.payload?.id,
      job_title: "Glasshouse gardener",
    });
  });
});
