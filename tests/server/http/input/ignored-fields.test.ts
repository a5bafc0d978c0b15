import { expect, it } from "vitest";
import * as z from "zod/mini";
import type { Schema } from "../../../../src/contract/call.ts";
import { ignoredFields } from "../../../../src/server/http/input/ignored-fields.ts";

const id = z.object({ id: z.int() });

it.each<[what: string, schema: Schema, value: unknown, ignored: string[]]>([
  ["an object", id, { id: 1, x: 2, y: {} }, ["x", "y"]],
  ["an object in an object", z.object({ place: z.nullable(id) }), { place: { id: 1, x: 2 } }, ["place.x"]],
  ["a default", z.object({ one: z._default(z.optional(id), { id: 1 }) }), { one: { x: 1 } }, ["one.x"]],
  ["a list", z.object({ of: z.array(id) }), { of: [{ id: 1 }, { id: 2, x: 3 }] }, ["of.1.x"]],
  ["a map, whose keys are known", z.record(z.string(), id), { any: { id: 1, x: 2 } }, ["any.x"]],
  ["a choice that takes the value", z.union([z.string(), id]), { id: 1, x: 2 }, ["x"]],
  ["what is taken as it comes", z.object({ of: z.unknown() }), { of: { x: 1 } }, []],
  ["an object with free fields", z.looseObject({ of: id }), { x: 1, of: { id: 1, y: 2 } }, ["of.y"]],
  ["a name of every object", id, { id: 1, toString: 2 }, ["toString"]],
])("finds the fields that are not known in %s", (_what, schema, value, ignored) => {
  expect(ignoredFields(schema, value)).toEqual(ignored);
});
