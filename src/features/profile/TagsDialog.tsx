import { useEffect, useRef, useState } from "react";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import type { Chosen } from "../../contract/profile/section.ts";
import type { OptionOutline, TaggedOutline } from "../../contract/profile/sections.ts";
import { Button } from "../../ui/Button.tsx";
import { Combobox } from "../../ui/Combobox.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { listText, say } from "../../ui/heard/say.ts";
import { Tag } from "../../ui/Tag.tsx";
import { useDiscardQuestion } from "../../ui/use-discard-question.tsx";
import { useOptions } from "./options.ts";

interface TagsDialogProps {
  section: TaggedOutline;
  entries: readonly Entry[];
  /** Saves the list; returns whether it was saved. */
  onSave: (seekerKey: string, chosen: readonly Chosen[]) => Promise<boolean>;
  onClose: () => void;
}

/** The options that are chosen, from those of the section's entries on. A refusal says why one was not added. */
const useChosen = ({ limit, uniqueBy }: TaggedOutline, entries: readonly Entry[]) => {
  const [saved] = useState(() => entries.map((entry) => entry[uniqueBy] as Chosen));
  const [chosen, setChosen] = useState(saved);
  const [refusal, setRefusal] = useState<string>();
  const isChosen = ({ id }: { id: number }) => chosen.some((one) => one.id === id);
  const refuse = (says: string): null => {
    setRefusal(says);
    return null;
  };
  /** The list with an option; null where it was refused. */
  const add = (option: Chosen): Chosen[] | null => {
    if (isChosen(option)) return refuse(`${option.title} is on your list already.`);
    if (chosen.length >= limit) return refuse(`A list can hold ${limit} at most. Remove one first.`);
    const added = [...chosen, option];
    setRefusal(undefined);
    setChosen(added);
    say(listText("Added", added.length));
    return added;
  };
  const remove = ({ id }: Chosen) => {
    setRefusal(undefined);
    setChosen(chosen.filter((one) => one.id !== id));
    say(listText("Removed", chosen.length - 1));
  };
  const isChanged = chosen.length !== saved.length || chosen.some(({ id }, at) => id !== saved[at]!.id);
  return { chosen, isChosen, isChanged, refusal, refuse, add, remove };
};

/** Chooses all entries of a section at once: picked from a list, shown as tags, saved together (spec §2, §4). */
export const TagsDialog = ({ section, entries, onSave, onClose }: TagsDialogProps) => {
  const { label, list } = section.fields[section.uniqueBy] as OptionOutline;
  const { read, retry } = useOptions(list);
  const { chosen, isChosen, isChanged, refusal, refuse, add, remove } = useChosen(section, entries);
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);
  const { close, question } = useDiscardQuestion(isChanged && !busy, onClose);
  const options = read.state === "ready" ? read.options : [];
  /** What is chosen, with what was typed in full and not picked; null where no option is called so. */
  const withTyped = (): readonly Chosen[] | null => {
    const typed = text.trim().toLowerCase();
    if (!typed) return chosen;
    const option = options.find(({ title }) => title.toLowerCase() === typed);
    if (option && isChosen(option)) return chosen;
    return option
      ? add(option)
      : refuse(`“${text.trim()}” is not on the list. Choose one from it, or clear the field.`);
  };
  const save = async () => {
    const list = withTyped();
    if (!list) return input.current?.focus();
    setText("");
    setBusy(true);
    if (await onSave(section.seekerKey, list)) onClose();
    else setBusy(false);
  };

  return (
    <>
      <Dialog
        open
        onClose={close}
        title={`Add ${section.noun}`}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button busy={busy} busyLabel="Submitting" onClick={() => void save()}>
              Save
            </Button>
          </>
        }
      >
        <div className="grid min-h-100 content-start gap-5">
          <Combobox
            label={label}
            hint="Type to search, or choose from the list."
            error={refusal}
            inputRef={input}
            options={options}
            text={text}
            onType={setText}
            onPick={(option) => {
              setText("");
              add(option);
            }}
            isPicked={isChosen}
          />
          {read.state === "failed" && (
            <LoadFailed title="The list could not be loaded." message={read.message} onRetry={retry} />
          )}
          {chosen.length > 0 ? (
            <ul aria-label={`Your ${section.title.toLowerCase()}`} className="flex flex-wrap gap-2">
              {chosen.map((one) => (
                <li key={one.id}>
                  <Tag
                    title={one.title}
                    onRemove={() => {
                      remove(one);
                      // The button that has the focus disappears with its tag.
                      input.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">Nothing chosen yet.</p>
          )}
        </div>
      </Dialog>
      {question}
    </>
  );
};
