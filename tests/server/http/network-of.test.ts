import { describe, expect, it } from "vitest";
import { addressList } from "../../../src/runtime/address-list.ts";
import { neighbourhoodOf, networkOf } from "../../../src/server/http/network-of.ts";

describe("the network of an address", () => {
  it.each([
    ["203.0.113.9", ["::ffff:203.0.113.9", "::FFFF:cb00:7109", "0:0:0:0:0:ffff:203.0.113.9"]],
    ["2001:db8::1", ["2001:DB8:0:0:0:0:0:1", "2001:0db8:0000::0001", "2001:db8::1%eth0", "2001:db8::2"]],
    ["2001:db8:1:2::1", ["2001:db8:1:2:a:b:c:d", "2001:DB8:1:2::"]],
  ])("is that of %s however it is written", (address, others) => {
    for (const other of others) expect(networkOf(other)).toBe(networkOf(address));
  });

  it("is one household's, while a neighbourhood is what one line can have", () => {
    expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
    expect(neighbourhoodOf("2001:db8:1:2::1")).toBe(neighbourhoodOf("2001:db8:1:ff::1"));
    expect(neighbourhoodOf("2001:db8:1::1")).not.toBe(neighbourhoodOf("2001:db8:2::1"));
    expect(networkOf("203.0.113.8")).not.toBe(networkOf("203.0.113.9"));
    expect(neighbourhoodOf("::ffff:203.0.113.8")).toBe(neighbourhoodOf("203.0.113.9"));
    expect(neighbourhoodOf("203.0.113.8")).not.toBe(neighbourhoodOf("203.0.114.8"));
  });

  it("is found in a list of trusted proxies however it is written", () => {
    expect(addressList("10.0.0.7").has("::ffff:a00:7")).toBe(true);
    expect(addressList("fe80::/10").has("FE80::1%eth0")).toBe(true);
  });
});
