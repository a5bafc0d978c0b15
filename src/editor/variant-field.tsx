import { fields, type BasicFormField, type FormFieldStoredValue } from "@keystatic/core";
import { group } from "./group-field.tsx";
import { isObject, type Group, type Parts, type Stored } from "./composite-field.ts";

type Variant = { kind: string; values: Record<string, Group> };

/** One of several kinds, each with its own fields: stored as `{ kind, …its fields }`. */
export const variant = (
  label: string,
  kinds: Record<string, { label: string; parts: Parts }>,
): BasicFormField<Variant> => {
  const groups = Object.fromEntries(
    Object.entries(kinds).map(([kind, { label, parts }]) => [kind, group(label, parts)]),
  );
  const options = Object.entries(kinds).map(([value, { label }]) => ({ label, value }));
  const [first = { value: "", label: "" }] = options;
  const kindField = fields.select({ label, options, defaultValue: first.value });
  const groupOf = (kind: string) => groups[kind] ?? group(kind, {});
  const defaults = () =>
    Object.fromEntries(Object.entries(groups).map(([kind, group]) => [kind, group.defaultValue()]));
  const parse = (stored: FormFieldStoredValue): Variant => {
    const { kind: named, ...rest } = isObject(stored) ? stored : {};
    const kind = kindField.parse(named ?? undefined);
    return { kind, values: { ...defaults(), [kind]: groupOf(kind).parse(rest) } };
  };
  return {
    kind: "form",
    label,
    defaultValue: () => ({ kind: first.value, values: defaults() }),
    parse,
    serialize: ({ kind, values }) => ({
      value: { kind, ...(groupOf(kind).serialize(values[kind] ?? {}).value as Stored) },
    }),
    validate: (value) => {
      groupOf(value.kind).validate(value.values[value.kind] ?? {});
      return value;
    },
    reader: { parse },
    Input: ({ value, onChange, autoFocus, forceValidation }) => {
      const { Input } = groupOf(value.kind);
      return (
        <div className="compound">
          <kindField.Input
            value={value.kind}
            onChange={(kind) => onChange({ ...value, kind })}
            autoFocus={autoFocus}
            forceValidation={forceValidation}
          />
          <Input
            key={value.kind}
            value={value.values[value.kind] ?? {}}
            onChange={(group) => onChange({ ...value, values: { ...value.values, [value.kind]: group } })}
            autoFocus={false}
            forceValidation={forceValidation}
          />
        </div>
      );
    },
  };
};
