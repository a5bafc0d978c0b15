import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { boundBody } from "../../../src/server/http/request-body.ts";

/** What a client gets that sends this and then no more. */
const sent = async (head: string, answerAtOnce = false): Promise<string> => {
  const server = createServer((request, response) => {
    boundBody(request, response, { bodyMs: 50, slowestBytes: 1000, fileMs: 10_000 });
    if (answerAtOnce) response.end("done");
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
  const answer = await sent("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx", true);
  expect(answer).toContain("HTTP/1.1 200 ");
});
