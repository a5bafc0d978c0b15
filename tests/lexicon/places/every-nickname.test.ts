import { beforeAll, expect, it } from "vitest";
import * as calls from "../../../src/contract/jobs.ts";
import { states } from "../../../src/contract/job-options.ts";
import { nicknamed } from "../../../src/lexicon/places/nicknames.ts";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { addressIn } from "../../../src/server/cv/find/person/address.ts";
import { plainLine } from "../../../src/server/cv/text/line.ts";
import { feedPlace } from "../../../src/server/import/feed-job.ts";
import { openPlaceFinder, type PlaceFinder } from "../../../src/server/import/places/find-places.ts";
import { onOneDatabase } from "../../server/test-api.ts";

const capitalised = (text: string) => text.replace(/\b\w/g, (letter) => letter.toUpperCase());
const pairs = nicknamed.flatMap(({ name, nicknames }) => nicknames.map((nickname) => ({ name, nickname })));

onOneDatabase("every nickname of a place", (api) => {
  let find: PlaceFinder;
  beforeAll(async () => {
    await fillLocations(api.db);
    find = await openPlaceFinder(api.db);
  });

  it("is that place in a search", async () => {
    const read = [];
    for (const { nickname } of pairs) {
      const { reading } = await api.on("workinaus")(calls.searchJobs, { body: { q: `chef ${nickname}` } });
      const { suburb, state } = reading?.place ?? {};
      read.push({ nickname, name: nameOf(suburb, state) });
    }
    expect(read.filter(({ name }, at) => name !== pairs[at]!.name)).toEqual([]);
  });

  it("is that place in a feed", () => {
    const read = pairs.map(({ nickname }) => {
      const { places } = find([feedPlace({ text: capitalised(nickname) })]);
      return { nickname, name: nameOf(places[0]?.suburb, places[0]?.state), count: places.length };
    });
    expect(read.filter(({ name }, at) => name !== pairs[at]!.name)).toEqual([]);
  });

  it("is the address of a CV", () => {
    const missed = pairs.filter(
      ({ nickname }) =>
        addressIn([plainLine("Jo Doe"), plainLine(capitalised(nickname))], "Jo Doe")?.value !==
        capitalised(nickname),
    );
    expect(missed).toEqual([]);
  });
});

const nameOf = (suburb: string | null | undefined, state = "") =>
  (suburb ?? states.find(({ code }) => code === state)?.title ?? "").toLowerCase();
