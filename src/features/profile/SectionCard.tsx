import { useStore } from "@nanostores/react";
import Plus from "lucide-react/icons/plus";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline, TaggedOutline } from "../../contract/profile/sections.ts";
import { Button } from "../../ui/Button.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { card, heading } from "../../ui/recipes.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { EntryRow } from "./EntryRow.tsx";
import { createProfileSection } from "./profile-section.ts";

const loadEntryDialog = async () => ({ default: (await import("./EntryDialog.tsx")).EntryDialog });
const loadTagsDialog = async () => ({ default: (await import("./TagsDialog.tsx")).TagsDialog });
const EntryDialog = lazy(loadEntryDialog);
const TagsDialog = lazy(loadTagsDialog);

/** What is being edited: nothing, a new entry, the whole list, or an entry by its id. */
type Editing = { kind: "nothing" } | { kind: "new" } | { kind: "list" } | { kind: "entry"; id: number };

const isTagged = (section: SectionOutline): section is TaggedOutline =>
  section.kind === "list" && section.seekerKey !== undefined;

/** A section of the profile: its entries, with buttons to add, change and remove them. Editors are loaded when they open. */
export const SectionCard = ({ section }: { section: SectionOutline }) => {
  const [store] = useState(() => createProfileSection(section));
  const { entries, ...read } = useStore(store.$section);
  const [editing, setEditing] = useState<Editing>({ kind: "nothing" });
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const tagged = isTagged(section);
  const canAdd = tagged || entries.length < (section.kind === "list" ? section.limit : 1);
  const close = () => setEditing({ kind: "nothing" });

  useEffect(() => void store.load(), [store]);

  const remove = (entry: Entry) => {
    // The button that has the focus disappears with its entry.
    title.current?.focus();
    void store.remove(entry);
  };

  return (
    <section aria-labelledby={titleId} aria-busy={read.state === "loading"} className={`${card} grid gap-4`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} ref={title} tabIndex={-1} className={`${heading.section} outline-none`}>
          {section.title}
        </h2>
        {canAdd && read.state !== "failed" && (
          <Button
            variant="secondary"
            size="small"
            disabled={read.state === "loading"}
            onPointerEnter={() => void (tagged ? loadTagsDialog() : loadEntryDialog())}
            onClick={() => setEditing({ kind: tagged ? "list" : "new" })}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add {section.noun}
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
      {entries.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {entries.map((entry) => (
            <li key={entry.id} className="py-3 last:pb-0">
              <EntryRow
                section={section}
                entry={entry}
                onEdit={() => setEditing({ kind: "entry", id: entry.id })}
                onRemove={() => remove(entry)}
              />
            </li>
          ))}
        </ul>
      ) : read.state === "loading" ? (
        <Skeleton className="h-12 w-full" />
      ) : (
        read.state === "ready" && <p className="max-w-prose text-ink-soft">{section.about}</p>
      )}
      {editing.kind !== "nothing" && (
        <Suspense>
          {editing.kind === "list" && tagged ? (
            <TagsDialog section={section} entries={entries} onSave={store.saveChosen} onClose={close} />
          ) : (
            <EntryDialog
              name={section.name}
              entry={(editing.kind === "entry" && entries.find(({ id }) => id === editing.id)) || null}
              onSave={store.save}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </section>
  );
};
