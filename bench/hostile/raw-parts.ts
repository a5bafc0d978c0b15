import { METHODS } from "node:http";
import type { Random } from "../../src/server/demo/random.ts";

/** Odd values of one part of a request, by what is odd about them. */
export type Odd<T> = Readonly<Record<string, (random: Random) => T>>;

const junk = (random: Random, length: number, alphabet: string): string =>
  Array.from({ length }, () => random.pick([...alphabet])).join("");

/** `Range` headers. */
export const ranges: Odd<string> = {
  first: () => "bytes=0-0",
  part: (random) => `bytes=${random.int(0, 20)}-${random.int(20, 400)}`,
  "open end": (random) => `bytes=${random.int(0, 900)}-`,
  suffix: (random) => `bytes=-${random.int(1, 400)}`,
  "suffix longer than all": () => "bytes=-99999999",
  "suffix of nothing": () => "bytes=-0",
  reversed: (random) => `bytes=${random.int(2, 90)}-${random.int(0, 1)}`,
  "behind the end": (random) => `bytes=${random.int(10_000_000, 90_000_000)}-`,
  huge: (random) =>
    random.pick(["bytes=0-", "bytes=", "bytes=-", "bytes=5-"]) + "9".repeat(random.int(17, 40)),
  "huge start": () => "bytes=99999999999999999999-99999999999999999999",
  "not exact as a number": () => "bytes=9007199254740993-9007199254740994",
  several: (random) =>
    `bytes=${Array.from({ length: random.int(2, 6) }, () => `${random.int(0, 99)}-${random.int(0, 99)}`).join(", ")}`,
  thousands: () => `bytes=${Array.from({ length: 1200 }, (_, at) => `${at}-`).join(",")}`,
  garbage: (random) =>
    random.pick([
      "bytes",
      "bytes=",
      "=0-1",
      "bytes=a-b",
      "bytes=0x10-",
      "bytes=--1",
      "bytes= 0 - 5",
      "lines=0-5",
    ]),
  "other numbers": (random) =>
    random.pick([
      "bytes=1e3-",
      "bytes=0-NaN",
      "bytes=NaN-",
      "bytes=-",
      "bytes=0.5-7",
      "bytes=-1-1",
      "bytes=+0-5",
    ]),
  soup: (random) => `bytes=${junk(random, random.int(1, 30), "0123456789-,=e. ")}`,
};

