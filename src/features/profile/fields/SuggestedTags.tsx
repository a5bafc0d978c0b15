import { useState, type Ref } from "react";
import type { Field, Section } from "../../../contract/profile/section.ts";
import { ComboField } from "../../../ui/aria/ComboField.tsx";
import { TagsField } from "../../../ui/aria/TagsField.tsx";
import type { FieldText } from "../../../ui/FieldFrame.tsx";
import { listText, say } from "../../../ui/heard/say.ts";
import type { FormValues } from "../form-values.ts";
import { useSuggestions } from "../use-suggestions.ts";

interface SuggestedTagsProps extends FieldText {
  field: Extract<Field, { widget: "tags" }>;
  section: Section;
  values: FormValues;
  value: readonly string[];
  onChange: (value: string[]) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** A list of texts as tags: picked from suggestions, or typed and added with Enter. */
export const SuggestedTags = ({
  field,
  section,
  values,
  value,
  onChange,
  error,
  ...input
}: SuggestedTagsProps) => {
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const { items, ask } = useSuggestions(field, section, values);
  const has = (text: string) => value.some((one) => one.toLowerCase() === text.toLowerCase());
  const add = (text: string) => {
    const added = text.trim();
    setTyped("");
    if (!added) return;
    if (has(added)) return setRefusal(`${added} is on your list already.`);
    if (value.length >= field.limit)
      return setRefusal(`A list can hold ${field.limit} at most. Remove one first.`);
    setRefusal(undefined);
    onChange([...value, added]);
    say(listText("Added", value.length + 1));
  };
  return (
    <TagsField label={`Your ${field.label.toLowerCase()}`} values={value} onChange={onChange}>
      <ComboField
        {...input}
        hint={input.hint ?? "Choose from the list, or type your own and press Enter."}
        error={refusal ?? error}
        items={items.filter(({ title }) => !has(title))}
        text={typed}
        onType={(text) => {
          if (text === typed) return;
          setTyped(text);
          ask(text);
        }}
        onFocus={() => ask(typed)}
        onPick={({ title }) => add(title)}
        onEnter={add}
        onLeave={() => add(typed)}
      />
    </TagsField>
  );
};
