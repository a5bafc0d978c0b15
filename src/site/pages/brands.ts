import { brandSchema, type Brand } from "../../contract/brand.ts";

// Not a content collection, which would add every article to the code of pages rendered on demand.
const files = import.meta.glob<unknown>("/src/brands/*/brand.json", { eager: true, import: "default" });
const brands: Brand[] = Object.entries(files).map(([path, file]) => ({
  id: path.split("/").at(-2)!,
  ...brandSchema.parse(file),
}));

/**
 * The brand of a page that is rendered on demand, by the first part of its path; on an employer's own host, as the
 * employer's. Undefined when no folder has this name.
 */
export const brandOf = ({
  params,
  locals,
}: {
  params: Record<string, string | undefined>;
  locals: App.Locals;
}): Brand | undefined => locals.brand ?? brands.find(({ id }) => id === params["brand"]);

/** `getStaticPaths` of a page that every brand has: the brand is a prop. */
export const brandPaths = () => brands.map((brand) => ({ params: { brand: brand.id }, props: { brand } }));
