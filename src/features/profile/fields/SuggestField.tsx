import type { Ref } from "react";
import type { Field, Section } from "../../../contract/profile/section.ts";
import { ComboField } from "../../../ui/aria/ComboField.tsx";
import type { FieldText } from "../../../ui/FieldFrame.tsx";
import type { FormValues } from "../form-values.ts";
import { useSuggestions } from "../use-suggestions.ts";

interface SuggestFieldProps extends FieldText {
  field: Extract<Field, { widget: "suggest" }>;
  section: Section;
  values: FormValues;
  value: string;
  onChange: (value: string) => void;
  onPick: (value: string) => void;
  inputRef: Ref<HTMLInputElement>;
  autoComplete?: string | undefined;
}

/** A text with suggestions while typing; what is not in the list is accepted too. */
export const SuggestField = ({
  field,
  section,
  values,
  value,
  onChange,
  onPick,
  ...input
}: SuggestFieldProps) => {
  const { items, ask } = useSuggestions(field, section, values);
  return (
    <ComboField
      {...input}
      items={items}
      text={value}
      onType={(text) => {
        if (text === value) return;
        onChange(text);
        ask(text);
      }}
      onFocus={() => ask(value)}
      onPick={({ title }) => onPick(title)}
    />
  );
};
