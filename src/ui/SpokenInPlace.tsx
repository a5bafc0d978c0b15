import type { ComponentProps } from "react";
import { useLater } from "./heard/use-later.ts";

/** A `Spoken` (src/ui/heard) whose place is kept until its text is there, so that buttons below do not move as they are pressed. */
export const SpokenInPlace = ({ children, ...rest }: ComponentProps<"p">) => (
  <p {...rest} role="status">
    {useLater() ? children : <span className="invisible">{children}</span>}
  </p>
);
