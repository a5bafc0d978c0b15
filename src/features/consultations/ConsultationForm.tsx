import { useEffect } from "react";
import { Controller } from "react-hook-form";
import { I18nProvider } from "react-aria-components/I18nProvider";
import * as z from "zod/mini";
import { maxNoteLength, type Consultation } from "../../contract/consultations.ts";
import { CallError } from "../../contract/caller.ts";
import { requiredText, text } from "../../contract/primitives.ts";
import { ownZone } from "../../domain/text/time-text.ts";
import { Alert } from "../../ui/Alert.tsx";
import { TextArea } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { inputOf, useCallForm } from "../session/use-call-form.ts";
import { ownZoneText } from "./consultation-text.ts";
import { fromLocal, toLocal } from "./local-times.ts";
import { TimeChoice } from "./TimeChoice.tsx";

/** What the form sends; times are in UTC. */
export interface ConsultationValues {
  topic: string;
  details: string;
  times: string[];
  time_zone: string;
}

/** The inputs of the times, with values such as "2026-12-01T09:30" or empty. */
const choices = { first: "First choice", second: "Second choice", third: "Third choice" } as const;
type Choice = keyof typeof choices;
const choiceNames = Object.keys(choices) as Choice[];

const complete = z.regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/, { error: "Choose a day and a time." });
const formSchema = z.object({
  topic: requiredText(120, "Choose a topic."),
  details: text(maxNoteLength),
  first: requiredText(40, "Give at least one time that suits you.").check(complete),
  second: z.string().check(complete),
  third: z.string().check(complete),
});

interface ConsultationFormProps {
  /** The id of the form, for the button that submits it. */
  id: string;
  topics: readonly string[];
  /** The consultation to change; null asks for a new one. */
  consultation: (Consultation & { details: string }) | null;
  /** Throws `CallError` when the server refuses. */
  onSend: (values: ConsultationValues) => Promise<void>;
  /** Called with whether something is filled in that is not sent. */
  onDirty: (isDirty: boolean) => void;
}

/** Asks for a consultation, or changes one. Times are typed in this browser's time zone. */
export const ConsultationForm = ({ id, topics, consultation, onSend, onDirty }: ConsultationFormProps) => {
  const [first = "", second = "", third = ""] = consultation?.times.map(toLocal) ?? [];
  const { form, problem, onSubmit } = useCallForm(
    formSchema,
    { topic: consultation?.topic ?? "", details: consultation?.details ?? "", first, second, third },
    async ({ topic, details, ...values }) => {
      const filled = choiceNames.filter((name) => values[name]);
      const times = filled.map((name) => fromLocal(values[name]));
      await onSend({ topic, details, times, time_zone: ownZone() }).catch((error: unknown) => {
        throw error instanceof CallError ? atChoices(error, filled) : error;
      });
    },
  );
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <form id={id} onSubmit={onSubmit} noValidate className="grid content-start gap-5">
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Select
        {...inputOf(form, "topic")}
        label="Topic"
        options={[
          { value: "", label: "Choose a topic" },
          ...topics.map((topic) => ({ value: topic, label: topic })),
        ]}
      />
      <fieldset className="grid gap-4">
        <legend className="mb-1 font-semibold">Times that suit you</legend>
        <p className="text-sm text-ink-soft">In {ownZoneText()}. We confirm one of them.</p>
        <I18nProvider locale="en-AU">
          {choiceNames.map((name) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field: { ref, value, onChange } }) => (
                <TimeChoice
                  label={choices[name]}
                  optional={name !== "first"}
                  required={name === "first"}
                  error={form.formState.errors[name]?.message}
                  inputRef={ref}
                  value={value}
                  onChange={onChange}
                />
              )}
            />
          ))}
        </I18nProvider>
      </fieldset>
      <TextArea
        {...inputOf(form, "details")}
        label="What is it about?"
        hint="What we should know beforehand. You can add files later."
        optional
      />
    </form>
  );
};

/** The server's errors at the inputs: it counts the times that it gets, and has not seen empty ones. */
const atChoices = ({ status, message, errors }: CallError, filled: readonly Choice[]): CallError =>
  new CallError(
    status,
    message,
    Object.fromEntries(
      Object.entries(errors).map(([field, messages]) => [
        filled[Number(/^times\.(\d+)$/.exec(field)?.[1])] ?? field,
        messages,
      ]),
    ),
  );
