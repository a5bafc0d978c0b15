import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ask, type Answered } from "../ask.ts";

/** A file as the server sends it, for other servers to send the same. */
export interface FileToServe {
  path: string;
  headers: Record<string, string>;
  /** The file with the bytes that are sent. */
  sent: string;
}

/** What every client of this bench accepts. */
export const accepts = { "accept-encoding": "gzip" };

/**
 * Writes what the server sends for each path to a folder: as it is sent with `.gz` after its name where it is
 * compressed, which nginx then sends as it stands.
 */
export const writeSameFiles = async (
  folder: string,
  { port, host, paths }: { port: number; host: string; paths: readonly string[] },
): Promise<FileToServe[]> =>
  Promise.all(
    paths.map(async (path): Promise<FileToServe> => {
      const { headers, body } = await keptAnswer(() => ask({ port, host, path, headers: accepts }), path);
      const name = join(folder, path === "/" ? "/index.html" : path);
      mkdirSync(dirname(name), { recursive: true });
      const sent = headers["content-encoding"] ? `${name}.gz` : name;
      writeFileSync(name, body);
      writeFileSync(sent, body);
      const { date: _, connection: __, "keep-alive": ___, ...own } = headers as Record<string, string>;
      return { path, headers: { ...own, "content-length": String(body.length) }, sent };
    }),
  );

/** The answer from memory: a text without compressed forms gets them with its first request, and a length with them. */
const keptAnswer = async (again: () => Promise<Answered>, path: string): Promise<Answered> => {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await again();
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
    if (answer.headers["content-length"] !== undefined) return answer;
  }
  throw new Error(`${path} is not kept in memory.`);
};
