import { brandSchema, type Brand } from "../../contract/brand.ts";

// Not a content collection, which would add every article to the code of pages rendered on demand.
const files = import.meta.glob<unknown>("/src/brands/*/brand.json", { eager: true, import: "default" });
const brands: Brand[] = Object.entries(files).map(([path, file]) => ({
  id: path.split("/").at(-2)!,
  ...brandSchema.parse(file),
}));

/** A brand by the first part of a page's path; undefined when no folder has this name. */
export const brandById = (id: string | undefined): Brand | undefined =>
  brands.find((brand) => brand.id === id);

/** `getStaticPaths` of a page that every brand has: the brand is a prop. */
export const brandPaths = () => brands.map((brand) => ({ params: { brand: brand.id }, props: { brand } }));
