import { fields, type AssetFormField } from "@keystatic/core";
import { text } from "./simple-fields.ts";

/** The uploaded file, or the path of a picture elsewhere. */
type Picture = {
  file: { data: Uint8Array; extension: string; filename: string } | null;
  path: string;
  alt: string;
  caption: string;
};

const alt = text("What the picture shows", {
  min: 5,
  max: 200,
  help: "For those who do not see it: one short sentence.",
});
const caption = text("Caption", { help: "Shown under the picture; may stay empty." });

/** The URL-safe name of an uploaded file: "Größe 1.PNG" is "grosse-1.png". */
export const pictureName = (original: string): string => {
  const name = original
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/^-+|-+(?=\.|$)/g, "");
  return name.startsWith(".") ? `picture${name}` : name;
};

/** A unique name for a picture in a text, so that it does not overwrite another of the same name. */
export const freePictureName = (original: string): string => {
  const shown = document.querySelectorAll<HTMLElement>("img[data-filename]");
  const taken = new Set([...shown].map(({ dataset }) => dataset["filename"]));
  const name = pictureName(original);
  const numbered = (count: number) => (count > 1 ? name.replace(/(\.[^.]*)?$/, `-${count}$1`) : name);
  let count = 1;
  while (taken.has(numbered(count))) count++;
  return numbered(count);
};

/** The folder of an entry's pictures: `images/<its name>/` next to it. */
export const picturesOf = (folder: string) => ({
  directory: `${folder}/images`,
  publicPath: "./images/",
  transformFilename: freePictureName,
});

/**
 * The picture of an entry: `{ src, alt, caption? }`, or nothing. A path written by hand is kept.
 * @param options.directory Where uploaded pictures go, each into a folder with the entry's name.
 * @param options.prefix What comes before an uploaded picture's name in `src`.
 * @param options.start What begins an uploaded picture's name, as a picture of the text may have the same one.
 */
export const picture = (
  label: string,
  folder: string,
  {
    directory = picturesOf(folder).directory,
    prefix = (slug = "") => `./images/${slug}/`,
    start = "cover",
    hasCaption = true,
  } = {},
): AssetFormField<Picture, Picture, unknown> => {
  const transformFilename = (original: string) => `${start}-${pictureName(original)}`;
  const { publicPath } = picturesOf(folder);
  const field = fields.image({ label, publicPath, directory, transformFilename });
  const given = (stored: unknown) => (stored ?? {}) as { src?: string; alt?: string; caption?: string };
  return {
    ...field,
    defaultValue: () => ({ file: null, path: "", alt: "", caption: "" }),
    filename: (stored, { slug }) => {
      const { src } = given(stored);
      return src?.startsWith(prefix(slug)) ? src.slice(prefix(slug).length) : undefined;
    },
    parse: (stored, { asset, slug }) => {
      const { src = "", alt = "", caption = "" } = given(stored);
      // The field expects its own path before the name.
      const named = asset ? `${publicPath}${slug ?? ""}/${src.slice(prefix(slug).length)}` : src;
      return { file: field.parse(named, { asset, slug }), path: asset ? "" : src, alt, caption };
    },
    serialize: ({ file, path, alt: shows, caption: words }, { slug }) => {
      if (!file && !path) return { value: undefined, asset: undefined };
      const value = {
        src: file ? `${prefix(slug)}${file.filename}` : path,
        alt: shows,
        ...(words && { caption: words }),
      };
      return { value, asset: file ? { filename: file.filename, content: file.data } : undefined };
    },
    validate: (value) => {
      if (value.file || value.path) alt.validate(value.alt, undefined);
      return value;
    },
    reader: { parse: (stored) => stored },
    Input: ({ value, onChange, autoFocus, forceValidation }) => (
      <div className="compound">
        <field.Input
          value={value.file}
          onChange={(file) => onChange({ ...value, file, path: "" })}
          autoFocus={autoFocus}
          forceValidation={forceValidation}
        />
        {value.path && <p>Now: {value.path}</p>}
        {(value.file || value.path) && (
          <>
            <alt.Input
              value={value.alt}
              onChange={(alt) => onChange({ ...value, alt })}
              autoFocus={false}
              forceValidation={forceValidation}
            />
            {hasCaption && (
              <caption.Input
                value={value.caption}
                onChange={(caption) => onChange({ ...value, caption })}
                autoFocus={false}
                forceValidation={forceValidation}
              />
            )}
          </>
        )}
      </div>
    ),
  };
};
