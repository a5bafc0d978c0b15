import { RadioGroup } from "../../ui/RadioGroup.tsx";
import type { FieldOutline } from "../../domain/profile/entry-text.ts";
import { valueText } from "../../domain/profile/entry-text.ts";
import { isSameValue } from "./form-values.ts";
import type { Conflict } from "./use-conflicts.ts";

interface ConflictChoiceProps {
  name: string;
  field: FieldOutline;
  conflict: Conflict;
  /** The value in the form now. */
  value: unknown;
  onChoose: (value: unknown) => void;
}

/** The two values of a field that was changed here and elsewhere, to choose from. */
export const ConflictChoice = ({ name, field, conflict, value, onChoose }: ConflictChoiceProps) => {
  const { mine, saved } = conflict;
  const text = (one: unknown) => valueText(field, one) ?? "Nothing";
  return (
    <div className="rounded-md border border-warning/30 bg-warning-soft p-4">
      <RadioGroup
        label={`${field.label}: choose which one to save`}
        name={`${name}-conflict`}
        options={[
          { value: "mine", label: `Yours: ${text(mine)}` },
          { value: "saved", label: `Saved elsewhere: ${text(saved)}` },
        ]}
        value={isSameValue(value, saved) ? "saved" : isSameValue(value, mine) ? "mine" : null}
        onChange={(chosen) => onChoose(chosen === "saved" ? saved : mine)}
      />
    </div>
  );
};
