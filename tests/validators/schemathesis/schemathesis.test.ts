import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { signToken } from "../../../src/server/auth/token.ts";
import { addJob } from "../../server/add-job.ts";
import { listenWith } from "../../server/http/listen-with.ts";
import { onEmbeddedDatabase } from "../../server/test-api.ts";
import { canRun } from "../programs.ts";
import { findFailures } from "./schemathesis.ts";

describe.runIf(canRun("Tests of the API by Schemathesis", "python3"))("every call", () => {
  onEmbeddedDatabase("answers as the document of the API says", (api) => {
    it("whatever a seeker sends", { timeout: 3_600_000 }, async () => {
      const folder = await mkdtemp(join(tmpdir(), "signboard-schemathesis-"));
      const { services } = api;
      const server = await listenWith(services, folder, "(_, response) => response.writeHead(404).end()");
      onTestFinished(async () => {
        server.close();
        await rm(folder, { recursive: true, force: true });
      });
      for (const title of ["Chef", "Nurse", "Welder"]) await addJob(api.db, { title });
      const { id } = await api.signUp();
      const token = await signToken(id, services.secret, 7200);
      const headers = { "host-name": "automotive.localhost", authorization: `Bearer ${token}` };
      const document = `http://127.0.0.1:${server.port}/v1/openapi.json`;
      expect(await findFailures(document, headers, { examples: 30, cwd: folder })).toBeNull();
    });
  });
});
