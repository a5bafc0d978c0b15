import type { ComponentType, JSX } from "react";
import { GlitchBoundary } from "./GlitchBoundary.tsx";
import { keepFocus } from "./heard/keep-focus.ts";
import { valueOf, type PageData } from "./page-data.ts";

keepFocus();

/** Wraps a component as an island: a render error shows the error screen (spec §2). Every island's entry uses it. */
export const island = <Props extends object>(Content: ComponentType<Props & JSX.IntrinsicAttributes>) => {
  const Island = (props: Props) => (
    <GlitchBoundary>
      <Content {...props} />
    </GlitchBoundary>
  );
  return Island;
};

/** The same for one with much data, which the page has apart from it. */
export const islandWithData = <Props extends object>(
  Content: ComponentType<Props & JSX.IntrinsicAttributes>,
) => {
  const Island = island(Content);
  return ({ data }: { data: PageData<Props> }) => <Island {...valueOf(data)} />;
};
