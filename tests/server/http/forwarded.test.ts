import { describe, expect, it } from "vitest";
import { readConfig } from "../../../src/runtime/config.ts";
import { forwarded } from "../../../src/server/http/forwarded.ts";

const claimed = {
  host: "automotive.localhost:4321",
  "x-forwarded-host": "electrical.localhost",
  "x-forwarded-proto": "https",
  "x-forwarded-for": "203.0.113.9",
};
const believed = { host: "electrical.localhost", scheme: "https", address: "203.0.113.9" };

const read = (proxies: string, peer: string, headers: Record<string, string> = claimed, env = {}) =>
  forwarded(new Headers(headers), peer, readConfig({ TRUSTED_PROXIES: proxies, ...env }));

describe("X-Forwarded-* headers", () => {
  it.each([
    ["loopback", "127.0.0.1"],
    ["loopback", "127.8.9.10"],
    ["loopback", "::1"],
    ["loopback", "::ffff:127.0.0.1"],
    ["loopback", "::FFFF:127.0.0.1"],
    ["10.0.0.7", "10.0.0.7"],
    ["10.0.0.0/8, 2001:db8::/32", "10.200.3.4"],
    ["10.0.0.0/8, 2001:db8::/32", "2001:db8:1::5"],
    ["loopback,172.16.0.0/12", "172.18.0.2"],
  ])("with TRUSTED_PROXIES=%s are believed from %s", (proxies, peer) => {
    expect(read(proxies, peer)).toEqual(believed);
  });

  it.each([
    ["", "127.0.0.1"],
    ["loopback", "10.0.0.7"],
    ["loopback", "::2"],
    ["loopback", ""],
    ["10.0.0.7", "10.0.0.70"],
    ["10.0.0.0/8", "11.0.0.1"],
    ["10.0.0.0/8", "::ffff:11.0.0.1"],
    ["2001:db8::/32", "2001:db9::1"],
  ])("with TRUSTED_PROXIES=%s are not believed from %j", (proxies, peer) => {
    expect(read(proxies, peer)).toEqual({ host: claimed.host, scheme: "http", address: peer });
  });

  it("count by their last value, the one that the trusted proxy wrote itself", () => {
    expect(
      read("loopback", "127.0.0.1", {
        host: "127.0.0.1:4321",
        "x-forwarded-host": "evil.example, automotive.localhost",
        "x-forwarded-proto": "https, http",
        "x-forwarded-for": "198.51.100.1, 2001:db8::7",
      }),
    ).toEqual({ host: "automotive.localhost", scheme: "http", address: "2001:db8::7" });
  });

  it("leave what they do not say as the request has it", () => {
    const answer = read("loopback", "::1", { host: "localhost" }, { PUBLIC_SCHEME: "https" });
    expect(answer).toEqual({ host: "localhost", scheme: "https", address: "::1" });
  });

  it("count for nothing where they are empty or no scheme", () => {
    expect(
      read("loopback", "::1", {
        host: "localhost",
        "x-forwarded-host": "",
        "x-forwarded-proto": "javascript",
        "x-forwarded-for": " ",
      }),
    ).toEqual({ host: "localhost", scheme: "http", address: "::1" });
  });
});

it.each(["10.0.0.300", "nginx", "10.0.0.0/33", "2001:db8::/129", "/8", "10.0.0.0/x"])(
  "TRUSTED_PROXIES=%s stops the start, naming it",
  (proxies) => {
    expect(() => readConfig({ TRUSTED_PROXIES: `loopback,${proxies}` })).toThrow(
      /TRUSTED_PROXIES.*is no address/s,
    );
  },
);
