import Circle from "lucide-react/icons/circle";
import Square from "lucide-react/icons/square";
import { useEffect, useRef } from "react";
import { maxVideoSeconds } from "../../contract/upload-rules.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { useRecorder } from "./use-recorder.ts";

interface RecorderProps {
  /** Called with a recording that the seeker wants to keep. */
  onUse: (file: File) => void;
  onClose: () => void;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Records a video: shows the camera first, records when asked to, and plays the recording before it is used. */
export const Recorder = ({ onUse, onClose }: RecorderProps) => {
  const { recorder, open, start, stop, close } = useRecorder();
  const cancel = (
    <Button
      variant="secondary"
      onClick={() => {
        close();
        onClose();
      }}
    >
      Cancel
    </Button>
  );
  switch (recorder.state) {
    case "idle":
    case "asking":
      return (
        <div className="grid gap-3">
          <p className="max-w-prose text-ink-soft">
            Your browser will ask whether this site may use your camera and microphone. Nothing is recorded
            before you press “Start recording”, and nothing is sent before you have seen it.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button busy={recorder.state === "asking"} busyLabel="Starting" onClick={() => void open()}>
              Turn on the camera
            </Button>
            {cancel}
          </div>
        </div>
      );
    case "failed":
      return (
        <div className="grid gap-3">
          <Alert tone="danger">{recorder.message}</Alert>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => void open()}>
              Try again
            </Button>
            {cancel}
          </div>
        </div>
      );
    case "ready":
    case "recording":
      return (
        <div className="grid gap-3">
          <Preview stream={recorder.stream} />
          <div className="flex flex-wrap items-center gap-3">
            {recorder.state === "ready" ? (
              <Button onClick={start}>
                <Circle aria-hidden="true" className="size-4 fill-current" />
                Start recording
              </Button>
            ) : (
              <Button onClick={stop}>
                <Square aria-hidden="true" className="size-4 fill-current" />
                Stop
              </Button>
            )}
            {cancel}
            {recorder.state === "recording" && (
              <p className="tabular-nums" role="timer">
                {clock(recorder.seconds)} of {clock(maxVideoSeconds)}
              </p>
            )}
          </div>
        </div>
      );
    case "recorded":
      return (
        <div className="grid gap-3">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording that the seeker has just made */}
          <video
            controls
            playsInline
            src={recorder.url}
            aria-label="Your recording"
            className="aspect-video w-full max-w-xl rounded-lg bg-black"
          />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => onUse(recorder.file)}>Use this video</Button>
            <Button variant="secondary" onClick={() => void open()}>
              Record again
            </Button>
            {cancel}
          </div>
        </div>
      );
  }
};

const Preview = ({ stream }: { stream: MediaStream }) => {
  const preview = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (preview.current) preview.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={preview}
      autoPlay
      muted
      playsInline
      aria-label="What the camera sees"
      className="aspect-video w-full max-w-xl -scale-x-100 rounded-lg bg-black object-contain"
    />
  );
};
