import * as z from "zod/mini";

type Schema = { properties?: Record<string, { minLength?: number; maxLength?: number }> };

/**
 * The length limits of a schema's texts, so that the editor can show them while somebody types.
 * @returns For each field that is a text, `{ min, max }` in characters.
 */
export const limits = <Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
): Record<keyof Shape, { min?: number; max?: number }> => {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
  const lengths = Object.entries(properties).map(([name, { minLength, maxLength }]) => [
    name,
    {
      ...(minLength !== undefined && { min: minLength }),
      ...(maxLength !== undefined && { max: maxLength }),
    },
  ]);
  return Object.fromEntries(lengths) as Record<keyof Shape, { min?: number; max?: number }>;
};
