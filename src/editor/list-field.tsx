import type { BasicFormField, FormFieldStoredValue } from "@keystatic/core";
import type { Part, Value } from "./composite-field.ts";

/**
 * An ordered list of values of one field.
 * @param options.optional An empty list is not written.
 */
export const list = (
  label: string,
  part: Part,
  add: string,
  { optional = false } = {},
): BasicFormField<Value[]> => {
  const parse = (stored: FormFieldStoredValue): Value[] =>
    Array.isArray(stored) ? stored.map((item: FormFieldStoredValue) => part.parse(item, undefined)) : [];
  return {
    kind: "form",
    label,
    defaultValue: () => [],
    parse,
    serialize: (value) => ({
      value: optional && !value.length ? undefined : value.map((item) => part.serialize(item).value ?? null),
    }),
    validate: (value) => {
      for (const item of value) part.validate(item, undefined);
      return value;
    },
    reader: { parse },
    Input: ({ value, onChange, forceValidation }) => (
      <fieldset className="compound">
        <legend>{label}</legend>
        {value.map((item, index) => (
          <div key={index}>
            <part.Input
              value={item}
              onChange={(changed) => onChange(value.with(index, changed as Value))}
              autoFocus={false}
              forceValidation={forceValidation}
            />
            <button type="button" onClick={() => onChange(value.toSpliced(index, 1))}>
              Remove
            </button>
            {index > 0 && (
              <button
                type="button"
                onClick={() => onChange(value.toSpliced(index, 1).toSpliced(index - 1, 0, item))}
              >
                Move up
              </button>
            )}
          </div>
        ))}
        <button type="button" onClick={() => onChange([...value, part.defaultValue()])}>
          {add}
        </button>
      </fieldset>
    ),
  };
};
