import Bookmark from "lucide-react/icons/bookmark";
import { button, iconButton } from "../../ui/recipes.ts";

interface SaveButtonProps {
  /** The job's title, for screen readers. */
  title: string;
  saved: boolean;
  onToggle: () => void;
  /** Shows the word beside the icon, as high as the button beside it. */
  withLabel?: boolean;
}

/** Saves a job or removes it from the saved list. Hidden without JavaScript. */
export const SaveButton = ({ title, saved, onToggle, withLabel = false }: SaveButtonProps) => (
  <button
    type="button"
    aria-pressed={saved}
    aria-label={withLabel ? undefined : `Save ${title}`}
    title={saved ? "Saved" : "Save this job"}
    onClick={onToggle}
    className={`needs-script ${withLabel ? `${button("secondary")} max-h-12 self-stretch` : `${iconButton} aria-pressed:text-accent-text`}`}
  >
    <Bookmark aria-hidden="true" className={`size-5 ${saved ? "fill-current text-accent-text" : ""}`} />
    {withLabel && (saved ? "Saved" : "Save")}
  </button>
);
