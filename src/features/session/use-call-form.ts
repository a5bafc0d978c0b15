import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from "react-hook-form";
import * as z from "zod/mini";
import { CallError } from "../../contract/caller.ts";

/** A form for a call: validated by the contract's schema; the server's errors are shown at their fields. */
export interface CallForm<Values extends FieldValues, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  /** An error that belongs to no field. */
  problem: string | undefined;
  busy: boolean;
  onSubmit: (event: React.SubmitEvent) => void;
}

/** Creates a form for a call's body. `submit` throws `CallError` when the server refuses. */
export const useCallForm = <Values extends FieldValues, Checked>(
  schema: z.ZodMiniType<Checked, Values>,
  defaultValues: DefaultValues<Values>,
  submit: (values: Checked) => Promise<void>,
): CallForm<Values, Checked> => {
  const form = useForm<Values, unknown, Checked>({
    resolver: standardSchemaResolver(schema),
    context: schema,
    defaultValues,
  });
  const { isSubmitting, errors } = form.formState;
  const onSubmit = form.handleSubmit((values) => submit(values).catch((error: unknown) => show(form, error)));
  return {
    form,
    problem: errors.root?.message,
    busy: isSubmitting,
    onSubmit: (event) => {
      // An error that is there already comes anew, and is heard again.
      form.clearErrors();
      void onSubmit(event);
    },
  };
};

/** Whether a form's schema refuses a field that is empty. */
const isRequired = (schema: unknown, name: string): boolean => {
  const field =
    schema instanceof z.ZodMiniObject ? (schema.shape[name] as z.ZodMiniType | undefined) : undefined;
  return field ? !z.safeParse(field, "").success : false;
};

/** What the input of a field is given: how it is registered, its error, and whether it has to be filled in. */
export const inputOf = <Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  name: FieldPath<Values>,
) => {
  const errors: FieldErrors = form.formState.errors;
  return {
    ...form.register(name),
    error: errors[name]?.message as string | undefined,
    required: isRequired(form.control._options.context, name),
  };
};

const show = <Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  error: unknown,
): void => {
  if (!(error instanceof CallError)) throw error;
  const own = Object.keys(form.control._fields);
  const [first, ...rest] = Object.entries(error.errors).filter(([name]) => own.includes(name));
  if (!first) return form.setError("root", { message: error.message });
  for (const [name, [message = error.message] = []] of [first, ...rest])
    form.setError(name as FieldPath<Values>, { message });
  form.setFocus(first[0] as FieldPath<Values>);
};
