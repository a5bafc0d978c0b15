import { useStore } from "@nanostores/react";
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline, TaggedOutline } from "../../contract/profile/sections.ts";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { heading } from "../../ui/recipes.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { readDraft } from "./drafts.ts";
import { EditButton } from "./EditButton.tsx";
import { EntryFields } from "./EntryFields.tsx";
import { EntryList } from "./EntryList.tsx";
import { askedIn, forgetAsked } from "./form-address.ts";
import { ownViews } from "./own-views.tsx";
import type { ProfileSection, SectionState } from "./profile-section.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";

const loadEntryForm = async () => (await import("./EntryForm.tsx")).EntryForm;
const loadTagsDialog = async () => (await import("./TagsDialog.tsx")).TagsDialog;
const EntryForm = lazyComponent(loadEntryForm);
const TagsDialog = lazyComponent(loadTagsDialog);

/** What is being edited: nothing, the whole list, or an entry by its id, from one of its fields on; null is a new one. */
type Editing =
  { kind: "nothing" } | { kind: "list" } | { kind: "entry"; id: number | null; field?: string | null };

const nothing = { kind: "nothing" } as const;

const draftOf = ({ name }: SectionOutline): Editing => {
  const draft = readDraft(name);
  return draft ? { kind: "entry", id: draft.entry } : nothing;
};

const isTagged = (section: SectionOutline): section is TaggedOutline =>
  section.kind === "list" && section.seekerKey !== undefined;

interface SectionCardProps {
  section: SectionOutline;
  store: ProfileSection;
  /** Whether its title is the heading of a segment, or one below it. */
  level: 2 | 3;
}

/** What is edited, and whether its form is apart from the entries: a new one's, or that of one that was removed elsewhere. */
const useEditing = (section: SectionOutline, { entries, state }: SectionState) => {
  const [editing, setEditing] = useState<Editing>(() => draftOf(section));
  const edited = editing.kind === "entry" ? entries.find(({ id }) => id === editing.id) : undefined;
  const isRead = state === "ready" || state === "loading";
  const isFormApart = editing.kind === "entry" && !edited && (editing.id === null || isRead);
  return { editing, setEditing, edited, isFormApart };
};

/** Opens what the address of the page asks for, once it is known what the section has. */
const useAskedForm = (
  { name }: SectionOutline,
  { state }: SectionState,
  open: (field: string | null) => void,
) => {
  const isReady = state === "ready";
  const onAsked = useEffectEvent(open);
  useEffect(() => {
    const asked = isReady ? askedIn(name) : null;
    if (!asked) return;
    forgetAsked();
    onAsked(asked.field);
  }, [name, isReady]);
};

/** A section of the profile: its entries, with buttons to add, change, move and remove them. Editors are loaded when they open. */
export const SectionCard = ({ section, store, level }: SectionCardProps) => {
  const read = useStore(store.$section);
  const { entries, state } = read;
  const editor = useEditing(section, read);
  const { editing, setEditing } = editor;
  const titleId = useId();
  const Heading = `h${level}` as const;
  const tagged = isTagged(section);
  const [single] = section.kind === "single" ? entries : [];
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => setEditing(nothing);
  const open = (field: string | null = null) =>
    setEditing(tagged ? { kind: "list" } : { kind: "entry", id: single?.id ?? null, field });
  useAskedForm(section, read, (field) => {
    if (ownViews[section.name]) title.current?.focus();
    // What was typed before is gone on with.
    else if (section.kind === "single" || editing.kind === "nothing") open(field);
  });
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={state === "opening" || state === "loading"}
      data-editing={editing.kind !== "nothing" || undefined}
      className="grid gap-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading
          ref={title}
          id={titleId}
          tabIndex={-1}
          className={level === 2 ? heading.section : heading.part}
        >
          {section.title}
        </Heading>
        {!ownViews[section.name] && editing.kind !== "entry" && state !== "failed" && (
          <EditButton
            section={section}
            entries={entries}
            isTagged={tagged}
            disabled={state === "opening" && !entries.length}
            onNear={() => void (tagged ? loadTagsDialog() : loadEntryForm())}
            onPress={() => open()}
          />
        )}
      </div>
      <Note
        section={section}
        read={read}
        isFormApart={editor.isFormApart}
        onRetry={() => void store.load()}
      />
      <Entries section={section} store={store} read={read} {...editor} onClose={close} />
      {editing.kind === "list" && tagged && (
        <Suspense>
          <TagsDialog section={section} entries={entries} onSave={store.saveChosen} onClose={close} />
        </Suspense>
      )}
    </section>
  );
};

interface EntriesProps extends Omit<SectionCardProps, "level">, ReturnType<typeof useEditing> {
  read: SectionState;
  onClose: () => void;
}

/** The entries in the view of their section, with the form of the one that is edited. */
const Entries = ({ section, store, read, editing, setEditing, edited, ...props }: EntriesProps) => {
  const { isFormApart, onClose } = props;
  const { entries } = read;
  const OwnView = ownViews[section.name];
  const [single] = section.kind === "single" ? entries : [];
  const remove = (entry: Entry) => void store.remove(entry);
  const form = (entry: Entry | null, id: number | null) => (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <EntryForm
        key={String(id)}
        name={section.name}
        id={id}
        entry={entry}
        field={editing.kind === "entry" ? editing.field : null}
        onSave={store.save}
        onClose={onClose}
      />
    </Suspense>
  );
  return (
    <>
      {single &&
        !isFormApart &&
        (edited ? form(edited, edited.id) : <EntryFields section={section} entry={single} />)}
      {OwnView && (read.state !== "opening" || entries.length > 0) && (
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <OwnView
            entries={entries}
            limit={section.kind === "list" ? section.limit : 1}
            onSave={store.save}
            onRemove={remove}
          />
        </Suspense>
      )}
      {section.kind === "list" && !OwnView && (
        <EntryList
          section={section}
          entries={entries}
          edited={edited}
          isLocked={editing.kind === "entry"}
          form={(entry) => form(entry, entry.id)}
          onEdit={({ id }) => setEditing({ kind: "entry", id })}
          onReorder={(moved) => void store.reorder(moved)}
          onRemove={remove}
        />
      )}
      {isFormApart && editing.kind === "entry" && form(single ?? null, editing.id)}
    </>
  );
};

interface NoteProps {
  section: SectionOutline;
  read: SectionState;
  isFormApart: boolean;
  onRetry: () => void;
}

/** What stands in the place of entries: that they could not be loaded, that they are being loaded, or what they are for. */
const Note = ({ section, read, isFormApart, onRetry }: NoteProps) => {
  if (read.state === "failed")
    return (
      <LoadFailed title={`${section.title} could not be loaded.`} message={read.message} onRetry={onRetry} />
    );
  if (read.entries.length || isFormApart || read.state === "loading") return null;
  if (read.state === "opening") return <Skeleton className="h-12 w-full" />;
  return <p className="max-w-prose text-ink-soft">{section.about}</p>;
};
