import { I18nProvider } from "react-aria-components/I18nProvider";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { entryName } from "../../domain/profile/entry-text.ts";
import { SortableList } from "../../ui/aria/SortableList.tsx";
import { Button } from "../../ui/Button.tsx";

interface ReorderListProps {
  section: SectionOutline;
  entries: readonly Entry[];
  onReorder: (entries: readonly Entry[]) => void;
  onDone: () => void;
}

/** The entries of a list by name, to be dragged into another order. */
export const ReorderList = ({ section, entries, onReorder, onDone }: ReorderListProps) => (
  <I18nProvider locale="en-AU">
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        Drag an entry to its place, or press Enter on its handle, choose a place with the arrow keys and press
        Enter again.
      </p>
      <SortableList
        label={`${section.title} in their order`}
        items={entries.map((entry) => ({ id: entry.id, name: entryName(section, entry) }))}
        onReorder={(ids) => onReorder(ids.map((id) => entries.find((entry) => entry.id === id)!))}
      />
      <Button size="small" className="justify-self-end" onClick={onDone}>
        Done
      </Button>
    </div>
  </I18nProvider>
);
