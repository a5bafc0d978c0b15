import ChevronDown from "lucide-react/icons/chevron-down";
import { useContext, useEffect, useState, type Ref } from "react";
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
} from "react-aria-components/ComboBox";
import type { FieldText } from "../FieldFrame.tsx";
import { control } from "../recipes.ts";
import { AriaError, AriaLabel } from "./AriaText.tsx";
import { FieldPopover } from "./FieldPopover.tsx";
import { menuList, menuOption } from "./menu.ts";

interface ComboItem {
  id: number | string;
  title: string;
}

interface ComboFieldProps<Item extends ComboItem> extends FieldText {
  /** The items that fit the text, best first. */
  items: readonly Item[];
  text: string;
  onType: (text: string) => void;
  onPick: (item: Item) => void;
  /** Enter where no item is active. */
  onEnter?: (text: string) => void;
  onFocus?: () => void;
  onLeave?: () => void;
  autoComplete?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** A text field with a list of items below it: typing narrows the list, arrows and Enter choose. */
export const ComboField = <Item extends ComboItem>({
  items,
  text,
  onType,
  onPick,
  onEnter,
  onFocus,
  onLeave,
  autoComplete,
  inputRef,
  error,
  required,
  ...frame
}: ComboFieldProps<Item>) => {
  const [open, setOpen] = useState(false);
  const [typing, setTyping] = useState(false);
  // The library closes the list when another key is picked.
  const [picked, setPicked] = useState<number | string | null>(null);
  return (
    <ComboBox
      inputValue={text}
      onInputChange={(typed) => {
        setTyping(true);
        onType(typed);
      }}
      value={text ? picked : null}
      onChange={(key) => {
        setPicked(key);
        const item = items.find(({ id }) => id === key);
        if (item) onPick(item);
      }}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        if (!isOpen) setTyping(false);
      }}
      onFocus={() => onFocus?.()}
      onBlur={() => onLeave?.()}
      items={items}
      defaultFilter={() => true}
      allowsCustomValue
      menuTrigger="input"
      isInvalid={Boolean(error)}
      isRequired={required ?? false}
      validationBehavior="aria"
      className="grid content-start gap-1.5"
    >
      <AriaLabel {...frame} />
      <div className="relative">
        <Input
          {...(inputRef && { ref: inputRef })}
          dir="auto"
          maxLength={200}
          autoComplete={autoComplete ?? "off"}
          onKeyDown={(event) => {
            const isActive = event.currentTarget.getAttribute("aria-activedescendant");
            if (event.key !== "Enter" || !onEnter || (open && isActive)) return;
            event.preventDefault();
            onEnter(event.currentTarget.value);
          }}
          className={`${control} pr-11`}
        />
        <Button className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-soft">
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <AriaError error={error} />
      <OpenWhenFound when={typing && items.length > 0} />
      <FieldPopover>
        <ListBox<Item> className={menuList}>
          {({ id, title }) => (
            <ListBoxItem id={id} textValue={title} className={menuOption}>
              {title}
            </ListBoxItem>
          )}
        </ListBox>
      </FieldPopover>
    </ComboBox>
  );
};

/** Opens the list when the first items arrive: the library looks for them only at the moment of typing. */
const OpenWhenFound = ({ when }: { when: boolean }) => {
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    if (when && state?.isFocused && !state.isOpen) state.open(null, "input");
  }, [when, state]);
  return null;
};
