import { fields } from "@keystatic/core";
import type * as z from "zod/mini";
import { labelOf, nameOf } from "./field-names.ts";
import { group } from "./group-field.tsx";
import { list } from "./list-field.tsx";
import type { Part, Parts } from "./composite-field.ts";
import { pictureChoice, type PictureChoice } from "./picture-choice.tsx";
import { choice, flag, json, text } from "./simple-fields.ts";

/** The part of a JSON Schema from `z.toJSONSchema` that is used here. */
export type Allowed = z.core.JSONSchema.BaseSchema;

/** Fields that name a picture (src/site/check/check-content.ts checks that it is there). */
const pictureKeys = new Set(["wide", "tall", "src"]);
/** A text that may have more characters than this gets a multi-line input. */
const oneLine = 200;

/**
 * The fields of an object, in the order of its schema: a new field of the schema needs no change here.
 * @param pictures The available pictures; null where they are named by hand.
 */
export const partsOf = (
  { properties = {}, required = [] }: Allowed,
  pictures: PictureChoice[] | null,
): Parts =>
  Object.fromEntries(
    Object.entries(properties).map(([key, allowed]) => [
      key,
      partOf(key, allowed as Allowed, required.includes(key), pictures) as Part,
    ]),
  );

const partOf = (key: string, allowed: Allowed, isRequired: boolean, pictures: PictureChoice[] | null) => {
  const { label, help } = nameOf(key);
  if (pictures && pictureKeys.has(key)) return pictureChoice(label, pictures, help);
  // Its shape depends on what is chosen, which no form shows well.
  if (allowed.anyOf)
    return json(label, 'As JSON: {"search": …}, {"employers": […]} or {"jobs": […]}; its own when empty.');
  if (allowed.enum)
    return choice(
      label,
      allowed.enum.map((value) => ({ label: labelOf(String(value)), value: String(value) })),
      help,
    );
  switch (allowed.type) {
    case "string":
      return textOf(key, allowed, isRequired);
    case "boolean":
      return flag(label, help ?? "");
    case "integer":
      return fields.integer({ label, validation: { min: allowed.minimum!, max: allowed.maximum! } });
    case "number":
      return fields.number({ label, validation: { min: allowed.minimum!, max: allowed.maximum! } });
    case "object":
      return group(label, partsOf(allowed, pictures), {
        optional: !isRequired,
        help: help ?? (isRequired ? "" : "May stay empty."),
      });
    case "array": {
      const one = labelOf(key.replace(/(?<!s)s$/, ""));
      const item = allowed.items as Allowed;
      return list(
        label,
        item.type === "string" ? textOf(key, item, true) : group(one, partsOf(item, pictures)),
        `Add to ${label.toLowerCase()}`,
        { optional: !isRequired },
      );
    }
    default:
      throw new Error(`The editor has no field for "${key}", which is ${JSON.stringify(allowed)}`);
  }
};

const textOf = (key: string, { minLength = 0, maxLength: max }: Allowed, isRequired: boolean) => {
  const { label, help } = nameOf(key);
  const mayBeLong = (max ?? (minLength ? Infinity : 0)) > oneLine;
  return text(label, {
    min: isRequired ? Math.max(minLength, 1) : 0,
    ...(max !== undefined && { max }),
    ...(help && { help }),
    long: mayBeLong,
  });
};
