import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { fieldOf } from "../../fields/field-called.ts";
import { fieldsOfRecord } from "../../fields/formatted-values.ts";
import { hasTitle } from "../../fields/job-of-object.ts";
import type { JsonObject } from "../../fields/json-values.ts";

/** Whether names are those of a job's fields, also with the prefix of a program: a title and others, `fewest` in all. */
export const areOfJob = (names: readonly string[], fewest = 3): boolean => {
  const called = fieldsOfRecord(names);
  const fields = new Set(names.map((name) => fieldOf(called.get(name) ?? name)));
  fields.delete(undefined);
  return hasTitle(fields) && fields.size >= fewest;
};

/** Whether the fields of an object are called like those of a job. */
export const isJobLike = (value: JsonObject): boolean => areOfJob(Object.keys(value));

/** Whether words for a kind of records say that they are jobs: "job_listing", "Vacancies". */
export const isOfJobs = (kind: string): boolean =>
  kind
    .split(/[\s_-]+/)
    .some((word) => feedWords.jobPosts.includes(word.toLowerCase().replace(/ies$/, "y").replace(/s$/, "")));
