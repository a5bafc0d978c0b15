import { useMemo } from "react";
import type { ProposedField } from "./proposals.ts";

/** The lines of the CV that values are from, each once. */
export const Sources = ({ fields }: { fields: readonly ProposedField[] }) => {
  const lines = useMemo(() => linesOf(fields), [fields]);
  return (
    <dl className="grid gap-1 text-sm wrap-anywhere text-ink-soft">
      {lines.map(({ page, text }) => (
        <div key={page}>
          <dt className="font-semibold">In your CV, page {page}</dt>
          <dd dir="auto" className="max-h-40 overflow-y-auto border-s-2 border-line ps-3 whitespace-pre-line">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The same below the values of several entries, closed at first. */
export const ClosedSources = ({ fields }: { fields: readonly ProposedField[] }) => (
  <details className="text-sm">
    <summary className="w-fit cursor-pointer py-1 text-ink-soft hover:text-ink max-sm:py-2.5">
      Where your CV says this
    </summary>
    <Sources fields={fields} />
  </details>
);

const linesOf = (fields: readonly ProposedField[]): { page: number; text: string }[] => {
  const byPage = Map.groupBy(fields, ({ source }) => source.page);
  return [...byPage].map(([page, some]) => {
    const lines = new Set(some.flatMap(({ source }) => source.text.split("\n")));
    return { page, text: [...lines].join("\n") };
  });
};
