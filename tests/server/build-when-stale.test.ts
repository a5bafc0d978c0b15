import { afterEach, expect, it, vi } from "vitest";
import { fingerprint, isOut, otherPort } from "../../src/server/lib/build-when-stale.ts";

afterEach(() => vi.unstubAllEnvs());

const withEnv = (env: Record<string, string>): string => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return fingerprint();
};

it("builds again when the public address of the sites is configured to be another one", () => {
  const usual = withEnv({ PUBLIC_SCHEME: "", PUBLIC_PORT: "", PAGES_API: "" });
  expect(withEnv({ PUBLIC_SCHEME: "http" })).toBe(usual);
  expect(withEnv({ PUBLIC_PORT: "4321" })).toBe(usual);
  expect(withEnv({ PUBLIC_PORT: "5000" })).not.toBe(usual);
  expect(withEnv({ PUBLIC_SCHEME: "https", PUBLIC_PORT: "" })).not.toBe(usual);
  expect(withEnv({ PUBLIC_SCHEME: "", PUBLIC_HOSTS: "true" })).not.toBe(usual);
});

it("shares a build among servers at several ports, and says which port its pages name", () => {
  const usual = withEnv({ PUBLIC_SCHEME: "", PUBLIC_PORT: "", PORT: "4321" });
  expect(otherPort("4321")).toBeUndefined();
  expect(withEnv({ PORT: "5000" })).toBe(usual);
  expect(otherPort("5000")).toBeUndefined();
  expect(otherPort("4321")).toContain("name port 4321, and the sites are at 5000");
  withEnv({ PUBLIC_PORT: "4321" });
  expect(otherPort("4321")).toBeUndefined();
});

it("builds again when another API owns the policies", () => {
  const usual = withEnv({ PAGES_API: "" });
  expect(withEnv({ PAGES_API: "https://api.example.com/v1" })).not.toBe(usual);
});

it.each([
  ["publishAt: 2026-11-21", true],
  ["publishAt: 2026-11-22 # after the launch", false],
  ['publishAt: "2026-11-21T11:00:00+11:00"', true],
  ["publishAt: 2026-11-21T23:00:00+11:00", false],
  ["title: No day at all", false],
])("builds again once the day of a page has come: %s", (head, out) => {
  const noon = new Date("2026-11-21T11:00:00Z");
  const content = Buffer.from(`---\n${head}\r\n---\nText.`);
  expect(isOut("src/content/blogs/a-page.md", content, noon)).toBe(out);
  expect(isOut("src/content/readme.txt", content, noon)).toBe(false);
});
