/** The category and kind of work of a job, by ids of `src/contract/job-categories.ts`. */
export interface JobClass {
  category: string;
  subCategory: string | null;
}

/** The class of a name in data files: "retail/shop-floor", or "retail" for no kind. */
export const classOf = (name: string): JobClass => {
  const [category = "", subCategory = null] = name.split("/");
  return { category, subCategory };
};
