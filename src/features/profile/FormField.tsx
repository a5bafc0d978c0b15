import { Controller, type UseFormReturn } from "react-hook-form";
import type { Chosen, Field } from "../../contract/profile/section.ts";
import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import { TextArea, TextField } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import type { FormValues } from "./form-values.ts";
import { OptionField } from "./OptionField.tsx";

interface FormFieldProps {
  name: string;
  field: Field;
  form: UseFormReturn<FormValues, unknown, EntryData>;
}

/** A field of a section's form, by its widget. */
export const FormField = ({ name, field, form }: FormFieldProps) => {
  const text = {
    label: field.label,
    hint: field.help,
    optional: field.optional ?? false,
    error: form.formState.errors[name]?.message as string | undefined,
  };
  const input = { ...form.register(name), ...text, autoComplete: field.autocomplete };
  switch (field.widget) {
    case "text":
      return <TextField {...input} />;
    case "textarea":
      return <TextArea {...input} />;
    case "url":
    case "date":
    case "month":
    case "number":
      return <TextField {...input} type={field.widget} />;
    case "phone":
      return <TextField {...input} type="tel" />;
    case "suggest":
      return <TextField {...input} />;
    case "yes_no":
    case "checkbox":
    case "choices":
    case "tags":
    case "place":
    case "file":
      throw new Error(`The widget ${field.widget} is not built yet.`);
    case "select":
      return <Select {...input} options={[{ value: "", label: "Choose one" }, ...field.options]} />;
    case "option":
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange, ref } }) => (
            <OptionField
              {...text}
              inputRef={ref}
              list={field.list}
              value={value as Chosen | null}
              onChange={onChange}
            />
          )}
        />
      );
  }
};
