import { useState, type Ref } from "react";
import type { OptionListName } from "../../contract/profile/option-lists.ts";
import type { Chosen } from "../../contract/profile/section.ts";
import { Combobox } from "../../ui/Combobox.tsx";
import type { FieldText } from "../../ui/FieldFrame.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { useOptions } from "./options.ts";

interface OptionFieldProps extends FieldText {
  list: OptionListName;
  value: Chosen | null;
  onChange: (value: Chosen | null) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** A field whose value is one option of a list: typing searches, and only a picked option becomes the value. */
export const OptionField = ({ list, value, onChange, ...field }: OptionFieldProps) => {
  const { read, retry } = useOptions(list);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="grid gap-3">
      <Combobox
        {...field}
        options={read.state === "ready" ? read.options : []}
        text={typed ?? (value ? (value.title ?? "Null") : "")}
        onType={(text) => {
          setTyped(text);
          onChange(null);
        }}
        onPick={(option) => {
          setTyped(null);
          onChange(option);
        }}
      />
      {read.state === "failed" && (
        <LoadFailed title="The list could not be loaded." message={read.message} onRetry={retry} />
      )}
    </div>
  );
};
