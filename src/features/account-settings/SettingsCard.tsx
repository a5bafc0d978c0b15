import { useId, type ReactNode, type Ref } from "react";
import { card, heading } from "../../ui/recipes.ts";

interface SettingsCardProps {
  title: string;
  /** Takes the focus when the button that had it has gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  busy?: boolean;
  children: ReactNode;
}

/** A part of the account page. */
export const SettingsCard = ({ title, titleRef, busy, children }: SettingsCardProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy} className={`${card} grid gap-4`}>
      <h2 id={id} ref={titleRef} tabIndex={-1} className={`${heading.section} outline-none`}>
        {title}
      </h2>
      {children}
    </section>
  );
};
