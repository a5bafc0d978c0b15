import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("a server in which something fails that nobody foresaw", () => {
  let server: ChildProcess;
  let origin = "";
  const log: { layer?: string; request_id?: string }[] = [];
  beforeAll(async () => {
    server = spawn(process.execPath, [join(import.meta.dirname, "faulty-server.ts")], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface(server.stdout!);
    const [port] = (await once(lines, "line")) as [string];
    origin = `http://127.0.0.1:${port}`;
    lines.on("line", (line) => log.push(JSON.parse(line)));
  });
  afterAll(() => server.kill());

  const faults = async (layer: string): Promise<number> => {
    const text = await (await fetch(`${origin}/v1/faults`)).text();
    return Number(new RegExp(`signboard_faults_total{layer="${layer}"} (\\d+)`).exec(text)?.[1] ?? 0);
  };

  const ways = ["throws", "rejects", "text", "timer", "tick", "forgotten", "stream"];

  it.each(ways.map((way) => [way]))(
    "answers a page that fails by %s, and logs it as that request's",
    async (way) => {
      const logged = () => log.filter(({ request_id }) => /^[\da-f-]{36}$/.test(request_id ?? "")).length;
      const before = logged();
      const answer = await fetch(`${origin}/user/${way}`);
      expect(answer.status).toBe(500);
      expect(await answer.text()).toContain("There's been a glitch");
      await expect.poll(logged).toBe(before + 1);
      expect(server.exitCode).toBeNull();
    },
  );

  it.each(ways.map((way) => [way]))("answers a call that fails by %s", async (way) => {
    const answer = await fetch(`${origin}/v1/${way}`);
    expect(answer.status).toBe(500);
    await answer.text();
    expect(server.exitCode).toBeNull();
  });

  it.each([["/user/half"], ["/v1/half"]])(
    "cuts what was half sent at %s, so that nobody takes it for whole",
    async (path) => {
      await expect(fetch(origin + path).then((answer) => answer.text())).rejects.toThrow();
      expect((await fetch(`${origin}/v1/faults`)).status).toBe(200);
    },
  );

  it("outlives an error in a timer that belongs to no request, and counts it", async () => {
    await expect.poll(() => faults("process")).toBe(1);
    expect(log.find(({ layer }) => layer === "process")).not.toHaveProperty("request_id");
    expect(server.exitCode).toBeNull();
  });
});
