/** The category and kind of work of a job, by ids of `src/contract/job-categories.ts`. */
export interface JobClass {
  category: string;
  subCategory: string | null;
}
