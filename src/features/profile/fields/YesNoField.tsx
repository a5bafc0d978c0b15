import type { Ref } from "react";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import type { FieldText } from "../../../ui/FieldFrame.tsx";

interface YesNoFieldProps extends FieldText {
  name: string;
  /** "yes", "no", or "" while it is not answered. */
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Yes, no or unset (spec §3). */
export const YesNoField = ({ optional, ...field }: YesNoFieldProps) => (
  <RadioGroup
    {...field}
    inline
    options={[
      { value: "yes", label: "Yes" },
      { value: "no", label: "No" },
      ...(optional ? [{ value: "", label: "Not answered" }] : []),
    ]}
  />
);
