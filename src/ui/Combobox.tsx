import Check from "lucide-react/icons/check";
import { useState, type Ref } from "react";
import { matchTitles, onlyMatch } from "../domain/text/match-titles.ts";
import { FieldFrame, type FieldText } from "./FieldFrame.tsx";
import { control } from "./recipes.ts";
import { useCombobox } from "./use-combobox.ts";
import { Spoken } from "./heard/Spoken.tsx";

interface Option {
  id: number;
  title: string;
}

interface ComboboxProps extends FieldText {
  options: readonly Option[];
  /** Text in the field. */
  text: string;
  onType: (text: string) => void;
  onPick: (option: Option) => void;
  /** Whether an option is marked as already picked. */
  isPicked?: (option: Option) => boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A field to choose one of many options, by typing or from the list below, which is 140 to 300 px high (spec §9). */
export const Combobox = ({ options, text, onType, onPick, isPicked, inputRef, ...frame }: ComboboxProps) => {
  const [typed, setTyped] = useState("");
  const found = matchTitles(options, typed);
  const { shown, openList, inputProps, listProps, optionProps } = useCombobox({
    items: found,
    onlyItem: onlyMatch(options, typed),
    onPick: (option) => {
      setTyped("");
      onPick(option);
    },
  });
  return (
    <div className="relative">
      <FieldFrame {...frame}>
        {(ties) => (
          <input
            {...ties}
            {...inputProps}
            ref={inputRef}
            dir="auto"
            value={text}
            maxLength={100}
            onClick={openList}
            onChange={({ target }) => {
              setTyped(target.value);
              onType(target.value);
              openList();
            }}
            className={control}
          />
        )}
      </FieldFrame>
      <ul
        {...listProps}
        aria-label={frame.label}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-75 min-h-35 overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-1 shadow-mid"
      >
        {shown &&
          found.map((option, index) => (
            <li
              key={option.id}
              {...optionProps(index)}
              className="flex min-h-10 cursor-pointer items-center justify-between gap-2 rounded-sm px-3 py-2 max-sm:min-h-11 hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-accent-text"
            >
              {option.title}
              {isPicked?.(option) && (
                <>
                  <Check aria-hidden="true" className="size-4 shrink-0" />
                  <span className="sr-only">chosen</span>
                </>
              )}
            </li>
          ))}
      </ul>
      <Spoken className={typed && !found.length ? "mt-2 text-sm text-ink-soft" : "sr-only"}>
        {typed && !found.length
          ? `Nothing found for "${text}". Check the spelling.`
          : shown
            ? `${found.length} found`
            : ""}
      </Spoken>
    </div>
  );
};
