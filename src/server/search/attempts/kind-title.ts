import { categoryById, subCategoryById } from "../../../domain/jobs/categories.ts";

/** The title of a kind of work, "category/kind", or of a category. */
export const kindTitle = (kind: string): string => {
  const [category = "", sub] = kind.split("/");
  return (sub === undefined ? categoryById(category) : subCategoryById(category, sub)).title;
};
