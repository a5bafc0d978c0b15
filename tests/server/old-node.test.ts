import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceFile } from "./own-server.ts";

const startAs = (version: string) => {
  const pretend = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
  const args = [
    "--import",
    `data:text/javascript,${encodeURIComponent(pretend)}`,
    sourceFile("server/main.ts"),
  ];
  // Where the version will do, the start ends at its configuration.
  return spawnSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, PORT: "none" } });
};

it.each(["18.20.8", "20.20.2", "22.10.0", "22.18.0", "24.6.0"])(
  "a Node that is too old, as %s, is told so in one line",
  (version) => {
    const { status, stdout, stderr } = startAs(version);
    expect(stderr).toBe(
      `Signboard needs Node 24.7 or newer, and this is Node ${version}: "npm ci && npm start" brings one of its own.\n`,
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  },
);

it("a Node that will do starts", () => {
  expect(startAs("24.7.0").stderr).toContain("PORT: ");
});

it("nothing but JavaScript stands where an old Node looks first", () => {
  expect(existsSync(sourceFile("server/main.ts"))).toBe(false);
  expect(readFileSync(sourceFile("server/main.ts.js"), "utf8")).not.toMatch(/^import /m);
});
