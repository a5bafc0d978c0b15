import { CustomSource, Input, MP4, QTFF, WEBM } from "mediabunny";
import type { Asked, Found, VideoFacts } from "./read-video.ts";

// The program of the child process that `readVideo` starts: asks for parts of the file, and says what it has found.
const cacheBytes = 4 * 1024 * 1024;
const size = Number(process.argv[2]);
const say = (message: Asked | Found): void => void process.send!(message);

const read = (start: number, end: number): Promise<Uint8Array> =>
  new Promise((resolve) => {
    process.once("message", (bytes: Uint8Array) => resolve(bytes));
    say({ kind: "asked", part: { start, end: end - 1 } });
  });

/** Reads one part at a time, so that answers need no number. */
let reading: Promise<unknown> = Promise.resolve();
const readInTurn = (start: number, end: number): Promise<Uint8Array> => {
  const next = reading.then(() => read(start, end));
  reading = next;
  return next;
};

const factsOf = async (): Promise<VideoFacts | null> => {
  const input = new Input({
    formats: [MP4, QTFF, WEBM],
    source: new CustomSource({
      getSize: () => size,
      read: readInTurn,
      maxCacheSize: cacheBytes,
      prefetchProfile: "network",
    }),
  });
  if (!(await input.canRead()) || !(await input.getPrimaryVideoTrack())) return null;
  const container = (await input.getFormat()) === WEBM ? "webm" : "mp4";
  const seconds = await input.computeDuration();
  return Number.isFinite(seconds) ? { container, seconds } : null;
};

say({ kind: "found", facts: await factsOf().catch(() => null) });
