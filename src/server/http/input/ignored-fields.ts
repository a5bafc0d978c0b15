import * as z from "zod";
import type { Schema } from "../../../contract/call.ts";

/**
 * The fields of a value that its schema does not know, by their paths with dots: they are left out, and the response
 * names them. What a schema takes as it comes, such as the keys of a map, is known.
 */
export const ignoredFields = (schema: Schema, value: unknown, path: readonly string[] = []): string[] => {
  if (typeof value !== "object" || value === null) return [];
  if (schema instanceof z.core.$ZodUnion) {
    const choice = schema._zod.def.options.find((option) => z.safeParse(option, value).success);
    return choice ? ignoredFields(choice, value, path) : [];
  }
  const inner = innerOf(schema);
  if (inner) return ignoredFields(inner, value, path);
  return Object.entries(value).flatMap(([name, part]) => {
    const known = partOf(schema, name);
    const at = [...path, name];
    if (known === undefined) return [at.join(".")];
    return known === null ? [] : ignoredFields(known, part, at);
  });
};

/** The schema that first reads a value: through optional ones, defaults and pipes. */
const innerOf = (schema: Schema): Schema | undefined => {
  const def = schema._zod.def as { innerType?: Schema; in?: Schema };
  return def.innerType ?? def.in;
};

/** The schema of a part of a value; undefined for a part that is left out, null for one that is taken as it comes. */
const partOf = (schema: Schema, name: string): Schema | null | undefined => {
  if (schema instanceof z.core.$ZodArray) return schema._zod.def.element;
  if (schema instanceof z.core.$ZodRecord) return schema._zod.def.valueType;
  if (!(schema instanceof z.core.$ZodObject)) return null;
  const { shape, catchall } = schema._zod.def;
  return Object.hasOwn(shape, name) ? shape[name] : catchall && null;
};
