import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { sandboxedModules } from "../../../src/runtime/bundled-programs.ts";
import { projectFolder } from "../../../src/runtime/project-folder.ts";
import { networkNamespace } from "../../../src/server/platform/sandbox/launch.ts";
import { openSandbox } from "../../../src/server/platform/sandbox/sandbox.ts";
import { tryProtection } from "../../../src/server/platform/sandbox/protection.ts";

const program = join(import.meta.dirname, "sandbox-program.ts");
const limits = { program, heapMegabytes: 64, maxMemory: 200 * 1024 * 1024, deadlineMs: 60_000 };

/** A listener of this machine; says how many connections it got. */
const listen = async () => {
  const server = createServer((socket) => socket.end("HTTP/1.1 204 x\r\n\r\n"));
  let connections = 0;
  server.on("connection", () => connections++);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
};

it("a process that reads files from strangers reads the code, and no settings, data, network or other process", async () => {
  const { port, connections } = await listen();
  const code = join(projectFolder, "package.json");
  const content = join(projectFolder, "src/brands/automotive/brand.json");
  const secrets = [".env", ".data/secret", ".data/profile-keys"].map((name) => join(projectFolder, name));
  const { succeeded } = await tryProtection({
    files: [...secrets, content, "/etc/hostname", code],
    ...{ port, pid: process.pid },
  });
  expect(succeeded).toEqual([`read ${code}`]);
  expect(connections()).toBe(0);
});

it("native code in it has no network either, where the system allows a network namespace", async (context) => {
  const [command, ...options] = await networkNamespace();
  if (!command) return context.skip();
  const { port } = await listen();
  const connect = `require("net").connect(${port}, "127.0.0.1").on("error", ({ code }) => console.log(code))`;
  const { stdout } = spawnSync(command, [...options, process.execPath, "-e", connect], { encoding: "utf8" });
  expect(stdout.trim()).toBe("ENETUNREACH");
});

it.each([
  ["time", "never answers", { processorMs: 60_000 }],
  ["time", "keeps a processor busy", { processorMs: 200 }],
  ["memory", "takes all memory", { processorMs: 60_000 }],
  ["damage", "ends the process", { processorMs: 60_000 }],
])("a file is refused for its %s when it %s, and the next one is read", async (by, task, limit) => {
  const read = openSandbox<string, number>({ ...limits, ...limit, filesEach: 3 });
  expect(await read("is plain")).toMatchObject({ state: "done" });
  const deadline = task === "never answers" ? 100 : undefined;
  expect(await read(task, deadline ? { deadline } : {})).toEqual({ state: "ended", by });
  expect(await read("is plain")).toMatchObject({ state: "done" });
});

it("every program of the server is in its bundle, where it loads faster", () => {
  const server = join(projectFolder, "src/server");
  const programs = globSync("**/*.ts", { cwd: server }).flatMap((file) => {
    const [, module] =
      /program: join\(import\.meta\.dirname, "(.+)"\)/.exec(readFileSync(join(server, file), "utf8")) ?? [];
    return module ? [join(dirname(file), module)] : [];
  });
  expect(new Set(sandboxedModules)).toEqual(new Set([...programs, "platform/sandbox/inside.ts"]));
});

it("a process reads one file, or as many as its program may", async () => {
  const processes = async (filesEach: number) => {
    const read = openSandbox<string, number>({ ...limits, processorMs: 60_000, filesEach });
    const found = [await read("is plain"), await read("is plain"), await read("is plain")];
    return new Set(found.map((outcome) => outcome.state === "done" && outcome.result)).size;
  };
  expect([await processes(1), await processes(2)]).toEqual([3, 2]);
});

it("a file is not refused, but to be sent again, when no process can be started for it", async () => {
  const read = openSandbox<string, number>({ ...limits, program: "/none.ts", processorMs: 60_000 });
  await expect(read("is plain")).rejects.toMatchObject({ status: 503 });
});
