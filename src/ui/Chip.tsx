import type { ComponentProps } from "react";
import { chip } from "./recipes.ts";

interface ChipProps extends ComponentProps<"button"> {
  /** Whether the chip is on; omit it for a chip that runs an action. */
  pressed?: boolean;
}

/** A small rounded button: a filter that is on or off, or a quick action. */
export const Chip = ({ pressed, className = "", ...rest }: ChipProps) => (
  <button {...rest} type="button" aria-pressed={pressed} className={`${chip} ${className}`} />
);

/** A small rounded link, such as a popular search. */
export const LinkChip = ({ className = "", children, ...rest }: ComponentProps<"a"> & { href: string }) => (
  <a {...rest} className={`${chip} ${className}`}>
    {children}
  </a>
);
