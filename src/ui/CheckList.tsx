import { Checkbox } from "./Checkbox.tsx";
import { label as labelClass } from "./recipes.ts";

/** One option of a list, with the number of jobs that match it. */
export interface Choice<Id> {
  id: Id;
  title: string;
  count: number;
}

interface CheckListProps<Id> {
  legend: string;
  name: string;
  choices: readonly Choice<Id>[];
  /** How many of them are above the fold. */
  shown: number;
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
}

/** A list of checkboxes that shows the first few; chosen ones are never hidden. */
export const CheckList = <Id extends string | number>({
  legend,
  name,
  choices,
  shown,
  chosen,
  onChange,
}: CheckListProps<Id>) => {
  const box = ({ id, title, count }: Choice<Id>) => (
    <Checkbox
      key={id}
      label={title}
      name={name}
      value={id}
      count={count}
      checked={chosen.includes(id)}
      disabled={count === 0 && !chosen.includes(id)}
      onChange={({ target }) =>
        onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
      }
    />
  );
  const rest = choices.slice(shown);
  return (
    <fieldset className="min-w-0">
      <legend className={`${labelClass} mb-1`}>{legend}</legend>
      {choices.slice(0, shown).map(box)}
      {rest.length > 0 && (
        <details open={rest.some(({ id }) => chosen.includes(id)) || undefined}>
          <summary className="min-h-9 py-1.5 max-sm:py-3 text-sm font-medium text-accent-text">
            {rest.length} more
          </summary>
          {rest.map(box)}
        </details>
      )}
    </fieldset>
  );
};
