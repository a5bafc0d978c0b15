import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { Draft } from "../../contract/editor-drafts.ts";
import type { EditorPicture } from "../../contract/editor-pictures.ts";
import { fieldLabels } from "../../domain/articles/draft-fields.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { PicturePicker } from "./PicturePicker.tsx";

interface PictureDialogProps {
  draft: Draft;
  onInsert: (picture: { src: string; alt: string }) => void;
  onClose: () => void;
}

/** Asks for a picture, and then for what it shows. */
export const PictureDialog = ({ draft, onInsert, onClose }: PictureDialogProps) => {
  const [picture, setPicture] = useState<EditorPicture | null>(null);
  if (!picture) return <PicturePicker draft={draft} onPick={setPicture} onClose={onClose} />;
  return (
    <DescribePicture
      picture={picture}
      onDone={(alt) => onInsert({ src: picture.src, alt })}
      onAnother={() => setPicture(null)}
      onClose={onClose}
    />
  );
};

interface DescribePictureProps {
  picture: EditorPicture;
  onDone: (alt: string) => void;
  onAnother: () => void;
  onClose: () => void;
}

const DescribePicture = ({ picture, onDone, onAnother, onClose }: DescribePictureProps) => {
  const [alt, setAlt] = useState("");
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Not to the form of the draft, which this is inside of for React.
    event.stopPropagation();
    setSent(true);
    if (alt.trim()) onDone(alt);
  };
  return (
    <FormDialog
      title="Describe the picture"
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Add the picture"
      buttons={
        <Button variant="secondary" onClick={onAnother}>
          Choose another
        </Button>
      }
    >
      <img src={picture.url} alt="" className="max-h-64 w-full rounded-md bg-accent-soft object-contain" />
      <TextField
        ref={field}
        label={fieldLabels["image.alt"]}
        value={alt}
        autoComplete="off"
        maxLength={200}
        hint="Read out to people who do not see it, such as: a full café at lunch time."
        error={isSent && !alt.trim() ? "Enter what the picture shows." : undefined}
        onChange={({ target }) => setAlt(target.value)}
      />
    </FormDialog>
  );
};
