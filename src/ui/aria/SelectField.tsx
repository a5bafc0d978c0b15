import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { Ref } from "react";
import { Button, ListBox, ListBoxItem, Select, SelectValue } from "react-aria-components/Select";
import type { FieldText } from "../FieldFrame.tsx";
import { control } from "../recipes.ts";
import { AriaError, AriaLabel } from "./AriaText.tsx";
import { FieldPopover } from "./FieldPopover.tsx";
import { menuList, menuOption } from "./menu.ts";

interface SelectFieldProps extends FieldText {
  options: readonly { value: string; label: string }[];
  /** The chosen value; "" for none. */
  value: string;
  onChange: (value: string) => void;
  /** Offers to choose nothing again; optional fields do. */
  clearable?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** Stands for "" in the list, whose keys may not be empty. */
const none = "none";

/** One choice of a list that opens below the field. Typing goes to the option that starts with it. */
export const SelectField = ({
  options,
  value,
  onChange,
  buttonRef,
  error,
  clearable,
  required,
  ...text
}: SelectFieldProps) => (
  <Select
    value={value || null}
    onChange={(key) => onChange(key === none ? "" : String(key ?? ""))}
    isInvalid={Boolean(error)}
    isRequired={required ?? false}
    validationBehavior="aria"
    placeholder="Choose one"
    className="grid content-start gap-1.5"
  >
    <AriaLabel {...text} />
    <Button
      {...(buttonRef && { ref: buttonRef })}
      render={(button) => (
        // A button can be neither required nor invalid. The text of a combobox is its value, and so not of its name.
        <button
          {...button}
          role="combobox"
          aria-expanded={button["aria-expanded"]}
          aria-controls={button["aria-controls"]}
          aria-labelledby={button["aria-labelledby"]?.split(" ").at(-1)}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
        />
      )}
      className={`${control} flex items-center justify-between gap-2 text-left`}
    >
      <SelectValue className="min-w-0 grow data-placeholder:text-ink-soft" />
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </Button>
    <AriaError error={error} />
    <FieldPopover>
      <ListBox className={menuList}>
        {(clearable ?? text.optional) && value && (
          <ListBoxItem id={none} className={`${menuOption} text-ink-soft`}>
            Not set
          </ListBoxItem>
        )}
        {options.map((option) => (
          <ListBoxItem key={option.value} id={option.value} textValue={option.label} className={menuOption}>
            {({ isSelected }) => (
              <>
                {option.label}
                {isSelected && <Check aria-hidden="true" className="size-4 shrink-0" />}
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    </FieldPopover>
  </Select>
);
