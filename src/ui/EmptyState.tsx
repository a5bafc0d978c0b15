import type { ReactNode } from "react";
import { heading } from "./recipes.ts";

interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what to do about it. */
  children?: ReactNode;
  /** Links or buttons that help. */
  actions?: ReactNode;
}

/** Shown for an empty list: the site's own drawing, and what to do next. */
export const EmptyState = ({ title, children, actions }: EmptyStateProps) => (
  <div className="patterned grid justify-items-center gap-3 rounded-lg border border-line bg-sunken px-6 py-12 text-center">
    <img src="/spot.svg" alt="" width="192" height="120" loading="lazy" className="dimmed" />
    <h2 className={heading.part}>{title}</h2>
    {children && <div className="max-w-prose text-ink-soft">{children}</div>}
    {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
  </div>
);
