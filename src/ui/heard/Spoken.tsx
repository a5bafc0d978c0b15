import type { ComponentProps } from "react";
import { useLater } from "./use-later.ts";

/** A line that screen readers read when it appears or changes. */
export const Spoken = ({ children, ...rest }: ComponentProps<"p">) => (
  <p {...rest} role="status">
    {useLater() && children}
  </p>
);
