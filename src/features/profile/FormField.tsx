import { Controller, type ControllerRenderProps } from "react-hook-form";
import type { Chosen, Field, Section } from "../../contract/profile/section.ts";
import type { UploadedFile } from "../../contract/profile/uploaded-file.ts";
import { DateField } from "../../ui/aria/DateField.tsx";
import { MonthField } from "../../ui/aria/MonthField.tsx";
import { SelectField } from "../../ui/aria/SelectField.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { TextArea, TextField } from "../../ui/Field.tsx";
import { ChoicesField } from "./fields/ChoicesField.tsx";
import { FileField } from "./fields/FileField.tsx";
import { NumberField } from "./fields/NumberField.tsx";
import { OptionField } from "./fields/OptionField.tsx";
import { PhoneField } from "./fields/PhoneField.tsx";
import { PlaceField, type PlaceValue } from "./fields/PlaceField.tsx";
import { SuggestField } from "./fields/SuggestField.tsx";
import { SuggestedTags } from "./fields/SuggestedTags.tsx";
import { YesNoField } from "./fields/YesNoField.tsx";
import type { FormValues } from "./form-values.ts";
import { clearDependents, offeredOptions } from "./dependent-fields.ts";
import type { EntryFormState } from "./use-form-draft.ts";

interface FormFieldProps {
  name: string;
  section: Section;
  form: EntryFormState;
  /** The values of the form now: some fields depend on others. */
  values: FormValues;
}

/** A field with what every input of it is told. */
const fieldOf = (name: string, section: Section, form: EntryFormState) => {
  const field = section.fields[name]!;
  const text = {
    label: field.label,
    hint: field.help,
    optional: field.optional ?? false,
    required: !field.optional,
    error: form.formState.errors[name]?.message as string | undefined,
  };
  return { field, text, input: { ...text, autoComplete: field.autocomplete } };
};

/** A field of a section's form, by its widget. */
export const FormField = ({ name, section, form, values }: FormFieldProps) => {
  const { field, input } = fieldOf(name, section, form);
  switch (field.widget) {
    case "text":
      return <TextField {...form.register(name)} {...input} />;
    case "textarea":
      return <TextArea {...form.register(name)} {...input} />;
    case "url":
      return <TextField {...form.register(name)} {...input} type="url" placeholder="https://" />;
    case "number":
      return <NumberField {...form.register(name)} {...input} unit={field.unit} />;
    case "checkbox":
      return <Checkbox {...form.register(name)} label={field.label} />;
    case "file_detail":
      return null;
    default:
      return <ControlledField field={field} name={name} section={section} form={form} values={values} />;
  }
};

interface ControlledFieldProps extends FormFieldProps {
  field: Exclude<Field, { widget: "text" | "textarea" | "url" | "number" | "checkbox" | "file_detail" }>;
}

/** A field whose widget is not an input of the browser. */
const ControlledField = (props: ControlledFieldProps) => (
  <Controller
    control={props.form.control}
    name={props.name}
    render={({ field }) => <Control {...props} held={field} />}
  />
);

type ControlProps = ControlledFieldProps & { held: ControllerRenderProps<FormValues> };

const Control = ({ field, name, section, form, values, held: { value, onChange, ref } }: ControlProps) => {
  const { text, input } = fieldOf(name, section, form);
  const change = (next: unknown) => {
    onChange(next);
    clearDependents(section, name, form);
  };
  switch (field.widget) {
    case "date":
      return <DateField {...text} inputRef={ref} value={value as string} onChange={onChange} />;
    case "month":
      return <MonthField {...text} inputRef={ref} value={value as string} onChange={onChange} />;
    case "select":
      return (
        <SelectField
          {...text}
          buttonRef={ref}
          options={offeredOptions(field, values)}
          value={value as string}
          onChange={change}
        />
      );
    case "option":
      return (
        <OptionField
          {...input}
          inputRef={ref}
          list={field.list}
          value={value as Chosen | null}
          onChange={change}
        />
      );
    case "suggest":
      return (
        <SuggestField
          {...input}
          inputRef={ref}
          field={field}
          section={section}
          values={values}
          value={value as string}
          onChange={onChange}
          onPick={change}
        />
      );
    case "tags":
      return (
        <SuggestedTags
          {...text}
          inputRef={ref}
          field={field}
          section={section}
          values={values}
          value={value as string[]}
          onChange={onChange}
        />
      );
    case "phone":
      // The country beside the number says what the help would.
      return (
        <PhoneField {...input} hint={undefined} inputRef={ref} value={value as string} onChange={onChange} />
      );
    case "place":
      return <PlaceField {...text} inputRef={ref} value={value as PlaceValue | null} onChange={onChange} />;
    case "file":
      return (
        <FileField
          {...text}
          inputRef={ref}
          category={field.category}
          value={value as UploadedFile | null}
          onChange={onChange}
        />
      );
    case "choices":
      return (
        <ChoicesField
          {...text}
          inputRef={ref}
          name={name}
          options={field.options}
          value={value as string[]}
          onChange={onChange}
        />
      );
    case "yes_no":
      return <YesNoField {...text} inputRef={ref} name={name} value={value as string} onChange={onChange} />;
  }
};
