import Upload from "lucide-react/icons/upload";
import VideoIcon from "lucide-react/icons/video";
import { Suspense, useRef, useState } from "react";
import type { Entry, EntryData } from "../../contract/profile/entry-schemas.ts";
import type { UploadedFile } from "../../contract/profile/uploaded-file.ts";
import type { StoredFile } from "../../contract/uploads.ts";
import { Button } from "../../ui/Button.tsx";
import type { Changed } from "../session/change.ts";
import { acceptOf } from "../uploads/accept-of.ts";
import { UploadProgress } from "../uploads/UploadProgress.tsx";
import { useUpload } from "../uploads/use-upload.ts";
import { Player } from "./Player.tsx";
import { saveVideo } from "./save-video.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";

const Recorder = lazyComponent(async () => (await import("./Recorder.tsx")).Recorder);

interface VideoProps {
  /** The video's entry; empty when there is none yet. */
  entries: readonly Entry[];
  onSave: (entry: Entry | null, data: EntryData) => Promise<Changed<Entry>>;
  onRemove: (entry: Entry) => void;
}

/** The introduction video: recorded here or uploaded, played, replaced and deleted. Nothing starts by itself. */
export const Video = ({ entries, onSave, onRemove }: VideoProps) => {
  const entry = entries[0] ?? null;
  const [recording, setRecording] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const source = useRef<File>(null);
  const upload = useUpload("video", async (stored: StoredFile) => {
    await saveVideo(stored, source.current, (data) => onSave(entry, data));
  });
  const start = (file: File) => {
    source.current = file;
    void upload.start(file);
  };
  const { video, poster } = (entry ? { video: entry["file"], poster: entry["poster"] } : {}) as {
    video?: UploadedFile;
    poster?: UploadedFile | null;
  };
  return (
    <div className="grid gap-4">
      {video && !recording && <Player video={video} poster={poster ?? null} />}
      {recording ? (
        <Suspense>
          <Recorder
            onUse={(file) => {
              setRecording(false);
              start(file);
            }}
            onClose={() => setRecording(false)}
          />
        </Suspense>
      ) : (
        upload.upload.state !== "sending" && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setRecording(true)}>
              <VideoIcon aria-hidden="true" className="size-4" />
              {video ? "Record a new one" : "Record a video"}
            </Button>
            <Button variant="secondary" onClick={() => input.current?.click()}>
              <Upload aria-hidden="true" className="size-4" />
              {video ? "Upload a new one" : "Upload a video"}
            </Button>
            {entry && (
              <Button variant="danger" onClick={() => onRemove(entry)}>
                Delete video
              </Button>
            )}
          </div>
        )
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf("video")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise choosing the same file again would fire no change event.
          target.value = "";
          if (file) start(file);
        }}
      />
      <UploadProgress {...upload} start={async (file) => start(file)} />
    </div>
  );
};
