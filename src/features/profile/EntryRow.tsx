import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { LucideIcon } from "lucide-react";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { entryName } from "../../domain/profile/entry-text.ts";
import { iconButton } from "../../ui/recipes.ts";
import { EntryFacts } from "./EntryFacts.tsx";

interface EntryRowProps {
  section: SectionOutline;
  entry: Entry;
  /** Shows no buttons. */
  isLocked?: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One entry of a list, read-only: its title and what else it says, with buttons to change and to remove it. */
export const EntryRow = ({ section, entry, isLocked, onEdit, onRemove }: EntryRowProps) => {
  const name = entryName(section, entry);
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 grow gap-0.5 self-center wrap-anywhere">
        <p dir="auto" className="font-semibold">
          {name}
        </p>
        <EntryFacts section={section} entry={entry} />
      </div>
      <div hidden={isLocked} className="-my-1 flex shrink-0 max-sm:-mr-2">
        <RowButton icon={Pencil} label={`Edit ${name}`} onPress={onEdit} />
        <RowButton icon={Trash2} label={`Remove ${name}`} onPress={onRemove} />
      </div>
    </div>
  );
};

interface RowButtonProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
}

const RowButton = ({ icon: Icon, label, onPress }: RowButtonProps) => (
  <button type="button" aria-label={label} title={label} onClick={onPress} className={iconButton}>
    <Icon aria-hidden="true" className="size-5" />
  </button>
);
