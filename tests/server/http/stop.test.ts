import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, rm } from "node:fs/promises";
import { Agent, createServer, request, type ClientRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { register, verifyOtp } from "../../../src/contract/auth.ts";
import { callerOf, type Caller } from "../../../src/contract/caller.ts";
import { signUpload } from "../../../src/contract/uploads.ts";
import { listMail } from "../../../src/server/platform/mail/outbox.ts";
import { stoppable } from "../../../src/server/http/stop-server.ts";
import { servedDataFolder } from "../data-folder.ts";
import { ownServer, portOf, sourceFile } from "../own-server.ts";

const answerTo = async (sent: ClientRequest): Promise<IncomingMessage> => {
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return response.resume();
};

describe("a server that is told to stop", () => {
  let folder = "";
  let server: ChildProcess;
  let port = 0;
  beforeAll(async () => void (folder = await servedDataFolder("stop")));
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    server = spawn(process.execPath, [sourceFile("commands/dev-api.ts")], {
      env: { ...ownServer(folder), STOP_DELAY: "2" },
    });
    port = await portOf(server);
    return () => void server.kill("SIGKILL");
  });

  const get = (path: string, agent?: Agent) =>
    answerTo(request({ port, path, ...(agent && { agent }) }).end());

  const call: Caller = (...made) => {
    const site = { "host-name": "workinaus.localhost" };
    return callerOf((request) => fetch(request), `http://127.0.0.1:${port}`, site)(...made);
  };
  const signUp = async (): Promise<string> => {
    const email = `${randomUUID()}@example.com`;
    const names = { given_name: "Sam", family_name: "Nguyen" };
    await call(register, { body: { ...names, email, password: "enough of a password" } });
    const otp = await vi.waitFor(async () => {
      const mail = (await listMail(join(folder, "outbox"))).find(({ to }) => to === email);
      return /\b\d{6}\b/.exec(mail!.text)![0];
    }, 30_000);
    const verified = await call(verifyOtp, { body: { email, otp } });
    return verified.purpose === "register" ? verified.session.token : "";
  };

  /** Begins an upload, whose body is left to the test. */
  const openUpload = async (): Promise<ClientRequest> => {
    const signing = { file_name: "cv.pdf", content_type: "application/pdf", size: 6 };
    const { url, headers } = await callerOf((request) => fetch(request), `http://127.0.0.1:${port}`, {
      "host-name": "workinaus.localhost",
      authorization: `Bearer ${await signUp()}`,
    })(signUpload, { body: signing });
    const { pathname, search } = new URL(url);
    const sent = request({
      port,
      path: pathname + search,
      method: "PUT",
      headers: { ...headers, "content-type": signing.content_type, "content-length": signing.size },
    });
    sent.write("one");
    await once(sent, "socket");
    return sent;
  };
  const isArriving = async () => {
    while (!(await readdir(join(folder, "files")).catch(() => [])).some((name) => name.startsWith(".part-")))
      await pause(20);
  };

  it("says so at /readyz at once, stays healthy, closes kept connections, and takes an upload to its end", async () => {
    const upload = await openUpload();
    await isArriving();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await get("/readyz", agent)).headers.connection).toBe("keep-alive");
    server.kill("SIGTERM");
    let ready = await get("/readyz", agent);
    while (ready.statusCode === 200) ready = await get("/readyz", agent);
    expect(ready.statusCode).toBe(503);
    expect(ready.headers.connection).toBe("close");
    const health = await get("/healthz", agent);
    expect({ status: health.statusCode, connection: health.headers.connection }).toEqual({
      status: 200,
      connection: "close",
    });
    // Nobody is let in any more; the upload goes on.
    while (await get("/healthz").catch(() => null)) await pause(50);
    upload.end("two");
    expect((await answerTo(upload)).statusCode).toBe(200);
    expect(await once(server, "exit")).toEqual([0, null]);
    const [arrived = ""] = (await readdir(join(folder, "files"), { recursive: true })).filter((name) =>
      name.endsWith("cv.pdf"),
    );
    expect(await readFile(join(folder, "files", arrived), "utf8")).toBe("onetwo");
  });

  it("ends at once when it is told again", async () => {
    const upload = await openUpload();
    upload.on("error", () => undefined);
    const exited = once(server, "exit");
    let ended = false;
    void exited.then(() => (ended = true));
    while (!ended) {
      server.kill("SIGTERM");
      await pause(200);
    }
    expect(await exited).toEqual([1, null]);
  });
});

it("what takes longer than the grace is cut", async () => {
  const { listener, stop } = stoppable((_request, response) => void response.write("a part"));
  const server = createServer(listener);
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(request({ port }).end(), "response")) as [IncomingMessage];
  const cut = once(response.resume(), "error");
  await stop(server, 0, 50);
  expect(await cut).toMatchObject([{ code: "ECONNRESET" }]);
});
