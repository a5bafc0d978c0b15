import { useStore } from "@nanostores/react";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { lazy, Suspense, useId, useRef, useState } from "react";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline, TaggedOutline } from "../../contract/profile/sections.ts";
import { Button } from "../../ui/Button.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { heading } from "../../ui/recipes.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { readDraft } from "./drafts.ts";
import { EntryFields } from "./EntryFields.tsx";
import { EntryList } from "./EntryList.tsx";
import type { ProfileSection } from "./profile-section.ts";

const loadEntryForm = async () => ({ default: (await import("./EntryForm.tsx")).EntryForm });
const loadTagsDialog = async () => ({ default: (await import("./TagsDialog.tsx")).TagsDialog });
const EntryForm = lazy(loadEntryForm);
const TagsDialog = lazy(loadTagsDialog);

/** What is being edited: nothing, the whole list, or an entry by its id; null is a new one. */
type Editing = { kind: "nothing" } | { kind: "list" } | { kind: "entry"; id: number | null };

const isTagged = (section: SectionOutline): section is TaggedOutline =>
  section.kind === "list" && section.seekerKey !== undefined;

const draftOf = ({ name }: SectionOutline): Editing => {
  const draft = readDraft(name);
  return draft ? { kind: "entry", id: draft.entry } : { kind: "nothing" };
};

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
  const [single] = isSingle ? entries : [];
  const isBusy = read.state === "loading" && !entries.length;
  const open = (next: Editing) => setEditing(next);
  const close = () => {
    setEditing({ kind: "nothing" });
    // The form that has the focus disappears.
    title.current?.focus();
  };
  const form = (entry: Entry | null, id = entry?.id ?? null) => (
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
  const editedId = editing.kind === "entry" ? editing.id : undefined;
  const isGone = editedId !== undefined && editedId !== null && !entries.some(({ id }) => id === editedId);
  const canAdd = editing.kind === "nothing" && (tagged || isSingle || entries.length < section.limit);

  return (
    <section
      aria-labelledby={titleId}
      aria-busy={read.state === "loading"}
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
        {canAdd && read.state !== "failed" && (
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            onPointerEnter={() => void (tagged ? loadTagsDialog() : loadEntryForm())}
            onClick={() => open(tagged ? { kind: "list" } : { kind: "entry", id: single?.id ?? null })}
          >
            {single ? (
              <Pencil aria-hidden="true" className="size-4" />
            ) : (
              <Plus aria-hidden="true" className="size-4" />
            )}
            {single ? "Edit" : "Add"} {section.noun}
          </Button>
        )}
      </div>
      {read.state === "failed" && (
        <LoadFailed
          title={`${section.title} could not be loaded.`}
          message={read.message}
          onRetry={() => void store.load()}
        />
      )}
      {isBusy ? (
        <Skeleton className="h-12 w-full" />
      ) : isSingle && editedId !== undefined ? (
        form(single ?? null, single?.id ?? editedId)
      ) : single ? (
        <EntryFields section={section} entry={single} />
      ) : (
        !isSingle && (
          <EntryList
            section={section}
            entries={entries}
            editedId={editedId ?? null}
            form={form}
            onEdit={({ id }) => open({ kind: "entry", id })}
            onMove={(entry, by) => void store.move(entry, by)}
            onRemove={(entry) => {
              // The button that has the focus disappears with its entry.
              title.current?.focus();
              void store.remove(entry);
            }}
          />
        )
      )}
      {!isBusy && !isSingle && (editedId === null || isGone) && form(null, editedId)}
      {read.state === "ready" && entries.length === 0 && editedId === undefined && (
        <p className="max-w-prose text-ink-soft">{section.about}</p>
      )}
      {editing.kind === "list" && tagged && (
        <Suspense>
          <TagsDialog section={section} entries={entries} onSave={store.saveChosen} onClose={close} />
        </Suspense>
      )}
    </section>
  );
};
