import { useEffect, useState } from "react";
import type { Draft } from "../../contract/editor-drafts.ts";
import { listPictures, type EditorPicture } from "../../contract/editor-pictures.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { control, hint, label } from "../../ui/recipes.ts";
import { callEditor, messageOf, sendPicture } from "./call-editor.ts";
import { Spoken } from "../../ui/heard/Spoken.tsx";

interface PicturePickerProps {
  draft: Draft;
  onPick: (picture: EditorPicture) => void;
  onClose: () => void;
}

/** The pictures that a draft may show, and where another is uploaded. */
export const PicturePicker = ({ draft, onPick, onClose }: PicturePickerProps) => {
  const [pictures, setPictures] = useState<EditorPicture[] | null>(null);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    callEditor(listPictures, { query: { draft: draft.id } }).then(setPictures, (error: unknown) =>
      setProblem(messageOf(error)),
    );
  }, [draft.id]);
  const upload = (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem("");
    sendPicture(draft.id, file)
      .then(onPick, (error: unknown) => setProblem(messageOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Dialog open title="Choose a picture" onClose={onClose} wide>
      <div className="grid grid-cols-1 gap-5">
        {problem && <Alert tone="danger">{problem}</Alert>}
        {draft.is_shared && (
          <p>
            All sites share this page, so here are the pictures that they share. What you upload is shared
            too.
          </p>
        )}
        <div className="grid gap-1.5">
          <label htmlFor="picture-file" className={label}>
            Upload a picture
          </label>
          <p className={hint}>
            PNG, JPEG, WebP, GIF, AVIF or SVG, at most 8 MB. Where and with what it was taken is removed.
          </p>
          <input
            id="picture-file"
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml"
            disabled={busy}
            onChange={({ target }) => upload(target.files?.[0])}
            className={control}
          />
          {busy && <Spoken>Uploading …</Spoken>}
        </div>
        {pictures === null && !problem && <Spoken>Loading …</Spoken>}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
          {pictures?.map((picture) => (
            <li key={picture.src}>
              <button
                type="button"
                onClick={() => onPick(picture)}
                className="grid w-full gap-1 rounded-md border border-line p-2 text-left text-sm hover:border-line-strong"
              >
                <img
                  src={picture.url}
                  alt=""
                  loading="lazy"
                  className="aspect-[16/9] w-full rounded-sm bg-accent-soft object-cover"
                />
                <span className="wrap-anywhere">{picture.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
};
