import {
  fields,
  type BasicFormField,
  type FormFieldInputProps,
  type FormFieldStoredValue,
  type JsonYamlValue,
} from "@keystatic/core";
import type { ReactElement } from "react";
import type { Choice } from "./simple-fields.ts";

type Value = NonNullable<unknown> | null;
/** A field of one value, whatever its type: what the compounds below are made of. */
type Part = {
  Input(props: FormFieldInputProps<unknown>): ReactElement | null;
  defaultValue(): Value;
  parse(stored: FormFieldStoredValue, extra: undefined): Value;
  serialize(value: unknown): { value: FormFieldStoredValue };
  validate(value: unknown, extra: undefined): unknown;
};
type Parts = Record<string, Part>;
type Group = Record<string, Value>;
type Stored = { [key: string]: JsonYamlValue };

const isObject = (stored: FormFieldStoredValue): stored is Stored =>
  typeof stored === "object" && !Array.isArray(stored) && !(stored instanceof Date);

/** Throws where a file holds something that this form would lose. */
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
 * @param options.optional Nothing is written, and nothing asked for, while all of them are empty.
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

/** Any number of the same, in their order. */
export const list = (label: string, part: Part, add: string): BasicFormField<Value[]> => {
  const parse = (stored: FormFieldStoredValue): Value[] =>
    Array.isArray(stored) ? stored.map((item: FormFieldStoredValue) => part.parse(item, undefined)) : [];
  return {
    kind: "form",
    label,
    defaultValue: () => [],
    parse,
    serialize: (value) => ({ value: value.map((item) => part.serialize(item).value ?? null) }),
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

type Variant = { kind: string; values: Record<string, Group> };

/** One of several kinds, each with fields of its own: stored as `{ kind, …its fields }`. */
export const variant = (
  label: string,
  kinds: Record<string, { label: string; parts: Parts }>,
): BasicFormField<Variant> & { options: Choice[] } => {
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
    options,
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
