import * as z from "zod";
import type { Schema } from "../../../contract/call.ts";

/** The parts of a JSON schema that are used here. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The contract's exported schemas under the names they get in the document: `jobCard` is `JobCard`. */
export class Models extends z.core.$ZodRegistry<{ id: string }> {
  constructor(named: Record<string, Schema>) {
    super();
    for (const [name, schema] of Object.entries(named))
      this.add(schema, { id: name.replace(/^./, (letter) => letter.toUpperCase()) });
  }

  /** With the sentence of `described`. */
  override get(schema: Schema) {
    const own = { ...z.globalRegistry.get(schema), ...super.get(schema) };
    return Object.keys(own).length ? (own as { id: string }) : undefined;
  }
}

/** A schema as JSON schema. With `models`, those among its parts are `$defs`. */
export const jsonSchema = (schema: Schema, io: "input" | "output", models?: Models): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    ...(models && { metadata: models }),
    override: ({ zodSchema, jsonSchema: made }) => {
      restorePattern(made, zodSchema);
      simplify(made, io);
    },
  });
  return tidy(rest) as JsonSchema;
};

/** A regular expression that a text is checked by says more than what is declared of every text. */
const restorePattern = (made: JsonSchema, { _zod }: Schema): void => {
  const { checks = [] } = _zod.def as z.core.$ZodTypeDef;
  const [checked] = checks.flatMap(({ _zod: { def } }) =>
    "pattern" in def && def.pattern instanceof RegExp ? def.pattern : [],
  );
  if (made.pattern && checked && !made.format) made.pattern = checked.source;
};

/** Removes generated noise: bounds of safe integers, patterns of known formats. */
const simplify = (made: JsonSchema, io: "input" | "output"): void => {
  // The id of a model; its key in the document says the same.
  delete made.id;
  if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum;
  if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum;
  if (made.format) removeOwnPattern(made);
  // Every key of an object is text.
  if (JSON.stringify(made.propertyNames) === '{"type":"string"}') delete made.propertyNames;
  // Responses may gain fields; a client that refuses unknown ones would break.
  if (io === "output" && made.additionalProperties === false) delete made.additionalProperties;
};

/** Removes the pattern that says the same as the format; a rule beside it stays. */
const removeOwnPattern = (made: JsonSchema): void => {
  const others = (made.allOf ?? []).filter(({ pattern }) => pattern && pattern.length < 40);
  const own = made.pattern;
  delete made.pattern;
  delete made.allOf;
  if (own && own.length < 40) made.pattern = own;
  else if (others[0]?.pattern) made.pattern = others[0].pattern;
};

/** Flattens choices within choices, so that each is there once, and puts the sentence of a choice on the whole. */
const tidy = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(tidy);
  if (typeof node !== "object" || node === null) return node;
  const made = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, tidy(value)]),
  ) as JsonSchema;
  if (!Array.isArray(made.anyOf)) return made;
  const choices = made.anyOf.flatMap((choice) =>
    choice.anyOf && Object.keys(choice).every((key) => key === "anyOf" || key === "description")
      ? choice.anyOf
      : [choice],
  );
  const different = new Map(choices.map((choice) => [JSON.stringify(choice), choice]));
  const { anyOf: _, ...whole } = made;
  if (different.size === 1) return { ...choices[0], ...whole };
  const sentence = made.description ?? choices.find(({ description }) => description)?.description;
  return { ...whole, anyOf: [...different.values()], ...(sentence && { description: sentence }) };
};
