import { jobCategories } from "../../contract/job-categories.ts";

/** A category by its id; for an unknown id, the title is made from the id. */
export const categoryById = (id: string): { id: string; title: string } => ({
  id,
  title: jobCategories.find((category) => category.id === id)?.title ?? titleOf(id),
});

/** A kind of work by its id and its category's. */
export const subCategoryById = (categoryId: string, id: string): { id: string; title: string } =>
  jobCategories
    .find((category) => category.id === categoryId)
    ?.sub_categories.find((kind) => kind.id === id) ?? {
    id,
    title: titleOf(id),
  };

const known = {
  category: new Set(jobCategories.map(({ id }) => id)),
  sub_category: new Set(jobCategories.flatMap(({ sub_categories }) => sub_categories.map(({ id }) => id))),
};

/** Whether the tables above have this id, as a category or as a kind of work in one. */
export const isKnownCategory = (field: keyof typeof known, id: string): boolean => known[field].has(id);

const titleOf = (id: string) => id.replace(/-/g, " ").replace(/^./, (first) => first.toUpperCase());
