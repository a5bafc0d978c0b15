import GripVertical from "lucide-react/icons/grip-vertical";
import { Button, GridList, GridListItem } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";

interface SortableListProps {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly { id: number; name: string }[];
  /** Called with all ids in their new order. */
  onReorder: (ids: number[]) => void;
}

/** The ids with some of them moved before or after another one, which may not be among them. */
const moved = (
  ids: readonly number[],
  some: ReadonlySet<unknown>,
  { key, dropPosition }: { key: unknown; dropPosition: string },
): number[] => {
  const rest = ids.filter((id) => !some.has(id));
  const at = rest.findIndex((id) => id === key) + (dropPosition === "after" ? 1 : 0);
  return rest.toSpliced(at, 0, ...ids.filter((id) => some.has(id)));
};

/** A list whose items are dragged to their places: by pointer, or with Enter and the arrows on an item's handle. */
export const SortableList = ({ label, items, onReorder }: SortableListProps) => {
  const ids = items.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => items.filter(({ id }) => keys.has(id)).map(({ name }) => ({ "text/plain": name })),
    onReorder: ({ keys, target }) => {
      if (!keys.has(target.key)) onReorder(moved(ids, keys, target));
    },
  });
  return (
    <GridList
      aria-label={label}
      items={items}
      dragAndDropHooks={dragAndDropHooks}
      className="grid rounded-md border border-line **:[.react-aria-DropIndicator]:data-drop-target:outline-2 **:[.react-aria-DropIndicator]:data-drop-target:outline-accent"
    >
      {({ id, name }) => (
        <GridListItem
          id={id}
          textValue={name}
          className="flex items-center gap-2 border-line py-1 not-last:border-b data-dragging:opacity-50 data-focus-visible:outline-2"
        >
          <Button
            slot="drag"
            className="grid size-10 shrink-0 cursor-grab place-items-center rounded-md text-ink-soft hover:bg-sunken max-sm:size-11"
          >
            <GripVertical aria-hidden="true" className="size-5" />
          </Button>
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </GridListItem>
      )}
    </GridList>
  );
};
