import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { entrySummary } from "../../domain/profile/entry-summary.ts";
import { valueText } from "../../domain/profile/entry-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { hint } from "../../ui/recipes.ts";
import { FormField } from "../profile/FormField.tsx";
import type { ProposedField, Proposal } from "./proposals.ts";
import { checkDraft } from "./review-draft.ts";
import { Sources } from "./Sources.tsx";
import { useEntryForm } from "./use-entry-form.ts";
import type { Review } from "./use-review.ts";

interface NewEntryProps {
  proposal: Proposal;
  review: Review;
  /** The server's answer to a try to save it. */
  problem: string | undefined;
}

/**
 * A new entry, closed at first: ticked as a whole once it is complete. What it needs and the CV lacks is asked for at once,
 * and so is the rest of what the CV has only a part of, such as a month for a day.
 */
export const NewEntry = ({ proposal, review, problem }: NewEntryProps) => {
  const { section, fields } = proposal;
  const draft = review.draftOf(proposal);
  const checked = checkDraft(proposal, draft);
  const { form, values } = useEntryForm(proposal, review);
  const [isOpen, setOpen] = useState(false);
  // Those that are asked for stay, also once they are answered.
  const [asked] = useState(() => [
    ...new Set([
      ...(checked.isComplete ? [] : Object.keys(checked.problems)),
      ...fields.flatMap(({ name, value }) => (value === null ? name : [])),
    ]),
  ]);
  const id = useId();
  const [first, firstField] = Object.entries(section.fields)[0]!;
  const name = valueText(firstField, draft.values[first]) ?? `A ${section.noun}`;
  const shown = Object.entries(section.fields).filter(
    ([key, { widget }]) =>
      !asked.includes(key) && (isOpen || key in form.formState.errors) && widget !== "file_detail",
  );
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-x-3">
        <div className="min-w-0 grow">
          <Checkbox
            label={<span className="font-semibold">{name}</span>}
            aria-describedby={`${id}-facts`}
            disabled={!checked.isComplete}
            checked={checked.isComplete && draft.wanted.size > 0}
            onChange={({ target }) =>
              target.checked ? review.wantAll([proposal]) : review.wantNone([proposal])
            }
            className="pb-0! has-disabled:opacity-100!"
          />
          <Facts id={`${id}-facts`} proposal={proposal} values={draft.values} />
        </div>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          aria-label={`Change ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          Change
          <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? "rotate-180" : ""}`} />
        </Button>
      </div>
      {asked.length > 0 && (
        <div data-asks={!checked.isComplete || undefined} className="grid gap-3 sm:ps-8">
          {!checked.isComplete && (
            <p className="text-sm font-medium text-warning">
              Your CV leaves this open. Answer it to save this {section.noun}.
            </p>
          )}
          {asked.map((one) => (
            <div key={one} className="grid gap-1.5">
              <FormField name={one} section={section} form={form} values={values} />
              {!draft.values[one] && <PartText found={fields.find(({ name }) => name === one)} />}
            </div>
          ))}
        </div>
      )}
      {problem && <p className="text-danger sm:ps-8">{problem}</p>}
      <div id={`${id}-form`} className={shown.length || isOpen ? "grid gap-4 pt-2 sm:ps-8" : "hidden"}>
        {shown.map(([key]) => (
          <FormField key={key} name={key} section={section} form={form} values={values} />
        ))}
        {isOpen && <Sources fields={fields} />}
      </div>
    </div>
  );
};

/** What the CV has of a field, where that is not all of it. */
const PartText = ({ found }: { found: ProposedField | undefined }) =>
  found && (
    <p className={`${hint} wrap-anywhere`}>
      Your CV says {found.text}.
      {found.field.optional && ` Enter the whole ${found.field.label.toLowerCase()}, or leave it empty.`}
    </p>
  );

/** What a closed entry says, in at most four lines. */
const Facts = ({
  id,
  proposal,
  values,
}: { id: string } & Pick<NewEntryProps, "proposal"> & { values: object }) => {
  const { facts, texts } = entrySummary(proposal.section, values as Record<string, unknown>);
  const words = facts.map(({ field, text, isPlain }) => (isPlain ? text : `${field.label}: ${text}`));
  return (
    <div id={id} className="grid gap-0.5 ps-8 text-sm wrap-anywhere text-ink-soft">
      <p>{words.join(" · ")}</p>
      {texts.map(({ name, text }) => (
        <p key={name} className="line-clamp-2">
          {text.replaceAll("\n", " · ")}
        </p>
      ))}
    </div>
  );
};
