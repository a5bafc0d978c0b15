import { expect, it } from "vitest";
import { onEmbeddedDatabase } from "../test-api.ts";
import { importFile, jobsOf } from "./import-files.ts";
import { csvFeeds } from "./world/csv-feeds.ts";
import { jsonFeeds } from "./world/json-feeds.ts";
import { systemFeeds } from "./world/system-feeds.ts";
import { worldNow, type Expected } from "./world/world-feed.ts";
import { xmlFeeds } from "./world/xml-feeds.ts";

const seconds = (moment: Date | null) => moment && `${moment.toISOString().slice(0, 19)}Z`;

onEmbeddedDatabase("feeds as the world writes them", (api) => {
  it.each([...xmlFeeds, ...jsonFeeds, ...csvFeeds, ...systemFeeds])(
    "$name",
    async ({ name, content, employer, jobs, rejected = [] }) => {
      const { problems } = await importFile(
        api.db,
        { text: content },
        { source: name, employer, now: worldNow },
      );
      const found = await jobsOf(api.db, name);
      const known = (expected: Expected, job: (typeof found)[string]): Expected => {
        const all = {
          title: job.title,
          employer: job.employer,
          // Regions are searched by more words than one.
          places: job.places.map(
            (place) => expected.places?.find((words) => String(place).startsWith(words)) ?? String(place),
          ),
          stateIds: job.stateIds,
          remote: job.remote,
          workType: job.workType as Expected["workType"] & string,
          pay:
            job.payType === null ? null : ([job.payType, job.payMin, job.payMax] as Expected["pay"] & object),
          posted: seconds(job.postedAt)!,
          expires: seconds(job.expiresAt),
          says: expected.says?.test(job.descriptionHtml) ? expected.says : undefined,
        };
        return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key as keyof Expected]]));
      };
      const got = Object.fromEntries(
        Object.entries(jobs).map(([reference, expected]) => [
          reference,
          found[reference] ? known(expected, found[reference]) : "missing",
        ]),
      );
      expect(got).toEqual(jobs);
      expect(Object.keys(found).sort()).toEqual(Object.keys(jobs).sort());
      const told = problems.filter(({ kind }) => kind === "rejected").map(({ message }) => message);
      expect(told).toEqual(rejected.map((words) => expect.stringContaining(words)));
    },
  );
});
