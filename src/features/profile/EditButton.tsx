import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { Button } from "../../ui/Button.tsx";

interface EditButtonProps {
  section: SectionOutline;
  entries: readonly Entry[];
  /** Whether all entries are chosen in one dialog, which a full list opens too. */
  isTagged: boolean;
  disabled: boolean;
  /** The pointer is near: the editor can be loaded. */
  onNear: () => void;
  onPress: () => void;
}

/** The button of a section: adds an entry to a list, or fills in or changes what is filled in once. */
export const EditButton = ({ section, entries, isTagged, disabled, onNear, onPress }: EditButtonProps) => {
  const isFull = section.kind === "list" && !isTagged && entries.length >= section.limit;
  if (isFull) return null;
  const isChange = section.kind === "single" && entries.length > 0;
  const Icon = isChange ? Pencil : Plus;
  return (
    <Button variant="secondary" size="small" disabled={disabled} onPointerEnter={onNear} onClick={onPress}>
      <Icon aria-hidden="true" className="size-4" />
      {isChange ? "Edit" : "Add"} {section.noun}
    </Button>
  );
};
