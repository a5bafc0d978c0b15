import * as z from "zod/mini";
import type { Schema } from "./call.ts";

/**
 * A schema with the sentence that `/v1/openapi.json` has about it: what it holds, in which unit, and where ids come from.
 * Browser code gets the schema alone (`src/build/slim-contract-plugin.ts`).
 */
export const described = <S extends Schema>(schema: S, sentence: string): S =>
  withMeta(schema, { description: sentence });

/**
 * A schema with rules that the document has, where the schema checks them by a function or the server keeps them: a pattern, a format, that the entries of a
 * list differ. Browser code gets the schema alone.
 */
export const declared = <S extends Schema>(
  schema: S,
  rules: {
    pattern?: string;
    format?: "uuid";
    enum?: readonly string[];
    uniqueItems?: true;
    minimum?: number;
    maximum?: number;
  },
): S => withMeta(schema, rules);

const withMeta = <S extends Schema>(schema: S, meta: Record<string, unknown>): S => {
  // A copy, so that a schema that is used in several places can have a sentence in each.
  const copy = z.clone(schema, schema._zod.def, { parent: true });
  z.globalRegistry.add(copy, meta);
  return copy;
};
