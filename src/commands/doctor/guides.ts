import { isoDay } from "../../domain/text/iso-day.ts";
import { readEveryArticle } from "../../site/content/published.ts";
import { ok, warning, type Check } from "./check.ts";

/** Facts that were checked longer ago than this are reported, in milliseconds. */
const yearMs = 365 * 24 * 60 * 60_000;

/** Whether the facts of guides were checked within a year. */
export const guides: Check = () => {
  const dated = readEveryArticle().flatMap(({ file, data: { checked } }) =>
    checked ? { file, checked } : [],
  );
  const old = dated.filter(({ checked }) => Date.now() - checked.getTime() > yearMs);
  if (!old.length) return [ok(`The facts of ${dated.length} pages were checked within the last year.`)];
  return old.map(({ file, checked }) =>
    warning(
      `The facts of ${file} were last checked on ${isoDay(checked)}: check them, and change "checked".`,
    ),
  );
};
