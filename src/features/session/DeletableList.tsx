import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Loaded } from "./Loaded.tsx";
import { createResource } from "./resource.ts";

interface DeletableListProps<Item> {
  read: () => Promise<Item[]>;
  /** Says that the list could not be loaded. */
  failed: string;
  /** What stands in place of a list without items. */
  empty: ReactNode;
  /** What stands above the items. */
  above?: ReactNode;
  card: (item: Item, act: { change: (changed: Item) => void; remove: () => void }) => ReactNode;
  /** The question before an item is deleted, and what that means. */
  ask: { title: string; text: (item: Item) => ReactNode };
  /** Deletes an item; resolves to whether it is gone. */
  onDelete: (item: Item) => Promise<boolean>;
}

/** A list of the seeker's own things, each of which can be deleted after a question. */
export const DeletableList = <Item extends { id: number | string }>({
  read,
  failed,
  empty,
  above,
  card,
  ask,
  onDelete,
}: DeletableListProps<Item>) => {
  const [list] = useState(() => createResource(read));
  const [asked, setAsked] = useState<Item | null>(null);
  return (
    <Loaded resource={list} failed={failed}>
      {(items) => (
        <div className="grid gap-6">
          {items.length > 0 ? (
            <>
              {above && <div>{above}</div>}
              <ul className="grid gap-4">
                {items.map((item) => (
                  <li key={item.id}>
                    {card(item, {
                      change: (changed) =>
                        list.show(items.map((one) => (one.id === changed.id ? changed : one))),
                      remove: () => setAsked(item),
                    })}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            empty
          )}
          <ConfirmDialog
            open={asked !== null}
            onClose={() => setAsked(null)}
            title={ask.title}
            confirm="Delete"
            onConfirm={async () => {
              const item = asked!;
              if (await onDelete(item)) list.show(items.filter(({ id }) => id !== item.id));
            }}
          >
            {asked && ask.text(asked)}
          </ConfirmDialog>
        </div>
      )}
    </Loaded>
  );
};
