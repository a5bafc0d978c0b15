import type { BasicFormField } from "@keystatic/core";
import { useEffect, useState } from "react";
import { choice, type Choice } from "./simple-fields.ts";

/** A picture to choose. */
export interface PictureChoice extends Choice {
  /** Loads the address of the picture. */
  load: () => Promise<string>;
}

/** One of several pictures, by its name or by what it shows. */
export const pictureChoice = (
  label: string,
  pictures: readonly PictureChoice[],
  help?: string,
): BasicFormField<string> => {
  const field = choice(label, [...pictures], help);
  return {
    ...field,
    Input: (props) => {
      const [isOpen, setOpen] = useState(false);
      const chosen = pictures.find(({ value }) => value === props.value);
      return (
        <div className="picture-choice">
          <field.Input {...props} />
          {chosen && <Thumbnail key={chosen.value} load={chosen.load} />}
          <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>Show all pictures</summary>
            {isOpen && (
              <div className="picture-grid">
                {pictures.map(({ label, value, load }) => (
                  <button
                    key={value}
                    type="button"
                    aria-pressed={value === props.value}
                    onClick={() => props.onChange(value)}
                  >
                    <Thumbnail load={load} />
                    {label}
                  </button>
                ))}
              </div>
            )}
          </details>
        </div>
      );
    },
  };
};

const Thumbnail = ({ load }: Pick<PictureChoice, "load">) => {
  const [url, setUrl] = useState("");
  useEffect(() => {
    // Without its thumbnail a picture still has its name.
    load().then(setUrl, () => undefined);
  }, [load]);
  return url ? <img src={url} alt="" className="thumbnail" /> : null;
};
