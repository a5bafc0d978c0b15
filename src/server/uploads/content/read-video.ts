import { join } from "node:path";
import type { ReadPart } from "../../platform/sandbox/program.ts";
import { openSandbox, type Outcome } from "../../platform/sandbox/sandbox.ts";

/** What the container of a video says. */
export interface VideoFacts {
  container: "mp4" | "webm";
  /** The end of its last packet: recordings of browsers do not say how long they are. */
  seconds: number;
}

/** What the sandboxed process is given: the file's size in bytes. It asks for parts of the file. */
export interface VideoTask {
  size: number;
}

const sandbox = openSandbox<VideoTask, VideoFacts | null>({
  program: join(import.meta.dirname, "video-reader.ts"),
  heapMegabytes: 128,
  maxMemory: 384 * 1024 * 1024,
  processorMs: 10_000,
  deadlineMs: 20_000,
});

/**
 * Reads the container of an MP4, MOV or WebM file; null when it is none of them, is broken or has no picture.
 * @throws whatever `read` throws.
 */
export const readVideo = (size: number, read: ReadPart): Promise<Outcome<VideoFacts | null>> =>
  sandbox({ size }, { read });
