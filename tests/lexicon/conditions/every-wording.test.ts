import { describe, expect, it } from "vitest";
import { benefits, shifts, sponsorship } from "../../../src/lexicon/conditions/read-conditions.ts";
import { remote } from "../../../src/lexicon/conditions/read-remote.ts";
import { rights } from "../../../src/lexicon/conditions/read-rights.ts";
import { types } from "../../../src/lexicon/conditions/read-work-type.ts";
import type { Topic } from "../../../src/lexicon/conditions/topic.ts";
import { readTopic, type Group } from "../../../src/lexicon/conditions/topic-data.ts";
import {
  benefitOptions,
  idsOf,
  rightToWorkOptions,
  shiftOptions,
  workTypeOptions,
} from "../../../src/contract/job-options.ts";
import { readFilters } from "../../../src/server/search/understand/read-filters.ts";
import { examplesOf } from "../wordings.ts";

const topics = {
  shifts: [shifts, idsOf(shiftOptions)],
  benefits: [benefits, idsOf(benefitOptions)],
  rights: [rights, idsOf(rightToWorkOptions)],
  sponsorship: [sponsorship, ["sponsorship"]],
  remote: [remote, ["remote", "hybrid"]],
  "work-types": [types, idsOf(workTypeOptions)],
} as const;

const first = (words: readonly string[] = []): string => examplesOf(words[0] ?? "")[0] ?? "";

/** A wording with what must stand around it. */
const withNeighbours = (words: string, { onlyAfter, onlyBefore }: Group) =>
  `${first(onlyAfter)} ${words} ${first(onlyBefore)}`.trim();

/** What is said of a wording in each place where it counts. */
const readings = {
  query: (_, words, group) => {
    const { filters } = readFilters(withNeighbours(words, group), { called: true });
    const { shift, benefits, right_to_work, sponsorship, remote, work_type } = filters;
    return [
      ...[shift ?? [], benefits ?? [], right_to_work ?? [], work_type ?? []].flat(),
      ...(sponsorship ? ["sponsorship"] : []),
      ...(remote ? ["remote"] : []),
    ];
  },
  text: (topic, words, { at, beside }) =>
    topic.inText(
      at === "start"
        ? `Join us.\n${words} all year.`
        : `Join us. There ${words} here, ${first(beside)}. Apply.`,
    ),
  title: (topic, words, { beside, ...group }) =>
    topic.inText(`Worker - ${withNeighbours(words, group)} ${first(beside)}`, "title"),
  field: (topic, words) => topic.inField(words).flat(),
  refusal: (topic, words) => topic.refusedInText(`Join us. There are no ${words}. Apply.`),
} satisfies Record<string, (topic: Topic<string>, words: string, group: Group) => string[]>;

describe.each(Object.entries(topics))("every wording of %s", (name, [topic, ids]) => {
  it.each(readTopic(name, ids).entries.map(({ means, said }) => [means.join(", "), means, said] as const))(
    "means %s in a search, in a sentence of an ad and in its title, but where the file says why not",
    (_, means, said) => {
      const missed = said.flatMap((group) => {
        const places = group.in === undefined ? (["query", "text", "title"] as const) : [group.in].flat();
        return places.flatMap((place) =>
          group.words.flatMap(examplesOf).flatMap((words) => {
            const found = readings[place](topic as Topic<string>, words, group);
            return means.every((id) => found.includes(id)) ? [] : [`${place}: ${words}: ${found.join(", ")}`];
          }),
        );
      });
      expect(missed).toEqual([]);
    },
  );
});
