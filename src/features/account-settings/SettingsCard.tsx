import { useId, type ReactNode } from "react";
import { card, heading } from "../../ui/recipes.ts";

interface SettingsCardProps {
  title: string;
  busy?: boolean;
  children: ReactNode;
}

/** A part of the account page. */
export const SettingsCard = ({ title, busy, children }: SettingsCardProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy} className={`${card} grid gap-4`}>
      <h2 id={id} className={heading.section}>
        {title}
      </h2>
      {children}
    </section>
  );
};
