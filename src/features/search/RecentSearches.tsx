import History from "lucide-react/icons/history";
import X from "lucide-react/icons/x";
import { heading, iconButton, link } from "../../ui/recipes.ts";

interface RecentSearchesProps {
  searches: readonly { label: string; href: string }[];
  onForget: (href: string) => void;
}

/** Searches made in this browser, to repeat or delete. */
export const RecentSearches = ({ searches, onForget }: RecentSearchesProps) => (
  <section aria-label="Recent searches" className="grid gap-2 border-t border-line pt-6">
    <h2 className={heading.part}>Recent searches</h2>
    <ul className="grid sm:grid-cols-2 sm:gap-x-6">
      {searches.map(({ label, href }) => (
        <li key={href} className="flex min-w-0 items-center gap-2">
          <History aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          <a href={href} className={`${link} min-w-0 grow truncate py-2 max-sm:py-2.5`}>
            {label}
          </a>
          <button
            type="button"
            aria-label={`Forget ${label}`}
            onClick={() => onForget(href)}
            className={iconButton}
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  </section>
);
