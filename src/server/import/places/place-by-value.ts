import { isElsewhere } from "../../../lexicon/feeds/elsewhere.ts";
import { feedPlace, type FeedJob, type FeedPlace, type UnusedField } from "../feed-job.ts";
import type { PlaceFinder } from "./find-places.ts";
import type { JobPlaces } from "./place-match.ts";
import { oneLine } from "../../../domain/text/one-line.ts";
import { endOfTitle } from "../jobs/job-title.ts";
import { isEnglish } from "../../../lexicon/text/english-words.ts";
import { largeCities } from "./place-lists.ts";
import { plain, stateShape } from "./read-place.ts";

/** Whether a text is like a place for certain: it names a state or a large city, and is short. */
export const namesPlace = (name: string, text: string): boolean => {
  const words = plain(text);
  return (
    text.length <= 80 &&
    !/[<>@:!?]|\d{5}/.test(text) &&
    !isElsewhere(name) &&
    (largeCities.has(words) || (words.search(stateShape) > 0 && words.split(" ").length <= 7))
  );
};

/** What a heading above jobs is left as, which may be a town without its state where it is short. */
export const headingName = "heading";
const mostWords = 3;

/** "Enrolled Nurse – Echuca", "Cook (Swan Hill)": a name at the end of a title that may be a town's, as it is no word. */
const mayBeTown = (title: string, end: string): boolean =>
  end.split(" ").length <= mostWords &&
  !title.endsWith(`, ${end}`) &&
  /^(?:\p{Lu}[\p{Ll}'’]{3,} ?)+$/u.test(end) &&
  !end.split(" ").every((word) => isEnglish(word.toLowerCase()));

/** Where a job is: the places that its feed names, else a value of another field or the end of its title that is a place; `named` is what says it. */
export const placesOf = (
  { title, places, unused = [] }: FeedJob,
  find: PlaceFinder,
): { places: JobPlaces; unused: readonly UnusedField[]; named: readonly FeedPlace[] } => {
  const named = find(places);
  if (named.stateIds.length || named.remote) return { places: named, unused, named: places };
  const inTitle = { name: "title", text: endOfTitle(oneLine(title)) };
  const mayBe = ({ name, text }: UnusedField): boolean =>
    name === headingName
      ? text.split(" ").length <= mostWords
      : namesPlace(name, text) || (name === inTitle.name && mayBeTown(oneLine(title), text));
  for (const field of [...unused, inTitle].filter(mayBe)) {
    const own = [feedPlace({ text: field.text })];
    const found = find(own);
    if (found.places.length && !found.warnings.length && !found.proposed.length)
      return { places: found, unused: unused.filter((other) => other !== field), named: own };
  }
  return { places: named, unused, named: places };
};
