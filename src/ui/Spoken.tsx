import type { ComponentProps } from "react";
import { useSpoken } from "./use-spoken.ts";

/** A line that screen readers say when it appears or changes. It may be empty, and then says nothing. */
export const Spoken = (props: ComponentProps<"p">) => (
  <p {...props} ref={useSpoken<HTMLParagraphElement>()} />
);
