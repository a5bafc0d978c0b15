import type { BasicFormField, FormFieldStoredValue } from "@keystatic/core";
import { isObject, type Group, type Part, type Parts, type Stored, type Value } from "./composite-field.ts";

/** Throws when a file has a field that this form would lose. */
const noOthers = (stored: Stored, known: string[]) => {
  const other = Object.keys(stored).find((key) => !known.includes(key));
  if (other) throw new Error(`"${other}" is not known here`);
};

const write = (parts: Parts, value: Group): Stored =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([key, part]) => {
      const stored = part.serialize(value[key]).value;
      return stored === undefined ? [] : [[key, stored]];
    }),
  );

/**
 * Several fields as one value.
 * @param options.optional While all of them are empty, nothing is written or required.
 */
export const group = (
  label: string,
  parts: Parts,
  { optional = false, help = "" } = {},
): BasicFormField<Group> => {
  const each = (change: (part: Part, key: string) => Value): Group =>
    Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, change(part, key)]));
  const parse = (stored: FormFieldStoredValue): Group => {
    const given = isObject(stored) ? stored : {};
    noOthers(given, Object.keys(parts));
    return each((part, key) => part.parse(given[key] ?? undefined, undefined));
  };
  const isEmpty = (value: Group) => optional && !Object.keys(write(parts, value)).length;
  return {
    kind: "form",
    label,
    defaultValue: () => each((part) => part.defaultValue()),
    parse,
    serialize: (value) => ({ value: isEmpty(value) ? undefined : write(parts, value) }),
    validate: (value) => {
      if (!isEmpty(value))
        for (const [key, part] of Object.entries(parts)) part.validate(value[key], undefined);
      return value;
    },
    reader: { parse },
    Input: ({ value, onChange, forceValidation }) => (
      <fieldset className="compound">
        <legend>{label}</legend>
        {help && <p>{help}</p>}
        {Object.entries(parts).map(([key, { Input }]) => (
          <Input
            key={key}
            value={value[key]}
            onChange={(changed) => onChange({ ...value, [key]: changed as Value })}
            autoFocus={false}
            forceValidation={forceValidation && !isEmpty(value)}
          />
        ))}
      </fieldset>
    ),
  };
};
