import X from "lucide-react/icons/x";

interface TagProps {
  /** "Null" is shown when it is missing (spec §2). */
  title: string | null | undefined;
  /** Makes the tag removable. */
  onRemove?: () => void;
}

/** One chosen item of several, such as a language. */
export const Tag = ({ title, onRemove }: TagProps) => {
  const shown = title ?? "Null";
  return (
    <span className="inline-flex min-h-8 items-center gap-1 rounded-full border border-accent-line bg-accent-soft pr-1 pl-3 text-sm font-medium text-accent-text">
      <span className={onRemove ? "" : "pr-2"}>{shown}</span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove ${shown}`}
          className="grid size-6 shrink-0 place-items-center rounded-full hover:bg-surface max-sm:size-11"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </span>
  );
};
