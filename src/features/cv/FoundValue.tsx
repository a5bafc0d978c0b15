import type { ProposedField } from "./proposals.ts";

interface FoundValueProps {
  field: ProposedField;
  /** Whether its value is shown, too; else only where it comes from. */
  isShown?: boolean;
}

/** A value of the CV beside what the profile has, with the line that it comes from. */
export const FoundValue = ({
  field: { field, value, text, current, source },
  isShown = false,
}: FoundValueProps) => (
  <dl className="grid min-w-0 gap-1 wrap-anywhere">
    {isShown && (
      <div>
        <dt className="text-sm text-ink-soft">{field.label}</dt>
        <dd className="whitespace-pre-line">{text}</dd>
        {value === null && <dd className="text-sm text-ink-soft">Tick it to fill in the rest.</dd>}
      </div>
    )}
    {current !== null && (
      <div className="text-sm">
        <dt className="inline text-ink-soft">Your profile has: </dt>
        <dd className="inline whitespace-pre-line">{current}</dd>
      </div>
    )}
    <div className="text-sm text-ink-soft">
      <dt className="inline">In your CV, page {source.page}: </dt>
      <dd className="inline">
        <q>{source.text.length > 200 ? `${source.text.slice(0, 200)}…` : source.text}</q>
      </dd>
    </div>
  </dl>
);
