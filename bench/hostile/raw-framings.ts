import type { Case } from "./connection.ts";
import type { Odd } from "./raw-parts.ts";

/** The end of a request (the headers that describe its body, the blank line, the body), and how the exchange ends. */
interface Framing {
  rest: string | Buffer;
  ends: Case["ends"];
}

const json = "Content-Type: application/json\r\n";
const whole = (rest: string | Buffer): Framing => ({ rest, ends: "whole" });
const broken = (rest: string): Framing => ({ rest, ends: "broken" });

/** Bodies and how their length is declared; those that never end are a separate trial (`half-requests.ts`). */
export const framings: Odd<Framing> = {
  "in chunks": () => whole(`${json}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`),
  "in chunks with extensions and trailers": () =>
    whole(`${json}Transfer-Encoding: chunked\r\nTrailer: X-T\r\n\r\n2;a=b\r\n{}\r\n0\r\nX-T: 1\r\n\r\n`),
  "in one-byte chunks": () =>
    whole(`${json}Transfer-Encoding: chunked\r\n\r\n${"1\r\n \r\n".repeat(400)}2\r\n{}\r\n0\r\n\r\n`),
  "a megabyte": () => {
    const body = `{"q":"${"a".repeat(1_000_000)}"}`;
    return whole(`${json}Content-Length: ${body.length}\r\n\r\n${body}`);
  },
  "a megabyte in chunks": () =>
    whole(
      `${json}Transfer-Encoding: chunked\r\n\r\n${`10000\r\n${"a".repeat(65_536)}\r\n`.repeat(16)}0\r\n\r\n`,
    ),
  "no JSON": (random) => {
    const body = random.pick([
      "{",
      "[1,",
      "nul",
      '"\\ud800"',
      "\x00",
      "{'a':1}",
      "[".repeat(5000),
      '{"__proto__":{"a":1}}',
    ]);
    return whole(`${json}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  },
  "bytes of no text": () =>
    whole(
      Buffer.concat([
        Buffer.from(`${json}Content-Length: 6\r\n\r\n`),
        Buffer.from([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22]),
      ]),
    ),
  "another content type": (random) =>
    whole(
      `Content-Type: ${random.pick(["text/plain", "multipart/form-data", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "application/xml", "x", "application/json; charset=utf-7", ";"])}\r\nContent-Length: 7\r\n\r\n{"a":1}`,
    ),
  compressed: () => whole(`${json}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`),
  "longer than its length": () => broken(`${json}Content-Length: 2\r\n\r\n{}more of it`),
  "a request hidden behind": () =>
    broken(`${json}Content-Length: 2\r\n\r\n{}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`),
  "length and chunks": () =>
    broken(`${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`),
  "two lengths": () => broken(`${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `),
  "a length that is none": (random) =>
    broken(
      `${json}Content-Length: ${random.pick(["-1", "+2", "abc", "1e3", "0x2", "2, 2", "", "99999999999999999999999"])}\r\n\r\n{}`,
    ),
  "broken chunks": (random) =>
    broken(
      `${json}Transfer-Encoding: chunked\r\n\r\n${random.pick(["zz\r\n{}\r\n", "-2\r\n{}\r\n", "ffffffffffffffffff\r\n{}", "2\r\n{}x\r\n0\r\n\r\n", "2\n{}\n0\n\n", " 2 \r\n{}\r\n0\r\n\r\n"])}`,
    ),
  "another transfer coding": (random) =>
    broken(
      `${json}Transfer-Encoding: ${random.pick(["identity", "gzip, chunked", "chunked, chunked", "chunked, identity", "xchunked", "\x0bchunked", "cow"])}\r\n\r\n0\r\n\r\n`,
    ),
};
