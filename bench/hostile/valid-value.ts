import type { Random } from "../../src/server/demo/random.ts";
import type { Json } from "./odd-values.ts";

/** The part of JSON Schema that the API's description uses. */
export interface Schema {
  type?: string;
  enum?: Json[];
  const?: Json;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Values for fields with a known name: existing ones, another seeker's, and ones that do not exist. */
export type Known = Readonly<Record<string, readonly Json[]>>;

const words = [
  "chef",
  "night nurse",
  "Sydney",
  "Zoë",
  "electrician -casual",
  '"sous chef"',
  "a longer note about work",
];

/** A value that a schema allows; a field with a known name gets a meaningful one. */
export const validValue = (schema: Schema, random: Random, known: Known, name = ""): Json => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return validValue(random.pick(schema.anyOf), random, known, name);
  if (known[name]?.length && random.chance(0.9)) return random.pick(known[name]);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || random.chance(0.4))
          .map(([key, property]) => [key, validValue(property, random, known, key)]),
      );
    case "array":
      return Array.from({ length: random.int(0, 3) }, () =>
        validValue(schema.items ?? {}, random, known, name),
      );
    case "integer":
    case "number":
      return random.int(
        schema.minimum ?? 0,
        Math.min(schema.maximum ?? 1000, random.pick([10, 10_000, 2 ** 31 - 1])),
      );
    case "boolean":
      return random.chance(0.5);
    default: {
      const text = random.pick(words).slice(0, schema.maxLength ?? 100);
      return text.padEnd(schema.minLength ?? 0, " and so on");
    }
  }
};
