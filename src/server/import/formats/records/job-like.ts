import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { fieldOf } from "../../fields/field-called.ts";
import { hasTitle } from "../../fields/job-of-object.ts";
import type { JsonObject } from "../../fields/json-values.ts";

/** Whether the fields of an object are called like those of a job: a title and two more. */
export const isJobLike = (value: JsonObject): boolean => {
  const fields = new Set(Object.keys(value).map(fieldOf));
  fields.delete(undefined);
  return hasTitle(fields) && fields.size > 2;
};

/** Whether words for a kind of records say that they are jobs: "job_listing", "Vacancies". */
export const isOfJobs = (kind: string): boolean =>
  kind
    .split(/[\s_-]+/)
    .some((word) => feedWords.jobPosts.includes(word.toLowerCase().replace(/ies$/, "y").replace(/s$/, "")));
