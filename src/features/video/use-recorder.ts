import { useEffect, useRef, useState } from "react";
import { maxVideoSeconds } from "../../contract/upload-rules.ts";

/** State of the recorder. */
export type RecorderState =
  | { state: "idle" }
  | { state: "asking" }
  | { state: "ready"; stream: MediaStream }
  | { state: "recording"; stream: MediaStream; seconds: number }
  | { state: "recorded"; file: File; url: string }
  | { state: "failed"; message: string };

/** Containers that browsers record, with the extension of each; the first that the browser knows is used. */
const containers = [
  { type: "video/mp4;codecs=avc1.42E01E,mp4a.40.2", ending: "mp4" },
  { type: "video/webm;codecs=vp8,opus", ending: "webm" },
  { type: "video/webm", ending: "webm" },
  { type: "video/mp4", ending: "mp4" },
];

/** Two minutes at this rate take about 40 MB, in bits a second. */
const bitsPerSecond = 2_500_000;

/** Whether this browser can record at all. */
export const canRecord = (): boolean =>
  typeof MediaRecorder === "function" && navigator.mediaDevices !== undefined;

const messageOf = (error: unknown): string => {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError")
    return "The browser may not use your camera and microphone. Allow it in the browser's settings for this site, or upload a video.";
  if (name === "NotFoundError")
    return "There is no camera or microphone on this device. You can upload a video instead.";
  return "The camera could not be started. Close other programs that use it, or upload a video.";
};

/** Records a video with the camera and the microphone: nothing starts before `open`, and leaving the view stops all. */
export const useRecorder = () => {
  const [recorder, setRecorder] = useState<RecorderState>({ state: "idle" });
  const stream = useRef<MediaStream>(null);
  const running = useRef<MediaRecorder>(null);
  const left = useRef(false);

  const release = () => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
  };
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      release();
    };
  }, []);
  const url = recorder.state === "recorded" ? recorder.url : null;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  /** Asks for the camera and the microphone, and shows what they see. */
  const open = async (): Promise<void> => {
    setRecorder({ state: "asking" });
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "user", width: { ideal: 1280 }, height: { ideal: 720 } },
        audio: true,
      });
      stream.current = opened;
      if (left.current) release();
      else setRecorder({ state: "ready", stream: opened });
    } catch (error) {
      setRecorder({ state: "failed", message: messageOf(error) });
    }
  };

  /** Starts to record; stops by itself after two minutes. */
  const start = (): void => {
    const source = stream.current;
    if (!source) return;
    const container = containers.find(({ type }) => MediaRecorder.isTypeSupported(type));
    const media = new MediaRecorder(source, {
      ...(container && { mimeType: container.type }),
      videoBitsPerSecond: bitsPerSecond,
    });
    const parts: Blob[] = [];
    const startedAt = Date.now();
    const passed = () => Math.floor((Date.now() - startedAt) / 1000);
    const timer = setInterval(() => {
      setRecorder({ state: "recording", stream: source, seconds: passed() });
      if (passed() >= maxVideoSeconds) stop();
    }, 250);
    media.ondataavailable = ({ data }) => void (data.size && parts.push(data));
    media.onstop = () => {
      clearInterval(timer);
      release();
      if (left.current) return;
      const ending = container?.ending ?? "webm";
      const file = new File(parts, `introduction.${ending}`, { type: media.mimeType.split(";")[0]! });
      setRecorder({ state: "recorded", file, url: URL.createObjectURL(file) });
    };
    running.current = media;
    media.start(1000);
    setRecorder({ state: "recording", stream: source, seconds: 0 });
  };

  const stop = (): void => {
    if (running.current?.state === "recording") running.current.stop();
  };

  /** Turns the camera off and forgets what was recorded. */
  const close = (): void => {
    if (running.current) running.current.onstop = null;
    release();
    setRecorder({ state: "idle" });
  };

  return { recorder, open, start, stop, close };
};
