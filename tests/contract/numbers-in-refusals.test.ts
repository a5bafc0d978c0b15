import { expect, it } from "vitest";
import * as z from "zod/mini";
import { page, text } from "../../src/contract/primitives.ts";
import { whole } from "../../src/contract/profile/field-schemas.ts";

it.each([
  ["a number", whole(0, 10_000_000), -1, "Enter a whole number from 0 to 10,000,000."],
  ["a text", text(3000), "x".repeat(3001), "Must be at most 3,000 characters."],
  ["a page", page, "0", "Must be a page number from 1 to 1,000,000."],
])("the refusal of %s has thousands commas", (_what, schema, value, message) => {
  const { error } = z.safeParse(schema as z.ZodMiniType, value);
  expect(error!.issues.map((issue) => issue.message)).toEqual([message]);
});
