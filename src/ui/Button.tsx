import type { ComponentProps, MouseEvent } from "react";
import { button, type ButtonSize, type ButtonVariant } from "./recipes.ts";
import { Spinner } from "./Spinner.tsx";

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

interface ButtonProps extends ComponentProps<"button">, Look {
  /** Label while `busy`, such as "Submitting"; the button keeps the focus then, and pressing it does nothing. */
  busyLabel?: string | undefined;
  busy?: boolean;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** A button. Submits its form only with `type="submit"`. */
export const Button = ({
  variant,
  size,
  busy = false,
  busyLabel,
  type = "button",
  className = "",
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    {...(busy && { onClick: refuse })}
    className={`${button(variant, size)} ${className}`}
  >
    {busy && <Spinner />}
    {busy ? (busyLabel ?? children) : children}
  </button>
);

/** A link to another page that looks like a button. */
export const LinkButton = ({
  variant,
  size,
  className = "",
  children,
  ...rest
}: ComponentProps<"a"> & Look & { href: string }) => (
  <a {...rest} className={`${button(variant, size)} ${className}`}>
    {children}
  </a>
);
