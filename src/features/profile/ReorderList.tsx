import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { entryName } from "../../domain/profile/entry-text.ts";
import { SortableList } from "../../ui/aria/SortableList.tsx";
import { Button } from "../../ui/Button.tsx";
import { Spoken } from "../../ui/heard/Spoken.tsx";

interface ReorderListProps {
  section: SectionOutline;
  entries: readonly Entry[];
  onReorder: (entries: readonly Entry[]) => void;
  onDone: () => void;
}

/** The entries of a list by name, to be dragged into another order, or moved by their buttons. */
export const ReorderList = ({ section, entries, onReorder, onDone }: ReorderListProps) => {
  const [moved, setMoved] = useState("");
  const put = (ids: readonly number[], id: number) => {
    const ordered = ids.map((one) => entries.find((entry) => entry.id === one)!);
    onReorder(ordered);
    const at = ids.indexOf(id);
    setMoved(`${entryName(section, ordered[at]!)} is now number ${at + 1} of ${ids.length}.`);
  };
  return (
    <I18nProvider locale="en-AU">
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">
          Drag an entry to its place, or move it with the arrows beside it.
        </p>
        <SortableList
          label={`${section.title} in their order`}
          items={entries.map((entry) => ({ id: entry.id, name: entryName(section, entry) }))}
          onReorder={put}
        />
        <Spoken className="sr-only">{moved}</Spoken>
        <Button size="small" className="justify-self-end" onClick={onDone}>
          Done
        </Button>
      </div>
    </I18nProvider>
  );
};
