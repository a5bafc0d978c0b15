import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { MouseEvent } from "react";

interface PaginationProps {
  page: number;
  lastPage: number;
  /** The URL of a page: every page is a link, so it works without JavaScript. */
  href: (page: number) => string;
  /** Handles a plain click instead of the link, to load the page in place. */
  onNavigate?: (page: number) => void;
  label?: string;
}

const step =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-2 font-medium tabular-nums no-underline";

/** Links to the pages of a list: the first, the last, and those around the current one. */
export const Pagination = ({ page, lastPage, href, onNavigate, label = "Pages" }: PaginationProps) => {
  if (lastPage <= 1) return null;
  const follow = (target: number) => (event: MouseEvent) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!onNavigate || !plain) return;
    event.preventDefault();
    onNavigate(target);
  };
  const linkTo = (target: number) => ({ href: href(target), onClick: follow(target) });
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <a {...linkTo(page - 1)} rel="prev" className={`${step} text-accent-text hover:bg-accent-soft`}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">Previous</span>
        </a>
      )}
      {pagesAround(page, lastPage).map((target, index) =>
        target === null ? (
          <span key={`gap-${index}`} className="px-1 text-ink-soft max-sm:hidden">
            …
          </span>
        ) : (
          <a
            key={target}
            {...linkTo(target)}
            aria-label={target === page ? `Page ${target} of ${lastPage}` : `Page ${target}`}
            aria-current={target === page ? "page" : undefined}
            className={`${step} ${target === page ? "bg-accent text-on-accent" : "text-ink hover:bg-sunken max-sm:hidden"}`}
          >
            {target}
            {target === page && <span className="whitespace-pre sm:hidden"> of {lastPage}</span>}
          </a>
        ),
      )}
      {page < lastPage && (
        <a {...linkTo(page + 1)} rel="next" className={`${step} text-accent-text hover:bg-accent-soft`}>
          <span className="max-sm:sr-only">Next</span>
          <ChevronRight aria-hidden="true" className="size-5" />
        </a>
      )}
    </nav>
  );
};

/** Page numbers to show; null stands for a gap. */
const pagesAround = (page: number, last: number): (number | null)[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((n) => n >= 1 && n <= last);
  return shown.flatMap((n, index) => (index > 0 && n - (shown[index - 1] ?? n) > 1 ? [null, n] : [n]));
};
