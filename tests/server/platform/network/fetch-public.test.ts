import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { fetchPublic } from "../../../../src/server/platform/network/fetch-public.ts";
import { isPublicAddress } from "../../../../src/server/platform/network/is-public-address.ts";

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const start = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const options = { limit: 1024 * 1024, timeout: 60_000 };
const here = { ...options, isAllowed: () => true };

it.each([
  ...["8.8.8.8", "1.1.1.1", "172.32.0.1", "2606:4700:4700::1111", "2a00:1450::1"].map((ip) => [ip, true]),
  ...["127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"].map((ip) => [
    ip,
    false,
  ]),
  ...["169.254.169.254", "100.64.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255"].map((ip) => [ip, false]),
  ...["::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::7f00:1", "64:ff9b::7f00:1"].map((ip) => [
    ip,
    false,
  ]),
  ...["fe80::1", "fe80::1%lo", "fc00::1", "fd12::1", "ff02::1", "2002:7f00:1::", "2001::1", ""].map((ip) => [
    ip,
    false,
  ]),
] as [string, boolean][])("%s is a public address: %s", (ip, isPublic) => {
  expect(isPublicAddress(ip)).toBe(isPublic);
});

it("nothing is asked of this machine or its network, however it is named", async () => {
  let asked = 0;
  const origin = await start((_, response) => {
    asked++;
    response.end("secret");
  });
  const { port } = new URL(origin);
  const names = [
    "127.0.0.1",
    "localhost",
    "2130706433",
    "0x7f.1",
    "127.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "0",
  ];
  for (const name of names)
    await expect(fetchPublic(`http://${name}:${port}/`, options), name).rejects.toThrow(
      /is not at a public address|cannot be reached/,
    );
  expect(asked).toBe(0);
});

it("a redirect is followed to a public address only, and to no file", async () => {
  let asked = 0;
  const inside = await start((_, response) => void response.end(String(asked++)));
  for (const location of [inside, inside.replace("127.0.0.1", "localhost"), "file:///etc/passwd"]) {
    const outside = await start((_, response) => void response.writeHead(302, { location }).end());
    const allowed = [true];
    const isAllowed = () => allowed.shift() ?? false;
    await expect(fetchPublic(outside, { ...options, isAllowed })).rejects.toThrow(
      "is not at a public address",
    );
  }
  expect(asked).toBe(0);
});

it("a redirect may lead from one path to another, and not in a circle", async () => {
  const origin = await start((request, response) =>
    request.url === "/a"
      ? response.writeHead(301, { location: "/b" }).end()
      : request.url === "/b"
        ? response.end("there")
        : response.writeHead(302, { location: "/c" }).end(),
  );
  expect(new TextDecoder().decode(await fetchPublic(`${origin}/a`, here))).toBe("there");
  await expect(fetchPublic(`${origin}/c`, here)).rejects.toThrow("is redirected too often");
});

it("what has no end, gives no answer, or breaks off is given up", async () => {
  const endless = await start((_, response) => {
    response.on("error", () => undefined);
    const more = (): boolean => !response.destroyed && response.write(Buffer.alloc(65_536)) && more();
    response.on("drain", more);
    more();
  });
  await expect(fetchPublic(endless, here)).rejects.toThrow("is larger than 1 MB");
  const silent = await start(() => undefined);
  await expect(fetchPublic(silent, { ...here, timeout: 50 })).rejects.toThrow("gave no answer in 0.05 s");
  const slow = await start((_, response) => void response.write("x"));
  await expect(fetchPublic(slow, { ...here, timeout: 50 })).rejects.toThrow("gave no answer in 0.05 s");
  const broken = await start((_, response) => {
    response.writeHead(200, { "content-length": "10" }).write("x");
    response.destroy();
  });
  await expect(fetchPublic(broken, here)).rejects.toThrow("cannot be reached");
  await expect(fetchPublic(await start((_, r) => void r.writeHead(404).end()), here)).rejects.toThrow("404");
});
