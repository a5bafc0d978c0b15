import { useEffect, useEffectEvent, useId, useRef } from "react";
import type { JobCard } from "../../contract/job-fields.ts";
import { SearchBar, type SearchBarProps } from "./SearchBar.tsx";
import { SearchTitle } from "./SearchTitle.tsx";

interface SearchHeadProps extends SearchBarProps {
  /** The search in words. */
  title: string;
  jobs: readonly JobCard[];
  /** Whether the fields are open on a narrow screen. */
  open: boolean;
  onToggle: () => void;
}

/** The top of a search page: the search in words, and the fields that change it. */
export const SearchHead = ({ title, jobs, open, onToggle, ...bar }: SearchHeadProps) => {
  const fieldsId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useEffectEvent(() => {
    onToggle();
    opener.current?.focus();
  });
  useEffect(() => {
    if (!open) return;
    fields.current?.querySelector("input")?.focus();
    // Behind the fields, of which one may close its own list.
    const closeOnEscape = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented && fields.current?.contains(target as Node)) close();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [open]);
  const employer = jobs.find((job) => job.employer.id === bar.search.employer)?.employer;
  return (
    <div className="patterned z-20 border-b border-line bg-sunken">
      <div className="wrap grid grid-cols-1 items-center gap-x-6 gap-y-3 py-2 lg:min-h-16 lg:grid-cols-[16rem_1fr]">
        <SearchTitle title={title} fieldsId={fieldsId} open={open} onToggle={onToggle} opener={opener}>
          {employer?.has_page && (
            <a
              href={employer.path}
              className="relative z-10 inline-flex min-h-6 items-center text-sm text-accent-text underline"
            >
              About {employer.name}
            </a>
          )}
        </SearchTitle>
        <div
          ref={fields}
          id={fieldsId}
          className={`@container ${open ? "pb-2 lg:pb-0" : "max-lg:in-data-script:hidden"}`}
        >
          <SearchBar {...bar} />
        </div>
      </div>
    </div>
  );
};
