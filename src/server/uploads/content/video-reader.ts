import { CustomSource, Input, MP4, QTFF, WEBM } from "mediabunny";
import type { Program } from "../../platform/sandbox/program.ts";
import type { VideoFacts, VideoTask } from "./read-video.ts";

// The program of the sandboxed process of `readVideo`: asks for parts of the file, and says what it has found.
const cacheBytes = 4 * 1024 * 1024;

type Run = Program<VideoTask, VideoFacts | null>["run"];

const factsOf: Run = async ({ size }, read) => {
  const input = new Input({
    formats: [MP4, QTFF, WEBM],
    source: new CustomSource({
      getSize: () => size,
      read: (start, end) => read({ start, end: end - 1 }),
      maxCacheSize: cacheBytes,
      prefetchProfile: "network",
    }),
  });
  if (!(await input.canRead()) || !(await input.getPrimaryVideoTrack())) return null;
  const container = (await input.getFormat()) === WEBM ? "webm" : "mp4";
  const seconds = await input.computeDuration();
  return Number.isFinite(seconds) ? { container, seconds } : null;
};

export const run: Run = (task, read) => factsOf(task, read).catch(() => null);
