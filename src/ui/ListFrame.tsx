import { useEffect, useRef, type ReactNode } from "react";
import { LoadFailed } from "./LoadFailed.tsx";
import { Pagination } from "./Pagination.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { say } from "./heard/say.ts";

interface Shown<Item> {
  data: Item[];
  meta: { current_page: number; last_page: number; total: number };
}

interface ListFrameProps<Item> {
  /** For links within the page. */
  id?: string;
  /** Name of the list for screen readers. */
  label: string;
  /** The page that is shown; null until one has loaded. */
  shown: Shown<Item> | null;
  /** What screen readers say of each list after the first; without it, how long it is. */
  summary?: string;
  loading: boolean;
  problem: string | null;
  onRetry: () => void;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** What follows the links to the other pages. */
  after?: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** Has screen readers say what has come: not the first list, which comes with the page. */
const useHeard = (shown: Shown<unknown> | null, summary: string, isLoading: boolean) => {
  const heard = useRef(isLoading ? null : shown);
  useEffect(() => {
    if (isLoading || !shown || shown === heard.current) return;
    const { current_page: page, last_page: lastPage } = shown.meta;
    if (heard.current) say(lastPage > 1 ? `${summary}, page ${page} of ${lastPage}` : summary);
    heard.current = shown;
  }, [shown, summary, isLoading]);
};

/** A list with its loading, error and empty states, and its pagination. */
export const ListFrame = <Item,>({
  id,
  label,
  shown,
  summary = `${label}: ${shown?.meta.total}`,
  loading,
  problem,
  onRetry,
  hrefOf,
  onPage,
  empty,
  after,
  children,
}: ListFrameProps<Item>) => {
  const section = useRef<HTMLElement>(null);
  useHeard(shown, summary, loading);
  return (
    <section
      ref={section}
      id={id}
      aria-label={label}
      aria-busy={loading}
      tabIndex={-1}
      className="grid scroll-mt-2 grid-cols-1 gap-6 outline-none"
    >
      {problem && <LoadFailed title="The list could not be loaded." message={problem} onRetry={onRetry} />}
      {!shown && loading && <ListSkeleton />}
      {shown && (
        <div className={`transition-opacity ${loading ? "opacity-50" : ""}`}>
          {shown.data.length > 0 ? children(shown.data) : empty}
        </div>
      )}
      {shown && (
        <Pagination
          page={shown.meta.current_page}
          lastPage={shown.meta.last_page}
          href={hrefOf}
          onNavigate={(page) => {
            onPage(page);
            section.current?.focus({ preventScroll: true });
            section.current?.scrollIntoView();
          }}
        />
      )}
      {after}
    </section>
  );
};
