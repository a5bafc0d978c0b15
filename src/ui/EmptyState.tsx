import type { LucideIcon } from "lucide-react";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { heading } from "./recipes.ts";

interface EmptyStateProps {
  title: string;
  icon?: LucideIcon;
  /** Why there is nothing, and what to do about it. */
  children?: ReactNode;
  /** Links or buttons that help. */
  actions?: ReactNode;
}

/** Shown for an empty list, with what to do next. */
export const EmptyState = ({ title, icon: Icon = Search, children, actions }: EmptyStateProps) => (
  <div className="grid patterned justify-items-center gap-3 rounded-lg border border-line bg-sunken px-6 py-12 text-center">
    <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-text">
      <Icon aria-hidden="true" className="size-6" />
    </span>
    <h2 className={heading.part}>{title}</h2>
    {children && <div className="max-w-prose text-ink-soft">{children}</div>}
    {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
  </div>
);
