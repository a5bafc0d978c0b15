import { useState, type ComponentProps } from "react";
import type { Draft, DraftFields } from "../../contract/editor-drafts.ts";
import { dayFault, firstDay, lastDay } from "../../domain/articles/day-limits.ts";
import { fieldLabels, problemSentence, type FieldName } from "../../domain/articles/draft-fields.ts";
import { wallTimeNow } from "../../domain/articles/publish-at.ts";
import { counted } from "../../domain/text/counted.ts";
import { slugFor } from "../../domain/text/slug.ts";
import { TextArea, TextField } from "../../ui/Field.tsx";
import type { EditorLimits } from "./Editor.tsx";
import { fieldId } from "./editor-text.ts";

/** What the fields of the form share: what is wrong with each, and how to change them. */
export interface DraftFieldProps {
  draft: Draft;
  fields: DraftFields;
  /** What is wrong with a field. */
  errorOf: (name: string) => string[];
  onChange: (part: Partial<DraftFields>) => void;
}

/** The message of a field, which names it. */
export const messageFor = (name: FieldName, says: readonly string[]): string | undefined =>
  says.length ? says.map((one) => problemSentence(name, one)).join(" ") : undefined;

interface DraftFieldsetProps extends DraftFieldProps {
  limits: EditorLimits;
}

/** Title, address, summary, author, days and tags of a draft. */
export const DraftFieldset = ({ draft, fields, limits, errorOf, onChange }: DraftFieldsetProps) => {
  const today = wallTimeNow(draft.timezone).slice(0, 10);
  const { has_own_address: canMove } = draft;
  const tied = (name: keyof DraftFields) => ({
    id: fieldId(name),
    label: fieldLabels[name],
    error: messageFor(name, errorOf(name)),
  });
  const dayTied = (name: "date" | "updated") => {
    const fault = dayFault(fields[name], today);
    return {
      id: fieldId(name),
      label: fieldLabels[name],
      error: messageFor(name, fault === undefined ? errorOf(name) : [fault]),
      type: "date",
      min: firstDay,
      max: lastDay(today),
      value: fields[name],
    };
  };
  return (
    <>
      <TextField
        {...tied("title")}
        value={fields.title}
        hint={hintOf(fields.title, limits.title)}
        onChange={({ target: { value } }) =>
          onChange({ title: value, ...(canMove && addressWith(value, fields)) })
        }
      />
      <TextField
        {...tied("slug")}
        value={fields.slug}
        readOnly={!canMove}
        hint={
          canMove
            ? "The page is at /page/ and this: lower-case words joined by hyphens. Left empty, it is made from the title."
            : `The page is at /page/${fields.slug}. Links lead there, so it stays.`
        }
        onChange={({ target: { value } }) => onChange({ slug: value })}
        onBlur={() => {
          if (canMove && !fields.slug.trim() && fields.title) onChange({ slug: slugFor(fields.title) });
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
          hint="As readers see the name."
          onChange={({ target: { value } }) => onChange({ author: value })}
        />
        <TagsField {...tied("tags")} tags={fields.tags} onChange={(written) => onChange({ tags: written })} />
        <TextField
          {...dayTied("date")}
          hint="The day that readers see."
          onChange={({ target: { value } }) => onChange({ date: value })}
        />
        <TextField
          {...dayTied("updated")}
          optional
          hint="The last change that a reader should know of."
          onChange={({ target: { value } }) => onChange({ updated: value })}
        />
      </div>
    </>
  );
};

/** An address follows the title until somebody writes one: while it is empty, or what the title before suggested. */
const addressWith = (title: string, before: DraftFields): Partial<DraftFields> =>
  before.slug === "" || before.slug === slugFor(before.title) ? { slug: slugFor(title) } : {};

interface TagsFieldProps extends Pick<ComponentProps<typeof TextField>, "id" | "label" | "error"> {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** Tags with commas between them, as they were typed; on leaving the field they are written as they will be. */
const TagsField = ({ tags, onChange, ...tied }: TagsFieldProps) => {
  const [typed, setTyped] = useState(tags.join(", "));
  return (
    <TextField
      {...tied}
      value={String(tagsIn(typed)) === String(tags) ? typed : tags.join(", ")}
      optional
      hint="Commas between them: first-day, pay."
      onChange={({ target: { value } }) => {
        setTyped(value);
        onChange(tagsIn(value));
      }}
      onBlur={() => {
        const written = asTags(tags);
        setTyped(written.join(", "));
        if (String(written) !== String(tags)) onChange(written);
      }}
    />
  );
};

const tagsIn = (text: string): string[] => text.split(",").flatMap((tag) => tag.trim() || []);

/** Tags as they are written, each once; one without any letter of an address stays, and its message says so. */
const asTags = (tags: readonly string[]): string[] => [...new Set(tags.map((tag) => slugFor(tag) || tag))];

const hintOf = (text: string, { min, max }: EditorLimits["title"]): string =>
  `${counted(text.trim().length, "character")}; ${min} to ${max}.`;
