import { expect, it } from "vitest";
import type { FeedPlace } from "../../../../src/server/import/feed-job.ts";
import { JobFields } from "../../../../src/server/import/fields/job-fields.ts";
import { jobOfFields } from "../../../../src/server/import/fields/job-of-fields.ts";
import { headingName, placesOf } from "../../../../src/server/import/places/place-by-value.ts";
import type { PlaceOfWork } from "../../../../src/server/import/places/place-index.ts";

const dalby: PlaceOfWork = { id: 1, suburb: "Dalby", state: "QLD" } as PlaceOfWork;
/** Finds Dalby, and warns of all else. */
const find = ([place]: readonly FeedPlace[]) => {
  const isFound = place?.text.toLowerCase().startsWith("dalby") === true;
  return {
    ...{
      places: isFound ? [dalby] : [],
      proposed: [],
      written: null,
      stateIds: isFound ? [3] : [],
      remote: false,
    },
    warnings: isFound || !place?.text ? [] : [`The place "${place.text}" is not known.`],
  };
};

it.each([
  [headingName, "DALBY", 1],
  [headingName, "TRADES", 0],
  [headingName, "Dalby Hub, jobs this week", 0],
  ["remark", "DALBY", 0],
])("a %s %j above a job without a place names %i towns", (name, text, count) => {
  const fields = new JobFields();
  fields.set("title", "Cook");
  fields.leave(name, text);
  const { places, unused } = placesOf(jobOfFields(fields), find);
  expect(places.places).toHaveLength(count);
  expect(places.warnings).toEqual([]);
  expect(unused).toHaveLength(1 - count);
});

it.each([
  ["Nurse – Dalby", 1],
  ["Nurse (Dalby)", 1],
  ["Nurse, Dalby", 0],
  ["Nurse – Research", 0],
])("the end of the title %j names %i towns, where the job has no place", (title, count) => {
  const fields = new JobFields();
  fields.set("title", title);
  expect(placesOf(jobOfFields(fields), find).places.places).toHaveLength(count);
});
