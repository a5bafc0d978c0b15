import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { SectionOutline } from "../../contract/profile/sections.ts";
import { iconButton } from "../../ui/recipes.ts";
import { Tag } from "../../ui/Tag.tsx";
import { entryName, valueText } from "./entry-text.ts";

interface EntryRowProps {
  section: SectionOutline;
  entry: Entry;
  onEdit: () => void;
  onRemove: () => void;
}

/** One entry, read-only: its title and other values, with buttons to change and remove it. */
export const EntryRow = ({ section, entry, onEdit, onRemove }: EntryRowProps) => {
  const name = entryName(section, entry);
  const [[, first] = [], ...rest] = Object.entries(section.fields);
  const given = rest.flatMap(([key, field]) => {
    const text = valueText(field, entry[key]);
    return text === null ? [] : [{ key, label: field.label, text }];
  });
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 grow gap-2 self-center wrap-anywhere">
        <p className="font-semibold">{first?.widget === "option" ? <Tag title={name} /> : name}</p>
        {given.length > 0 && (
          <dl className="grid gap-1 text-sm">
            {given.map(({ key, label, text }) => (
              <div key={key} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-soft">{label}:</dt>
                <dd className="whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <button type="button" onClick={onEdit} aria-label={`Edit ${name}`} className={iconButton}>
        <Pencil aria-hidden="true" className="size-5" />
      </button>
      <button type="button" onClick={onRemove} aria-label={`Remove ${name}`} className={iconButton}>
        <Trash2 aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
};
