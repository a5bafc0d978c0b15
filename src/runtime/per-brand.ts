/** The key of a value that is for every brand. */
export const every = "*";

/** A variable that is one value for all brands, or `brand=value,brand=value`: the values by brand. */
export const perBrand = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(",").flatMap((part) => {
      const [, brand = every, value = ""] = /^(?:([a-z][a-z0-9-]*)=)?(.*)$/.exec(part.trim())!;
      return value ? [[brand, value] as const] : [];
    }),
  );

/** The value for a brand; undefined when it has none. */
export const valueOf = (values: ReadonlyMap<string, string>, brand: string): string | undefined =>
  values.get(brand) ?? values.get(every);
