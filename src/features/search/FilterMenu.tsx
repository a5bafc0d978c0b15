import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState, type ToggleEvent } from "react";
import type { FilterName } from "../../contract/job-filters.ts";
import { chipText, filterValues } from "../../domain/search/job-filters.ts";
import type { SearchState } from "../../domain/search/job-search-url.ts";
import { chip } from "../../ui/recipes.ts";
import type { Filterable } from "./filter-choices.ts";
import { FilterField } from "./FilterField.tsx";

interface FilterMenuProps extends Filterable {
  label: string;
  names: readonly FilterName[];
  onChange: (change: Partial<SearchState>) => void;
}

/** Pixels: of the panel, and between it and its chip. */
const panel = { width: 288, gap: 6 };

/** Puts the panel below its chip, where it scrolls with the page. */
const placeBelow = ({ currentTarget }: ToggleEvent<HTMLDivElement>): void => {
  const chipBox = currentTarget.previousElementSibling!.getBoundingClientRect();
  const left = Math.min(chipBox.left, document.documentElement.clientWidth - panel.width);
  Object.assign(currentTarget.style, {
    left: `${left + scrollX}px`,
    top: `${chipBox.bottom + panel.gap + scrollY}px`,
  });
};

/** A chip that says what is chosen of some filters, and opens their fields. */
export const FilterMenu = ({ label, names, onChange, ...given }: FilterMenuProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = names.flatMap((name) =>
    filterValues(given.search, name).map((value) => chipText(name, value)),
  );
  const look = chosen.length ? "border-accent-text bg-accent-soft text-accent-text" : "";
  return (
    <>
      <button type="button" popoverTarget={id} className={`${chip} ${look} max-w-44 shrink-0`}>
        {chosen.length > 0 && <span className="sr-only">{label}: </span>}
        <span className="truncate">{chosen.join(", ") || label}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        style={{ width: panel.width }}
        onBeforeToggle={placeBelow}
        onToggle={({ newState }) => setOpen(newState === "open")}
        className="absolute inset-auto m-0 rounded-lg border border-line bg-raised p-4 text-ink shadow-mid"
      >
        {isOpen && (
          <div className="grid gap-4">
            {names.map((name) => (
              <FilterField key={name} {...given} name={name} onChange={onChange} />
            ))}
          </div>
        )}
      </div>
    </>
  );
};
