import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { formSchema, formValues, type FormValues } from "../profile/form-values.ts";
import { FormField } from "../profile/FormField.tsx";
import type { EntryFormState } from "../profile/use-form-draft.ts";
import type { ProposedField, Proposal } from "./proposals.ts";
import { FoundValue } from "./FoundValue.tsx";
import type { Review } from "./use-review.ts";

interface ReviewEntryProps {
  proposal: Proposal;
  review: Review;
  /** The server's answer to a try to save it. */
  problem: string | undefined;
}

/** Gives the review the check of an entry's form: its data with the values of these fields, or null. */
const useCheck = (
  { proposal, review }: ReviewEntryProps,
  form: EntryFormState,
  names: readonly string[],
): void => {
  const { id, section, entry, fields } = proposal;
  useEffect(() => {
    const stored = formValues(section, entry);
    review.checks.set(id, async () => {
      const all = form.getValues();
      // What is left keeps the profile's value.
      for (const { name } of fields) if (!names.includes(name)) form.setValue(name, stored[name]);
      let data: EntryData | null = null;
      await form.handleSubmit((checked) => void (data = checked))();
      // What was ticked is never left out unseen.
      for (const { name, field, value } of fields)
        if (value === null && names.includes(name) && !form.getValues(name)) {
          form.setError(name, { message: `Enter the ${field.label.toLowerCase()}, or untick it.` });
          data = null;
        }
      for (const { name } of fields) if (!names.includes(name)) form.setValue(name, all[name]);
      return data;
    });
    return () => void review.checks.delete(id);
  });
};

/** The values of one entry of the CV, each to be taken over, changed or left. */
export const ReviewEntry = (props: ReviewEntryProps) => {
  const { proposal, review, problem } = props;
  const { id, section, entry, fields } = proposal;
  const names = [...(review.accepted.get(id) ?? [])];
  const stored = formValues(section, entry);
  const found = Object.fromEntries(
    fields.flatMap(({ name, initial }) => (initial === null ? [] : [[name, initial]])),
  );
  const form = useForm<FormValues, unknown, EntryData>({
    resolver: standardSchemaResolver(formSchema(section)),
    defaultValues: { ...stored, ...found },
  });
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const values = useWatch({ control: form.control });
  const { errors } = form.formState;

  useCheck(props, form, names);

  const toggle = (name: string, isTaken: boolean) =>
    review.accept(proposal, isTaken ? [...names, name] : names.filter((one) => one !== name));
  const isOpen = ({ name, value }: ProposedField) =>
    names.includes(name) && (changed.has(name) || errors[name] !== undefined || value === null);
  // Fields that the profile needs and the CV does not have.
  const missing = Object.keys(section.fields).filter(
    (name) => errors[name] !== undefined && !fields.some((field) => field.name === name),
  );

  return (
    <div className="grid gap-3">
      {fields.map((field) => (
        <div key={field.name} className="grid gap-2 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-4">
          <Checkbox
            label={<span className="sm:sr-only">{field.field.label}</span>}
            aria-label={`Use ${field.field.label}: ${field.text}`}
            checked={names.includes(field.name)}
            onChange={({ target }) => toggle(field.name, target.checked)}
          />
          {isOpen(field) ? (
            <div className="grid gap-1">
              <FormField name={field.name} section={section} form={form} values={values} />
              <FoundValue field={field} />
            </div>
          ) : (
            <FoundValue field={field} isShown />
          )}
          {!isOpen(field) && (
            <Button
              size="small"
              variant="quiet"
              className="justify-self-start"
              aria-label={`Change ${field.field.label}: ${field.text}`}
              onClick={() => {
                if (!names.includes(field.name)) toggle(field.name, true);
                setChanged(new Set([...changed, field.name]));
              }}
            >
              Change
            </Button>
          )}
        </div>
      ))}
      {names.length > 0 &&
        missing.map((name) => (
          <FormField key={name} name={name} section={section} form={form} values={values} />
        ))}
      {problem && <p className="text-danger">{problem}</p>}
    </div>
  );
};