/** Methods, known and made up. */
export const methods: Odd<string> = {
  known: (random) => random.pick(METHODS.filter((one) => one !== "CONNECT")),
  TRACE: () => "TRACE",
  CONNECT: () => "CONNECT",
  "made up": (random) => junk(random, random.int(1, 12), "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
  "lower case": () => "get",
  "very long": () => "A".repeat(9000),
  "no token": (random) => random.pick(["G(T", "<>", "GET\x00", "ÄÖÜ"]),
};

/** Hosts: each is one or more header lines. */
export const hosts: Odd<string> = {
  none: () => "",
  empty: () => "Host:\r\n",
  two: () => "Host: automotive.localhost\r\nHost: hospitality.localhost\r\n",
  unknown: (random) => `Host: ${junk(random, 9, "abcdefgh.")}.example\r\n`,
  malformed: (random) =>
    `Host: ${random.pick(["a b", "[::1", "a:b:c", "%00", "..", "-", "a/b", "a?b", "a@b", "ünïcode", "<x>", "a,b", "\\"])}\r\n`,
  "wrong port": (random) =>
    `Host: automotive.localhost:${random.pick(["99999", "abc", "", "-1", "0", "1e3"])}\r\n`,
  "with port": () => "Host: automotive.localhost:80\r\n",
  "upper case and dot": () => "Host: AUTOMOTIVE.LOCALHOST.\r\n",
  IPv6: (random) =>
    `Host: ${random.pick(["[::1]", "[::1]:80", "[::ffff:127.0.0.1]", "[fe80::1%25eth0]"])}\r\n`,
  "very long": () => `Host: ${"a".repeat(5000)}.localhost\r\n`,
  forwarded: (random) =>
    `Host: automotive.localhost\r\nX-Forwarded-Host: ${random.pick(["hospitality.localhost", "evil.example", "a b", ""])}\r\n` +
    `X-Forwarded-Proto: ${random.pick(["https", "javascript", ""])}\r\nX-Forwarded-For: ${random.pick(["1.2.3.4", "::", "x"])}\r\n`,
  "host-name header": (random) =>
    `Host: automotive.localhost\r\nhost-name: ${random.pick(["hospitality.localhost", "..", "evil.example", "a b", "é"])}\r\n`,
};

/** Header lines other than the host. */
export const headers: Odd<string> = {
  "very large": () => `X-Large: ${"x".repeat(20_000)}\r\n`,
  "large cookie": () => `Cookie: ${"a=b; ".repeat(2000)}\r\n`,
  many: () => Array.from({ length: 1500 }, (_, at) => `X-${at}: 1\r\n`).join(""),
  twice: (random) =>
    random.pick([
      "Accept: a\r\nAccept: b\r\n",
      "Cookie: a=1\r\nCookie: b=2\r\n",
      "Authorization: a\r\nAuthorization: b\r\n",
    ]),
  "not ASCII": () => "X-Name: \xff\xfe\x80é\r\nUser-Agent: 日本\r\nReferer: http://é/\r\n",
  folded: () => "X-Fold: a\r\n b\r\n",
  "blank in name": () => "X Name: a\r\n",
  "no colon": () => "just text\r\n",
  "control characters": () => "X-Control: a\x00b\x07\r\n",
  authorization: (random) =>
    `Authorization: ${random.pick(["Bearer", "Bearer ", "Bearer a.b.c", `Bearer ${"a".repeat(8000)}`, "Basic YTpi", "Bearer ..", "Bearer eyJhbGciOiJub25lIn0.e30."])}\r\n`,
  cookies: (random) =>
    `Cookie: ${random.pick(["=", ";;;", "refresh=%", "signboard_refresh=%E0%A4%A", "a=\x80", "__proto__=1", "refresh=a.b"])}\r\n`,
  encoding: (random) =>
    `Accept-Encoding: ${random.pick(["gzip;q=0, br;q=0, identity;q=0", "*;q=0", "zstd, deflate", "br;q=x", ",", "gzip;q=99", "deflate", "GZIP"])}\r\n`,
  conditional: (random) =>
    random.pick([
      "If-None-Match: *\r\n",
      `If-None-Match: ${'W/"a", '.repeat(900)}\r\n`,
      'If-None-Match: "\r\n',
      "If-Modified-Since: yesterday\r\n",
      "If-Modified-Since: Fri, 31 Dec 9999 23:59:59 GMT\r\n",
      "If-Match: *\r\n",
      'If-Match: "x"\r\n',
      "If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT\r\n",
    ]),
  upgrade: (random) =>
    `Connection: Upgrade\r\nUpgrade: ${random.pick(["websocket", "h2c", "TLS/1.0", "x"])}\r\nSec-WebSocket-Key: YQ==\r\nSec-WebSocket-Version: 13\r\n`,
  expectation: (random) => `Expect: ${random.pick(["100-continue", "200-ok", ""])}\r\n`,
  "connection options": (random) =>
    `Connection: ${random.pick(["close, keep-alive", "content-length", "host", "keep-alive, x", ""])}\r\n`,
  "request id": (random) =>
    `X-Request-Id: ${random.pick(["<script>", "a".repeat(5000), "\xff", "'; drop table jobs; --", ""])}\r\n`,
  origin: (random) =>
    `Origin: ${random.pick(["null", "http://evil.example", "x", "http://", "file://"])}\r\nSec-Fetch-Site: ${random.pick(["cross-site", "x"])}\r\n`,
};

/** HTTP versions: the end of the request line. */
export const versions: Odd<string> = {
  "HTTP/1.0": () => "HTTP/1.0",
  "HTTP/1.0 kept alive": () => "HTTP/1.0\r\nConnection: keep-alive",
  "other version": (random) =>
    random.pick(["HTTP/0.9", "HTTP/2.0", "HTTP/1.2", "HTTP/9.9", "HTP/1.1", "http/1.1", ""]),
};
