import { useRef, type ReactNode } from "react";
import { LoadFailed } from "./LoadFailed.tsx";
import { Pagination } from "./Pagination.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";

interface ListFrameProps<Item> {
  /** Names the list for who cannot see it. */
  label: string;
  /** The page that is shown; null until there is one. */
  shown: { data: Item[]; meta: { current_page: number; last_page: number; total: number } } | null;
  loading: boolean;
  problem: string | null;
  onRetry: () => void;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
  /** Stands in place of a list with nothing in it. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list with everything around it: waiting, failing, having nothing, and its pages. */
export const ListFrame = <Item,>({
  label,
  shown,
  loading,
  problem,
  onRetry,
  hrefOf,
  onPage,
  empty,
  children,
}: ListFrameProps<Item>) => {
  const section = useRef<HTMLElement>(null);
  return (
    <section
      ref={section}
      aria-label={label}
      aria-busy={loading}
      tabIndex={-1}
      className="grid scroll-mt-20 gap-6 outline-none"
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
    </section>
  );
};
