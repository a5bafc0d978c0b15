import type { ComponentType, JSX } from "react";
import { GlitchBoundary } from "./GlitchBoundary.tsx";

/** Wraps a component as an island: a render error shows the error screen (spec §2). Every island's entry uses it. */
export const island = <Props extends object>(Content: ComponentType<Props & JSX.IntrinsicAttributes>) => {
  const Island = (props: Props) => (
    <GlitchBoundary>
      <Content {...props} />
    </GlitchBoundary>
  );
  return Island;
};
