import Search from "lucide-react/icons/search";
import type { ReactNode, RefObject } from "react";
import { iconButton } from "../../ui/recipes.ts";

interface SearchTitleProps {
  /** The search in words. */
  title: string;
  /** The id of the fields that it opens on narrow screens. */
  fieldsId: string;
  /** Whether the fields are open on a narrow screen. */
  open: boolean;
  onToggle: () => void;
  /** The button that opens them. */
  opener: RefObject<HTMLButtonElement | null>;
  children?: ReactNode;
}

/** The heading of a search. On narrow screens it is the line that opens what, where and distance. */
export const SearchTitle = ({ title, fieldsId, open, onToggle, opener, children }: SearchTitleProps) => (
  <div className="search-line @container min-w-0">
    <div className="min-w-0 grow @max-[13rem]:py-2">
      <h1
        className="display-face line-clamp-2 text-lg leading-6 font-bold @max-[13rem]:line-clamp-none"
        title={title}
      >
        {title}
      </h1>
      {children}
    </div>
    <button
      ref={opener}
      type="button"
      aria-expanded={open}
      aria-controls={fieldsId}
      aria-label="Change the search"
      onClick={onToggle}
      className={`${iconButton} needs-script text-accent-text after:absolute after:inset-0 after:rounded-md lg:hidden`}
    >
      <Search aria-hidden="true" className="size-5" />
    </button>
  </div>
);
