import { fork } from "node:child_process";
import { join } from "node:path";
import { concurrency, type Client } from "../../http/concurrency-limits.ts";
import type { ByteRange } from "../../platform/files/object-store.ts";

/** A file in a store, read in parts. */
interface VideoFile {
  /** Bytes. */
  size: number;
  read: (part: ByteRange) => Promise<Uint8Array>;
}

/** What the container of a video says. */
export interface VideoFacts {
  container: "mp4" | "webm";
  /** The end of its last packet: recordings of browsers do not say how long they are. */
  seconds: number;
}

/** What the child process says: which part it needs, or what it has found. */
export interface Asked {
  kind: "asked";
  part: ByteRange;
}
export interface Found {
  kind: "found";
  facts: VideoFacts | null;
}

/** The longest that reading a container may take, in milliseconds, and the most memory for it, in MB. */
const readMs = 20_000;
const memory = 128;

/**
 * Reads the container of an MP4, MOV or WebM file; null when it is none of them, is broken or has no picture. A process
 * of its own does it: a hostile file can make a parser loop for ever, and ends that process alone.
 * @param client Who sent the file.
 * @throws whatever `file.read` throws.
 */
export const readVideo = (client: Client, file: VideoFile): Promise<VideoFacts | null> =>
  concurrency.videos(client, () => readApart(file));

const readApart = ({ size, read }: VideoFile): Promise<VideoFacts | null> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, "video-reader.ts"), [String(size)], {
      execArgv: [`--max-old-space-size=${memory}`],
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      timeout: readMs,
      killSignal: "SIGKILL",
    });
    child.on("message", (message: Asked | Found) => {
      if (message.kind === "found") {
        resolve(message.facts);
        child.kill("SIGKILL");
      } else
        read(message.part).then(
          (bytes) => child.connected && child.send(bytes, () => undefined),
          (error: Error) => {
            reject(error);
            child.kill("SIGKILL");
          },
        );
    });
    child.on("error", reject);
    child.on("exit", () => resolve(null));
  });
