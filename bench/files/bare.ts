import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { FileToServe } from "./same-files.ts";

// The least that a handler on Node's own HTTP does: sends bytes from memory, with the headers of the real server.
// Run with the list of files and a port.
const [list = "", port = ""] = process.argv.slice(2);
const files = new Map(
  (JSON.parse(readFileSync(list, "utf8")) as FileToServe[]).map(({ path, headers, sent }) => [
    path,
    { headers: Object.entries(headers).flat(), body: readFileSync(sent) },
  ]),
);
createServer((request, response) => {
  const { headers, body } = files.get(request.url!)!;
  response.writeHead(200, headers).end(body);
}).listen(Number(port), "127.0.0.1");
