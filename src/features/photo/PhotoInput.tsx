import Camera from "lucide-react/icons/camera";
import { Suspense, useState, type Ref } from "react";
import { wrongPictureType } from "../../contract/upload-rules.ts";
import type { StoredFile } from "../../contract/uploads.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldFrame, type FieldText } from "../../ui/FieldFrame.tsx";
import { button } from "../../ui/recipes.ts";
import { acceptOf } from "../uploads/accept-of.ts";
import { UploadProgress } from "../uploads/UploadProgress.tsx";
import { useUpload } from "../uploads/use-upload.ts";
import { Photo } from "./Photo.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";

const CropDialog = lazyComponent(async () => (await import("./CropDialog.tsx")).CropDialog);

interface PhotoInputProps extends FieldText {
  /** The id of the photo as it is now. */
  value: string | null;
  onChange: (file: StoredFile | null) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A field for the seeker's photo: a picture is chosen, cut to a square and uploaded. */
export const PhotoInput = ({ value, onChange, inputRef, error, ...text }: PhotoInputProps) => {
  const upload = useUpload("photo", onChange);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File): Promise<void> => {
    setProblem(undefined);
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      setProblem(wrongPictureType);
    }
  };
  return (
    <div className="grid content-start gap-2">
      <FieldFrame {...text} error={problem ?? error}>
        {(control) => (
          <span className="flex flex-wrap items-center gap-4">
            <Photo id={value} className="size-20" />
            <span className={`${button("secondary", "small")} relative has-focus-visible:outline-2`}>
              <Camera aria-hidden="true" className="size-4" />
              <span aria-hidden="true">{value ? "Change photo" : "Choose photo"}</span>
              <input
                {...control}
                ref={inputRef}
                type="file"
                accept={acceptOf("photo")}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  // Otherwise choosing the same file again would fire no change event.
                  target.value = "";
                  if (file) void choose(file);
                }}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
            </span>
            {value && (
              <Button variant="quiet" size="small" onClick={() => onChange(null)}>
                Remove photo
              </Button>
            )}
          </span>
        )}
      </FieldFrame>
      <UploadProgress {...upload} />
      {picture && (
        <Suspense>
          <CropDialog
            picture={picture}
            onCrop={(file) => {
              setPicture(null);
              void upload.start(file);
            }}
            onClose={() => setPicture(null)}
          />
        </Suspense>
      )}
    </div>
  );
};
