import { useStore } from "@nanostores/react";
import { Suspense, useId, useRef, useState } from "react";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline, TaggedOutline } from "../../contract/profile/sections.ts";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { heading } from "../../ui/recipes.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { readDraft } from "./drafts.ts";
import { EditButton } from "./EditButton.tsx";
import { EntryFields } from "./EntryFields.tsx";
import { EntryList } from "./EntryList.tsx";
import { ownViews } from "./own-views.tsx";
import type { ProfileSection } from "./profile-section.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";

const loadEntryForm = async () => ({ default: (await import("./EntryForm.tsx")).EntryForm });
const loadTagsDialog = async () => ({ default: (await import("./TagsDialog.tsx")).TagsDialog });
const EntryForm = lazyComponent(loadEntryForm);
const TagsDialog = lazyComponent(loadTagsDialog);

/** What is being edited: nothing, the whole list, or an entry by its id; null is a new one. */
type Editing = { kind: "nothing" } | { kind: "list" } | { kind: "entry"; id: number | null };

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

/** A section of the profile: its entries, with buttons to add, change, move and remove them. Editors are loaded when they open. */
export const SectionCard = ({ section, store, level }: SectionCardProps) => {
  const { entries, ...read } = useStore(store.$section);
  const [editing, setEditing] = useState<Editing>(() => draftOf(section));
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  const tagged = isTagged(section);
  const isSingle = section.kind === "single";
  const OwnView = section.kind === "list" ? ownViews[section.name] : undefined;
  const [single] = isSingle ? entries : [];
  const close = () => {
    setEditing(nothing);
    // The form that has the focus disappears.
    title.current?.focus();
  };

  const remove = (entry: Entry) => {
    // The button that has the focus disappears with its entry.
    title.current?.focus();
    void store.remove(entry);
  };

  const edited = editing.kind === "entry" ? entries.find(({ id }) => id === editing.id) : undefined;
  const isRead = read.state === "ready" || read.state === "loading";
  // The form of a new entry, or of one that was removed elsewhere; those of others are in their places.
  const isFormApart = editing.kind === "entry" && !edited && (editing.id === null || isRead);
  const form = (entry: Entry | null, id: number | null) => (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <EntryForm
        key={String(id)}
        name={section.name}
        id={id}
        entry={entry}
        onSave={store.save}
        onClose={close}
      />
    </Suspense>
  );

  return (
    <section
      aria-labelledby={titleId}
      aria-busy={read.state === "opening" || read.state === "loading"}
      data-editing={editing.kind !== "nothing" || undefined}
      className="grid gap-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading
          id={titleId}
          ref={title}
          tabIndex={-1}
          className={`${level === 2 ? heading.section : heading.part} outline-none`}
        >
          {section.title}
        </Heading>
        {!OwnView && editing.kind === "nothing" && read.state !== "failed" && (
          <EditButton
            section={section}
            entries={entries}
            isTagged={tagged}
            disabled={read.state === "opening" && !entries.length}
            onNear={() => void (tagged ? loadTagsDialog() : loadEntryForm())}
            onPress={() => setEditing(tagged ? { kind: "list" } : { kind: "entry", id: single?.id ?? null })}
          />
        )}
      </div>
      {read.state === "failed" && (
        <LoadFailed
          title={`${section.title} could not be loaded.`}
          message={read.message}
          onRetry={() => void store.load()}
        />
      )}
      {read.state === "opening" && !entries.length && !isFormApart && <Skeleton className="h-12 w-full" />}
      {read.state === "ready" && !entries.length && !isFormApart && (
        <p className="max-w-prose text-ink-soft">{section.about}</p>
      )}
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
      {!isSingle && !OwnView && (
        <EntryList
          section={section}
          entries={entries}
          edited={edited}
          isLocked={editing.kind === "entry"}
          form={(entry) => form(entry, entry.id)}
          onEdit={({ id }) => setEditing({ kind: "entry", id })}
          onMove={(entry, by) => void store.move(entry, by)}
          onReorder={(moved) => void store.reorder(moved)}
          onRemove={remove}
        />
      )}
      {isFormApart && form(single ?? null, editing.id)}
      {editing.kind === "list" && tagged && (
        <Suspense>
          <TagsDialog section={section} entries={entries} onSave={store.saveChosen} onClose={close} />
        </Suspense>
      )}
    </section>
  );
};
