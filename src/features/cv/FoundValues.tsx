import { useId, useState } from "react";
import { entryName, valueText } from "../../domain/profile/entry-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { FormField } from "../profile/FormField.tsx";
import type { ProposedField, Proposal } from "./proposals.ts";
import { checkDraft } from "./review-draft.ts";
import { ClosedSources } from "./Sources.tsx";
import { useEntryForm } from "./use-entry-form.ts";
import type { Review } from "./use-review.ts";

interface FoundValuesProps {
  proposal: Proposal;
  review: Review;
  /** The server's answer to a try to save it. */
  problem: string | undefined;
}

/** Values for an entry of the profile, each beside what it has, to be taken over, changed or left. */
export const FoundValues = ({ proposal, review, problem }: FoundValuesProps) => {
  const { section, entry, fields } = proposal;
  const draft = review.draftOf(proposal);
  const { form, values } = useEntryForm(proposal, review);
  const { dirtyFields } = form.formState;
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const checked = checkDraft(proposal, draft);
  const problems = checked.isComplete ? {} : checked.problems;
  const names = [...draft.wanted];
  const want = (name: string, isWanted: boolean) =>
    review.want(proposal, isWanted ? [...names, name] : names.filter((one) => one !== name));
  // What the profile needs and the CV does not have.
  const missing = Object.keys(problems).filter(
    (name) => section.fields[name] && !fields.some((field) => field.name === name),
  );
  return (
    <div className="grid gap-1">
      {section.kind === "list" && entry && (
        <p className="text-sm font-semibold">Changes {entryName(section, entry)} in your profile</p>
      )}
      {fields.map((found) => {
        const { name, field, value } = found;
        const isWanted = draft.wanted.has(name);
        const isOpen =
          isWanted && (changed.has(name) || value === null || name in problems || name in dirtyFields);
        return (
          <FoundRow
            key={name}
            found={found}
            text={valueText(field, draft.values[name]) ?? found.text}
            isWanted={isWanted}
            onWant={(next) => want(name, next)}
            onChange={
              isOpen
                ? undefined
                : () => {
                    if (!isWanted) want(name, true);
                    setChanged(new Set([...changed, name]));
                  }
            }
          >
            {isOpen && <FormField name={name} section={section} form={form} values={values} />}
            {isWanted && problems[name] && <p className="text-sm text-danger">{problems[name]}</p>}
          </FoundRow>
        );
      })}
      {names.length > 0 &&
        missing.map((name) => (
          <FormField key={name} name={name} section={section} form={form} values={values} />
        ))}
      {problem && <p className="text-danger">{problem}</p>}
      <ClosedSources fields={fields} />
    </div>
  );
};

interface FoundRowProps {
  found: ProposedField;
  text: string;
  isWanted: boolean;
  onWant: (isWanted: boolean) => void;
  /** Missing where it is being changed. */
  onChange: (() => void) | undefined;
  children: React.ReactNode;
}

const FoundRow = ({ found, text, isWanted, onWant, onChange, children }: FoundRowProps) => {
  const { field, current, value } = found;
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)_auto] sm:items-start">
      <Checkbox
        label={field.label}
        aria-describedby={id}
        checked={isWanted}
        onChange={({ target }) => onWant(target.checked)}
      />
      <div
        id={id}
        className="grid min-w-0 gap-1 py-1.5 wrap-anywhere max-sm:order-last max-sm:col-span-2 max-sm:ps-8 max-sm:pt-0"
      >
        {onChange ? (
          <p dir="auto" className="line-clamp-4 whitespace-pre-line">
            {text}
          </p>
        ) : (
          children
        )}
        {value === null && onChange && (
          <p className="text-sm text-ink-soft">Only a part: tick it to fill in the rest.</p>
        )}
        {current !== null && (
          <p className="line-clamp-2 text-sm text-ink-soft">Your profile has: {current}</p>
        )}
      </div>
      {onChange && (
        <Button size="small" variant="quiet" aria-label={`Change ${field.label}`} onClick={onChange}>
          Change
        </Button>
      )}
    </div>
  );
};
