import * as z from "zod";
import type { Schema } from "../../../contract/call.ts";

/** The names of the fields of a value that its schema does not know: they are left out, and the response names them. */
export const ignoredFields = (schema: Schema, value: unknown): string[] => {
  const object = objectIn(schema);
  if (!object || object._zod.def.catchall || !isObject(value)) return [];
  return Object.keys(value).filter((name) => !Object.hasOwn(object._zod.def.shape, name));
};

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object that a schema takes, through defaults and optional ones; undefined for any other schema. */
const objectIn = (schema: Schema): z.core.$ZodObject | undefined => {
  if (schema instanceof z.core.$ZodObject) return schema;
  const { innerType } = schema._zod.def as { innerType?: Schema };
  return innerType && objectIn(innerType);
};
