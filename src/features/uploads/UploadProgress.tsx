import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import type { Upload } from "./use-upload.ts";
import { Spoken } from "../../ui/heard/Spoken.tsx";

/** The progress of an upload with a button to cancel it, or why it failed with a button to try again. */
export const UploadProgress = ({ upload, start, cancel }: Upload) => {
  if (upload.state === "idle") return null;
  if (upload.state === "failed") {
    const { file } = upload;
    return (
      <Alert tone="danger" title={upload.message}>
        {file && (
          <Button size="small" variant="secondary" onClick={() => void start(file)} className="mt-1">
            Try {file.name} again
          </Button>
        )}
      </Alert>
    );
  }
  const percent = Math.round(upload.progress * 100);
  const label = `Uploading ${upload.name}`;
  return (
    <div className="grid gap-2 rounded-md border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Spoken className="min-w-0 wrap-anywhere">{label}</Spoken>
        <Button size="small" variant="quiet" onClick={cancel}>
          Cancel upload
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
};
