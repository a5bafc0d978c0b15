import { rm } from "node:fs/promises";
import * as z from "zod";
import { callerOf } from "../../src/contract/caller.ts";
import {
  benefitOptions,
  idsOf,
  payTypes,
  shiftOptions,
  states,
  workTypeOptions,
} from "../../src/contract/job-options.ts";
import { jobSearch } from "../../src/contract/job-search.ts";
import { searchJobs } from "../../src/contract/jobs.ts";
import { workTypeOf } from "../../src/domain/jobs/work.ts";
import { readSearch } from "../../src/domain/search/read-search.ts";
import { readBenefits, readShift } from "../../src/lexicon/conditions/read-conditions.ts";
import { readConfig } from "../../src/runtime/config.ts";
import { createApp } from "../../src/server/app.ts";
import { fullPlaceName } from "../../src/lexicon/places/nicknames.ts";
import { addressIn } from "../../src/server/cv/find/address.ts";
import { plainLine } from "../../src/server/cv/text/line.ts";
import { feedPay, feedPlace } from "../../src/server/import/feed-job.ts";
import { parsePay } from "../../src/server/import/parse-pay.ts";
import { readPlace } from "../../src/server/import/read-place.ts";
import { parseWorkType } from "../../src/lexicon/conditions/read-work-type.ts";
import { employers } from "../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../src/server/catalogue/jobs/tables.ts";
import { fillLocations } from "../../src/server/catalogue/locations/fill-locations.ts";
import { readFilters } from "../../src/server/search/understand/read-filters.ts";
import { openServices } from "../../src/server/services.ts";

// Run by one-more-option.test.ts in a copy of the source: writes jobs of the last options, and what is said of them and of the new
// filter.
const folder = process.argv[2]!;
const day = 86_400_000;
const last = {
  work_type: idsOf(workTypeOptions).at(-1)!,
  pay_type: idsOf(payTypes).at(-1)!,
  states: [idsOf(states).at(-1)!],
  shift: [idsOf(shiftOptions).at(-1)!],
  benefits: [idsOf(benefitOptions).at(-1)!],
};

const services = await openServices(readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" }));
await fillLocations(services.db);
const [employer] = await services.db.insert(employers).values({ slug: "one", name: "One" }).returning();
await services.db.insert(jobs).values(
  [10, 50].map((days) => ({
    employerId: employer!.id,
    source: "test",
    reference: String(days),
    title: "Crab keeper",
    descriptionHtml: "",
    summary: "",
    category: "other",
    workType: last.work_type,
    payType: last.pay_type,
    stateIds: last.states,
    shift: last.shift,
    benefits: last.benefits,
    locationIds: last.states,
    postedAt: new Date(Date.now() - days * day),
  })),
);
const app = createApp(services);
const call = callerOf((request) => app.fetch(request), "http://workinaus.localhost", {
  "host-name": "workinaus.localhost",
});
const search = async (body: object) => call(searchJobs, { body });
const total = async (body: object) => (await search(body)).meta.total;

const { facets } = await search({});
const date_posted = facets.date_posted.at(-1)!.id;
const [state] = last.states;
const query = { ...last, date_posted, fresh: true };
const { properties } = z.toJSONSchema(jobSearch, { io: "input", unrepresentable: "any" });
console.log(
  JSON.stringify({
    facets,
    totals: {
      work_type: await total({ work_type: last.work_type }),
      pay_type: await total({ pay_type: last.pay_type }),
      states: await total({ states: last.states }),
      shift: await total({ shift: last.shift }),
      benefits: await total({ benefits: last.benefits }),
      date_posted: await total({ date_posted }),
      location: await total({ location: state }),
    },
    fresh: {
      total: await total({ fresh: true }),
      described: (properties?.["fresh"] as { type: string }).type,
    },
    read: readSearch(
      new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])),
    ),
    imported: [parseWorkType("harvest"), parsePay(feedPay({ text: "$2,000 a fortnight" })).pay],
    conditions: [
      [readShift("Day; fly-in", ""), readBenefits("pets", "")],
      [readShift("", "A fly-in fly-out roster"), readBenefits("", "You may bring pets at work.")],
      [readShift("", "Not fly-in fly-out."), readBenefits("", "No pets at work.")],
      readFilters("crab keeper fly-in fly-out pets at work").filters,
    ],
    words: [
      readFilters("crab keeper uni fees paid").filters,
      readBenefits("", "Your uni fees are paid."),
      fullPlaceName("bh"),
      readPlace(feedPlace({ text: "The Silver City NSW" })).names.find((name) => name === "broken hill"),
      addressIn([plainLine("Bh")], "Jo Doe")?.value,
    ],
    schemaOrg: workTypeOf(last.work_type).schemaOrg,
  }),
);
await services.close();
await rm(folder, { recursive: true });
