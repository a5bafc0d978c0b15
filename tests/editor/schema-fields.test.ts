// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { partsOf, type Allowed } from "../../src/editor/schema-fields.ts";

// Node is given an editor without its text field; the browser's is meant here.
vi.mock("@keystatic/core", () => import("../../node_modules/@keystatic/core/dist/keystatic-core.js"));

const allowed = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: "input" }) as Allowed;

it("a field that a schema gains has a form that keeps it, and asks for what the schema asks for", () => {
  const schema = z.strictObject({
    heading: z.string().check(z.minLength(3), z.maxLength(20)),
    side: z.optional(z.enum(["left", "right"])),
    facts: z.array(z.strictObject({ figure: z.string().check(z.minLength(1)) })),
    picture: z.optional(z.strictObject({ src: z.string(), x: z.number().check(z.minimum(0), z.maximum(9)) })),
  });
  const parts = partsOf(allowed(schema), [
    { label: "A kitchen", value: "./kitchen.svg", load: () => Promise.resolve("") },
  ]);
  const stored = {
    heading: "Pay and hours",
    side: "left",
    facts: [{ figure: "38 hours" }],
    picture: { src: "./kitchen.svg", x: 5 },
  };
  const written = Object.entries(parts).map(([key, part]) => {
    const value = part.parse(stored[key as keyof typeof stored], undefined);
    return [key, part.serialize(part.validate(value, undefined)).value];
  });
  expect(Object.fromEntries(written)).toEqual(stored);
  expect(() => parts["heading"]!.validate("ab", undefined)).toThrow(/3/);
  expect(() => parts["facts"]!.validate([{ figure: "" }], undefined)).toThrow();
  expect(parts["picture"]!.serialize(parts["picture"]!.defaultValue()).value).toBeUndefined();
});

it("a flag, a list of words and data of several shapes are kept, and empty ones are not written", () => {
  const schema = z.strictObject({
    named: z._default(z.boolean(), false),
    places: z._default(z.array(z.string()), []),
    from: z.optional(z.union([z.strictObject({ q: z.string() }), z.strictObject({ ids: z.array(z.int()) })])),
  });
  const parts = partsOf(allowed(schema), null);
  const saved = (stored: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(parts).map(([key, part]) => [
        key,
        part.serialize(part.validate(part.parse(stored[key] as undefined, undefined), undefined)).value,
      ]),
    );
  const full = { named: true, places: ["Newtown NSW 2042"], from: { ids: [1, 2] } };
  expect(saved(full)).toEqual(full);
  expect(JSON.stringify(saved({}))).toBe("{}");
  expect(() => parts["from"]!.validate('{"q": ', undefined)).toThrow(/JSON/);
});

it("a kind of field that the editor cannot show is named", () => {
  expect(() => partsOf(allowed(z.strictObject({ open: z.null() })), [])).toThrow(
    'The editor has no field for "open"',
  );
});
