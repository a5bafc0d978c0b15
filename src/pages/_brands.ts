import { getCollection, getEntry } from "astro:content";
import type { Brand } from "../contract/brand.ts";

/** A brand by the first part of a page's path; undefined when no folder has this name. */
export const brandById = async (id: string | undefined): Promise<Brand | undefined> => {
  const entry = id ? await getEntry("brands", id) : undefined;
  return entry && { id: entry.id, ...entry.data };
};

/** `getStaticPaths` of a page that every brand has: the brand arrives as a prop. */
export const brandPaths = async () => {
  const brands = await getCollection("brands");
  return brands.map(({ id, data }) => ({ params: { brand: id }, props: { brand: { id, ...data } } }));
};
