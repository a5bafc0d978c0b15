import { maxVideoSeconds } from "../../contract/upload-rules.ts";

/** Containers that browsers record, with the extension of each; the first that the browser knows is used. */
const containers = [
  { type: "video/mp4;codecs=avc1.42E01E,mp4a.40.2", ending: "mp4" },
  { type: "video/webm;codecs=vp8,opus", ending: "webm" },
  { type: "video/webm", ending: "webm" },
  { type: "video/mp4", ending: "mp4" },
];

/** Two minutes at this rate take about 40 MB, in bits a second. */
const bitsPerSecond = 2_500_000;

interface RecordOptions {
  /** Called with the seconds that have passed, several times a second. */
  onTime: (seconds: number) => void;
  /** Called once with the recording, unless it was discarded. */
  onDone: (file: File) => void;
}

/** A recording that is running. */
export interface Recording {
  stop: () => void;
  /** Ends it without a result. */
  discard: () => void;
}

/** Records a stream; stops by itself after two minutes. */
export const record = (source: MediaStream, { onTime, onDone }: RecordOptions): Recording => {
  const container = containers.find(({ type }) => MediaRecorder.isTypeSupported(type));
  const media = new MediaRecorder(source, {
    ...(container && { mimeType: container.type }),
    videoBitsPerSecond: bitsPerSecond,
  });
  const parts: Blob[] = [];
  const startedAt = Date.now();
  const stop = () => {
    clearInterval(timer);
    if (media.state === "recording") media.stop();
  };
  const timer = setInterval(() => {
    const seconds = Math.floor((Date.now() - startedAt) / 1000);
    if (seconds < maxVideoSeconds) onTime(seconds);
    else stop();
  }, 250);
  media.ondataavailable = ({ data }) => void (data.size && parts.push(data));
  media.onstop = () => {
    clearInterval(timer);
    const type = media.mimeType.split(";")[0]!;
    onDone(new File(parts, `introduction.${container?.ending ?? "webm"}`, { type }));
  };
  media.start(1000);
  return {
    stop,
    discard: () => {
      media.onstop = null;
      stop();
    },
  };
};
