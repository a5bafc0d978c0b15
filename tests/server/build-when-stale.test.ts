import { afterEach, expect, it, vi } from "vitest";
import { fingerprint } from "../../src/server/lib/build-when-stale.ts";

afterEach(() => vi.unstubAllEnvs());

const withEnv = (env: Record<string, string>): string => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return fingerprint();
};

it("builds again when the public address of the sites is another one", () => {
  const usual = withEnv({ PUBLIC_SCHEME: "", PUBLIC_PORT: "" });
  expect(withEnv({ PUBLIC_SCHEME: "http" })).toBe(usual);
  expect(withEnv({ PUBLIC_SCHEME: "https" })).not.toBe(usual);
  expect(withEnv({ PUBLIC_SCHEME: "http", PUBLIC_PORT: "8080" })).not.toBe(usual);
});
