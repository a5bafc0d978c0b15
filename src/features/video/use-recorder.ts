import { useEffect, useRef, useState } from "react";
import { record, type Recording } from "./record.ts";

/** State of the recorder. */
export type RecorderState =
  | { state: "idle" }
  | { state: "asking" }
  | { state: "ready"; stream: MediaStream }
  | { state: "recording"; stream: MediaStream; seconds: number }
  | { state: "recorded"; file: File; url: string }
  | { state: "failed"; message: string };

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
  const running = useRef<Recording>(null);
  const left = useRef(false);

  const release = () => {
    running.current?.discard();
    running.current = null;
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

  const start = (): void => {
    const source = stream.current;
    if (!source) return;
    running.current = record(source, {
      onTime: (seconds) => setRecorder({ state: "recording", stream: source, seconds }),
      onDone: (file) => {
        release();
        setRecorder({ state: "recorded", file, url: URL.createObjectURL(file) });
      },
    });
    setRecorder({ state: "recording", stream: source, seconds: 0 });
  };

  /** Turns the camera off and forgets what was recorded. */
  const close = (): void => {
    release();
    setRecorder({ state: "idle" });
  };

  return { recorder, open, start, stop: () => running.current?.stop(), close };
};
