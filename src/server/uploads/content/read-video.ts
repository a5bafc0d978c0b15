import { CustomSource, Input, MP4, QTFF, WEBM } from "mediabunny";
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

/** The longest that reading a container may take, in milliseconds, and the most bytes that are held in memory. */
const readMs = 30_000;
const cacheBytes = 4 * 1024 * 1024;

/** Reads the container of an MP4, MOV or WebM file; null when it is none of them, is broken or has no picture. */
export const readVideo = async ({ size, read }: VideoFile): Promise<VideoFacts | null> => {
  const until = Date.now() + readMs;
  let fault: unknown;
  const input = new Input({
    formats: [MP4, QTFF, WEBM],
    source: new CustomSource({
      getSize: () => size,
      read: async (start, end) => {
        if (Date.now() > until) throw new Error("the container took too long to read");
        return read({ start, end: end - 1 }).catch((error: unknown) => {
          fault = error;
          throw error;
        });
      },
      maxCacheSize: cacheBytes,
      prefetchProfile: "network",
    }),
  });
  try {
    if (!(await input.canRead()) || !(await input.getPrimaryVideoTrack())) return null;
    const container = (await input.getFormat()) === WEBM ? "webm" : "mp4";
    return { container, seconds: await input.computeDuration() };
  } catch {
    // A store that cannot be reached says nothing about the file.
    if (fault) throw fault;
    return null;
  } finally {
    input.dispose();
  }
};
