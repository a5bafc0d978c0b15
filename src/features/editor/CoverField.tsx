import { useState } from "react";
import { editorPicturesPath } from "../../contract/editor-pictures.ts";
import { fieldLabels } from "../../domain/articles/draft-fields.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { fieldError, label } from "../../ui/recipes.ts";
import { messageFor, type DraftFieldProps } from "./DraftFieldset.tsx";
import { fieldId } from "./editor-text.ts";
import { PicturePicker } from "./PicturePicker.tsx";

/** The cover of a draft: a picture of the site, with what it shows in words. */
export const CoverField = ({
  draft,
  fields,
  errorOf,
  onChange,
  folder,
}: DraftFieldProps & { folder: string }) => {
  const [isPicking, setPicking] = useState(false);
  const { image } = fields;
  const problem = messageFor("image", errorOf("image"));
  const tied = (name: "image.alt" | "image.caption") => ({
    id: fieldId(name),
    label: fieldLabels[name],
    error: messageFor(name, errorOf(name)),
  });
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className={`${label} mb-2`}>
        {fieldLabels.image}
        <span className="font-normal text-ink-soft"> (optional)</span>
      </legend>
      {image && (
        <img
          src={urlOf(image.src, folder)}
          alt={image.alt}
          className="aspect-[16/9] w-full max-w-sm rounded-md bg-accent-soft object-cover"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button id={fieldId("image")} variant="secondary" size="small" onClick={() => setPicking(true)}>
          {image ? "Choose another" : "Choose a picture"}
        </Button>
        {image && (
          <Button variant="quiet" size="small" onClick={() => onChange({ image: null })}>
            Without a picture
          </Button>
        )}
      </div>
      {image && (
        <>
          <TextField
            {...tied("image.alt")}
            hint="Read out to people who do not see it: 5 to 200 characters."
            value={image.alt}
            onChange={({ target: { value } }) => onChange({ image: { ...image, alt: value } })}
          />
          <TextField
            {...tied("image.caption")}
            optional
            value={image.caption}
            onChange={({ target: { value } }) => onChange({ image: { ...image, caption: value } })}
          />
        </>
      )}
      {problem && <p className={fieldError}>{problem}</p>}
      {isPicking && (
        <PicturePicker
          draft={draft}
          onClose={() => setPicking(false)}
          onPick={({ src }) => {
            setPicking(false);
            onChange({ image: { alt: "", caption: "", ...image, src } });
          }}
        />
      )}
    </fieldset>
  );
};

/** Where the editor shows the picture that a text in a folder of `src` names. */
const urlOf = (src: string, folder: string): string => {
  const { pathname } = new URL(src, `file:///${folder}/`);
  return `${editorPicturesPath}${pathname}`;
};
