import { join } from "node:path";
import { openSandbox, type Sandbox } from "../sandbox/sandbox.ts";
import type { EncodedPicture, PictureTask } from "./picture-task.ts";

/**
 * Opens the encoding of pictures in sandboxed processes: decoding in this one would take the few threads that read files
 * and check passwords.
 * @param filesEach how many pictures a process decodes: 1 where each is somebody else's.
 */
export const openEncoder = (filesEach: number): Sandbox<PictureTask, EncodedPicture> =>
  openSandbox({
    program: join(import.meta.dirname, "picture-encoder.ts"),
    heapMegabytes: 128,
    maxMemory: 768 * 1024 * 1024,
    processorMs: 10_000,
    deadlineMs: 30_000,
    hasNativeCode: true,
    filesEach,
  });
