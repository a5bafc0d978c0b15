import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { LucideIcon } from "lucide-react";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { iconButton } from "../../ui/recipes.ts";
import { Tag } from "../../ui/Tag.tsx";
import { EntryFields } from "./EntryFields.tsx";
import { entryName } from "../../domain/profile/entry-text.ts";

interface EntryRowProps {
  section: SectionOutline;
  entry: Entry;
  /** Shows no buttons. */
  isLocked?: boolean;
  onEdit: () => void;
  onRemove: () => void;
  /** Moves the entry one place up (-1) or down (1); missing where the list has only one. */
  onMove?: ((by: -1 | 1) => void) | undefined;
  isFirst?: boolean;
  isLast?: boolean;
}

/** One entry of a list, read-only: its title and other values, with buttons to change, move and remove it. */
export const EntryRow = ({
  section,
  entry,
  isLocked,
  onEdit,
  onRemove,
  onMove,
  isFirst,
  isLast,
}: EntryRowProps) => {
  const name = entryName(section, entry);
  return (
    <div className="flex items-start gap-2 max-sm:flex-col">
      <div className="grid min-w-0 grow gap-2 self-center wrap-anywhere max-sm:self-stretch">
        <p className="font-semibold">
          {section.kind === "list" && section.seekerKey ? <Tag title={name} /> : name}
        </p>
        <EntryFields section={section} entry={entry} />
      </div>
      <div hidden={isLocked} className="flex shrink-0 max-sm:-mr-2 max-sm:self-end">
        {onMove && (
          <>
            <RowButton icon={ChevronUp} label={`Move ${name} up`} off={isFirst} onPress={() => onMove(-1)} />
            <RowButton
              icon={ChevronDown}
              label={`Move ${name} down`}
              off={isLast}
              onPress={() => onMove(1)}
            />
          </>
        )}
        <RowButton icon={Pencil} label={`Edit ${name}`} onPress={onEdit} />
        <RowButton icon={Trash2} label={`Remove ${name}`} onPress={onRemove} />
      </div>
    </div>
  );
};

interface RowButtonProps {
  icon: LucideIcon;
  label: string;
  /** Keeps its focus, unlike a disabled button: an entry that arrives at the end can be moved back at once. */
  off?: boolean | undefined;
  onPress: () => void;
}

const RowButton = ({ icon: Icon, label, off = false, onPress }: RowButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={() => !off && onPress()}
    className={`${iconButton} aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent`}
  >
    <Icon aria-hidden="true" className="size-5" />
  </button>
);
