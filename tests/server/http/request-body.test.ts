import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { boundBody } from "../../../src/server/http/request-body.ts";

const bodyMs = 50;

/** What a client gets that sends this and then no more. @param answerAfter in milliseconds; no answer without it. */
const sent = async (head: string, answerAfter?: number): Promise<string> => {
  const server = createServer((request, response) => {
    boundBody(request, response, { bodyMs, slowestBytes: 1000, fileMs: 10_000 });
    if (answerAfter !== undefined) setTimeout(() => response.end("done"), answerAfter);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(head);
  const answer = await text(socket);
  server.close();
  return answer;
};

it.each([
  ["a call", "POST /v1/seeker/job"],
  ["a page", "POST /page/form"],
  ["a file", "PUT /v1/uploads/a/b"],
])("a body of %s that never ends is answered with 408, and its connection closed", async (_title, line) => {
  expect(await sent(`${line} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx`)).toContain(
    "HTTP/1.1 408 ",
  );
});

it("a connection is closed where the body goes on after the answer", async () => {
  const answer = await sent("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx", 0);
  expect(answer).toContain("HTTP/1.1 200 ");
});

it("a body that has come may wait for its handler", async () => {
  const head = "POST /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx";
  expect(await sent(head, 4 * bodyMs)).toContain("HTTP/1.1 200 ");
});

it("a connection that goes before its body has ended leaves nothing to run behind it", async () => {
  const begun = vi.spyOn(globalThis, "setInterval");
  const ended = vi.spyOn(globalThis, "clearInterval");
  await sent("POST /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 100\r\n\r\nx", 0);
  const timers = begun.mock.results.map(({ value }) => value as NodeJS.Timeout);
  expect(timers).toHaveLength(1);
  expect(ended.mock.calls.map(([timer]) => timer)).toContain(timers[0]);
});

it("what is left of a body is read, and the connection used again", async () => {
  const head = "POST /a HTTP/1.1\r\nHost: a\r\n";
  const last = `${head}Connection: close\r\nContent-Length: 0\r\n\r\n`;
  const answer = await sent(`${head}Content-Length: 300000\r\n\r\n${"x".repeat(300_000)}${last}`, 0);
  expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
});
