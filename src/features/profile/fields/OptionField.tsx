import { useState, type Ref } from "react";
import type { OptionListName } from "../../../contract/profile/option-lists.ts";
import type { Chosen } from "../../../contract/profile/section.ts";
import { matchTitles, onlyMatch } from "../../../domain/text/match-titles.ts";
import { ComboField } from "../../../ui/aria/ComboField.tsx";
import type { FieldText } from "../../../ui/FieldFrame.tsx";
import { LoadFailed } from "../../../ui/LoadFailed.tsx";
import { useOptions } from "../options.ts";
import { Spoken } from "../../../ui/heard/Spoken.tsx";

interface OptionFieldProps extends FieldText {
  list: OptionListName;
  value: Chosen | null;
  onChange: (value: Chosen | null) => void;
  inputRef: Ref<HTMLInputElement>;
  autoComplete?: string | undefined;
}

/**
 * A field whose value is one option of a list: typing searches, and only an option becomes the value. Text that is
 * not one is removed on leaving the field.
 */
export const OptionField = ({ list, value, onChange, ...field }: OptionFieldProps) => {
  const { read, retry } = useOptions(list);
  const [typed, setTyped] = useState<string | null>(null);
  const options = read.state === "ready" ? read.options : [];
  const pick = (option: Chosen) => {
    setTyped(null);
    onChange(option);
  };
  const only = typed === null ? undefined : onlyMatch(options, typed);
  const shownText = typed ?? (value ? (value.title ?? "Null") : "");
  return (
    <div className="grid gap-3">
      <ComboField
        {...field}
        items={typed === null ? options : matchTitles(options, typed)}
        text={shownText}
        onType={(text) => {
          if (text === shownText) return;
          setTyped(text);
          const exact = options.find(({ title }) => title.toLowerCase() === text.trim().toLowerCase());
          if (exact ?? value) onChange(exact ?? null);
        }}
        onPick={pick}
        {...(only && { onEnter: () => pick(only) })}
        onLeave={() => setTyped(null)}
      />
      {typed && options.length > 0 && matchTitles(options, typed).length === 0 && (
        <Spoken className="text-sm text-ink-soft">Nothing found for “{typed}”. Check the spelling.</Spoken>
      )}
      {read.state === "failed" && (
        <LoadFailed title="The list could not be loaded." message={read.message} onRetry={retry} />
      )}
    </div>
  );
};
