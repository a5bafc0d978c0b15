import { useState } from "react";
import type { Draft, DraftFields } from "../../contract/editor-drafts.ts";
import { TextArea, TextField } from "../../ui/Field.tsx";
import type { EditorLimits } from "./Editor.tsx";
import { fieldLabels, slugFor } from "./editor-text.ts";

/** What the fields of the form share: what is wrong with each, and how to change them. */
export interface DraftFieldProps {
  fields: DraftFields;
  /** What is wrong with a field. */
  errorOf: (name: string) => string[];
  onChange: (part: Partial<DraftFields>) => void;
}

/** The message of a field, which names it. */
export const messageFor = (name: keyof DraftFields, says: readonly string[]): string | undefined =>
  says.length ? says.map((one) => `${fieldLabels[name]} ${one}.`).join(" ") : undefined;

interface DraftFieldsetProps extends DraftFieldProps {
  draft: Draft;
  limits: EditorLimits;
}

/** Title, address, summary, author, days and tags of a draft. */
export const DraftFieldset = ({ draft, fields, limits, errorOf, onChange }: DraftFieldsetProps) => {
  const [isSlugOwn, setSlugOwn] = useState(fields.slug !== slugFor(fields.title));
  const [tags, setTags] = useState(fields.tags.join(", "));
  const tied = (name: keyof DraftFields) => ({
    label: fieldLabels[name],
    error: messageFor(name, errorOf(name)),
  });
  return (
    <>
      <TextField
        {...tied("title")}
        value={fields.title}
        hint={hintOf(fields.title, limits.title)}
        onChange={({ target: { value } }) =>
          onChange({
            title: value,
            ...(draft.has_own_address && !isSlugOwn && { slug: slugFor(value) }),
          })
        }
      />
      <TextField
        {...tied("slug")}
        value={fields.slug}
        readOnly={!draft.has_own_address}
        hint={
          draft.has_own_address
            ? "The page is at /page/ and this: lower-case words joined by hyphens."
            : `The page is at /page/${fields.slug}. Links lead there, so it stays.`
        }
        onChange={({ target: { value } }) => {
          setSlugOwn(true);
          onChange({ slug: value });
        }}
      />
      <TextArea
        {...tied("description")}
        rows={3}
        value={fields.description}
        hint={`For lists, search engines and shared links. ${hintOf(fields.description, limits.description)}`}
        onChange={({ target: { value } }) => onChange({ description: value })}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...tied("author")}
          value={fields.author}
          onChange={({ target: { value } }) => onChange({ author: value })}
        />
        <TextField
          {...tied("tags")}
          value={String(tagsIn(tags)) === String(fields.tags) ? tags : fields.tags.join(", ")}
          optional
          hint="Lower-case words joined by hyphens, commas between them: first-day, pay."
          onChange={({ target: { value } }) => {
            setTags(value);
            onChange({ tags: tagsIn(value) });
          }}
        />
        <TextField
          {...tied("date")}
          type="date"
          value={fields.date}
          onChange={({ target: { value } }) => onChange({ date: value })}
        />
        <TextField
          {...tied("updated")}
          type="date"
          value={fields.updated}
          optional
          hint="The last change that a reader should know of."
          onChange={({ target: { value } }) => onChange({ updated: value })}
        />
      </div>
    </>
  );
};

const tagsIn = (text: string): string[] => text.split(",").flatMap((tag) => tag.trim() || []);

const hintOf = (text: string, { min, max }: EditorLimits["title"]): string =>
  `${text.trim().length} characters; ${min} to ${max}.`;
