import { expect, it } from "vitest";
import { isIpv4 } from "../../../src/domain/text/is-ipv4.ts";

it("an IPv4 address has four groups of digits from 0 to 255", () => {
  for (const address of ["0.0.0.0", "192.168.1.20", "255.255.255.255"]) expect(isIpv4(address)).toBe(true);
  for (const text of [
    "",
    "1.2.3",
    "1.2.3.4.5",
    "256.1.1.1",
    "1.2.3.1000",
    "1.2.3.x",
    "1..2.3",
    "::1",
    " 1.2.3.4",
  ])
    expect(isIpv4(text), text).toBe(false);
});
