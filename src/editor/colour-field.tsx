import type { BasicFormField } from "@keystatic/core";
import { accentTones, schemeSurfaces, type Scheme } from "../domain/brands/accent.ts";
import { contrast } from "../domain/brands/colour.ts";
import { text } from "./simple-fields.ts";

const colour = /^#[0-9a-f]{6}$/i;
const schemes: readonly { scheme: Scheme; label: string }[] = [
  { scheme: "light", label: "Light" },
  { scheme: "dark", label: "Dark" },
];

/**
 * A colour as `#rrggbb`, typed or picked, with what the sites make of it and its contrasts.
 * @param usual The colour of a site that has none.
 */
export const colourField = (label: string, help: string, usual: string): BasicFormField<string> => {
  const field = text(label, { help });
  const parse = (stored: unknown) => (typeof stored === "string" ? stored : "");
  return {
    ...field,
    formKind: undefined,
    parse,
    validate: (value) => {
      if (value && !colour.test(value)) throw new Error("Must be a colour such as #7c3aed.");
      return value;
    },
    serialize: (value) => ({ value: value || undefined }),
    reader: { parse },
    Input: (props) => {
      const shown = colour.test(props.value) ? props.value : usual;
      return (
        <div className="compound">
          <field.Input {...props} />
          <label>
            Pick a colour{" "}
            <input
              type="color"
              value={shown.toLowerCase()}
              onChange={({ target }) => props.onChange(target.value)}
            />
          </label>
          {schemes.map(({ scheme, label }) => (
            <Sample key={scheme} label={label} accent={shown} scheme={scheme} />
          ))}
          <p>
            Tones are made lighter or darker until text on buttons and links has at least 4.5 : 1, whatever
            the colour.
          </p>
        </div>
      );
    },
  };
};

/** A button and a link in the tones of a colour, with their contrasts. */
const Sample = ({ label, accent, scheme }: { label: string; accent: string; scheme: Scheme }) => {
  const { solid, on, text: link } = accentTones(accent, scheme);
  const [surface] = schemeSurfaces[scheme];
  return (
    <div className="colour-sample" style={{ background: surface }}>
      <span style={{ background: solid, color: on }}>{`${label}: button ${ratio(on, solid)}`}</span>
      <span style={{ color: link }}>{`Link ${ratio(link, surface)}`}</span>
    </div>
  );
};

const ratio = (one: string, other: string): string => `${contrast(one, other).toFixed(1)} : 1`;
