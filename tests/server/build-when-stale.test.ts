import { afterEach, expect, it, vi } from "vitest";
import { fingerprint, isOut } from "../../src/server/lib/build-when-stale.ts";

afterEach(() => vi.unstubAllEnvs());

const withEnv = (env: Record<string, string>): string => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return fingerprint();
};

it("builds again when the public address of the sites is another one", () => {
  const usual = withEnv({ PUBLIC_SCHEME: "", PUBLIC_PORT: "", PORT: "", PAGES_API: "" });
  expect(withEnv({ PUBLIC_SCHEME: "http" })).toBe(usual);
  expect(withEnv({ PORT: "4321" })).toBe(usual);
  const elsewhere = withEnv({ PORT: "5000" });
  expect(elsewhere).not.toBe(usual);
  expect(withEnv({ PORT: "4000", PUBLIC_PORT: "5000" })).toBe(elsewhere);
  const behindProxy = withEnv({ PUBLIC_SCHEME: "https", PUBLIC_PORT: "" });
  expect(behindProxy).not.toBe(usual);
  expect(withEnv({ PORT: "5000" })).toBe(behindProxy);
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
