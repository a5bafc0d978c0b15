import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import type { LucideIcon } from "lucide-react";
import { Button, GridList, GridListItem } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { iconButton } from "../recipes.ts";

interface SortableListProps {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly { id: number; name: string }[];
  /** Called with all ids in their new order, and one that was moved. */
  onReorder: (ids: number[], moved: number) => void;
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

/**
 * A list whose items are dragged to their places, by pointer or with Enter and the arrows on an item's handle, or moved
 * up and down by buttons.
 */
export const SortableList = ({ label, items, onReorder }: SortableListProps) => {
  const ids = items.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => items.filter(({ id }) => keys.has(id)).map(({ name }) => ({ "text/plain": name })),
    onReorder: ({ keys, target }) => {
      if (!keys.has(target.key)) onReorder(moved(ids, keys, target), [...keys][0] as number);
    },
  });
  const move = (id: number, by: -1 | 1) => {
    // A browser takes the focus from a button whose row is moved.
    const button = document.activeElement;
    const rest = ids.filter((one) => one !== id);
    onReorder(rest.toSpliced(ids.indexOf(id) + by, 0, id), id);
    requestAnimationFrame(() => button instanceof HTMLElement && button.focus());
  };
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
          <span className="min-w-0 grow wrap-anywhere">{name}</span>
          <MoveButton
            icon={ChevronUp}
            label={`Move ${name} up`}
            off={id === ids[0]}
            onPress={() => move(id, -1)}
          />
          <MoveButton
            icon={ChevronDown}
            label={`Move ${name} down`}
            off={id === ids.at(-1)}
            onPress={() => move(id, 1)}
          />
        </GridListItem>
      )}
    </GridList>
  );
};

interface MoveButtonProps {
  icon: LucideIcon;
  label: string;
  /** Keeps its focus, unlike a disabled button: an item that arrives at the end can be moved back at once. */
  off: boolean;
  onPress: () => void;
}

const MoveButton = ({ icon: Icon, label, off, onPress }: MoveButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={() => !off && onPress()}
    // The row would take the focus back when it moves.
    onFocus={(event) => event.stopPropagation()}
    className={`${iconButton} aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent`}
  >
    <Icon aria-hidden="true" className="size-5" />
  </button>
);
