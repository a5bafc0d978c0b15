import { eq, sql } from "drizzle-orm";
import type { Db } from "../../src/server/platform/database/open.ts";
import { readBenefits, readRefusedShift, readShift } from "../../src/lexicon/conditions/read-conditions.ts";
import { readRights } from "../../src/lexicon/conditions/read-rights.ts";
import { employers } from "../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../src/server/catalogue/jobs/tables.ts";
import { ads } from "./ads.ts";
import type { JudgedJob } from "./rule.ts";

const day = 86_400_000;
/** Where each ad is placed: Sydney, Melbourne, Brisbane, Perth and Adelaide by their ids in `locations.csv`. */
const cities = [
  { id: 1000, state: 1 },
  { id: 1001, state: 6 },
  { id: 1002, state: 3 },
  { id: 1003, state: 7 },
  { id: 1004, state: 4 },
];

/** Adds the ads that demo data has none of, once. */
export const addAds = async (db: Db): Promise<void> => {
  const { rows } = await db.execute(sql`select count(*)::int as ads from jobs where source = 'relevance'`);
  if (rows[0]!["ads"] === ads.length * cities.length) return;
  await db.delete(jobs).where(eq(jobs.source, "relevance"));
  await db.delete(employers).where(eq(employers.slug, "relevance"));
  const [employer] = await db
    .insert(employers)
    .values({ slug: "relevance", name: "Kestrel Group" })
    .returning({ id: employers.id });
  for (const [number, ad] of ads.entries()) {
    for (const [at, city] of cities.entries()) {
      await db.insert(jobs).values({
        employerId: employer!.id,
        source: "relevance",
        reference: `${number}-${at}`,
        title: ad.title,
        descriptionHtml: `<p>${ad.says}</p>`,
        summary: ad.says,
        category: ad.category,
        subCategory: ad.kind,
        workType: ad.workType,
        // As an import reads them.
        rightToWork: readRights("", ad.says),
        shift: readShift("", `${ad.title}\n${ad.says}`),
        refusedShift: readRefusedShift(`${ad.title}\n${ad.says}`),
        benefits: readBenefits("", ad.says),
        locationIds: [city.id],
        stateIds: [city.state],
        postedAt: new Date(Date.now() - (number + at) * day),
        expiresAt: new Date(Date.now() + 60 * day),
      });
    }
  }
};

/** Every live job with what the rules test. */
export const readJobs = async (db: Db): Promise<JudgedJob[]> => {
  const { rows } = await db.execute(sql`
    select j.id, j.title, e.name as employer, j.category, coalesce(j.sub_category, '') as kind,
      j.work_type as "workType", j.remote, j.sponsorship, coalesce(j.yearly_max, j.yearly_min) as "yearlyMax",
      j.title || ' ' || regexp_replace(j.description_html, '<[^>]+>', ' ', 'g') as text,
      coalesce(json_agg(json_build_object('suburb', l.suburb, 'state', l.state, 'lat', l.lat, 'lon', l.lon))
        filter (where l.id is not null), '[]') as places,
      coalesce(array_agg(distinct l.state) filter (where l.id is not null), '{}') as states
    from jobs j join employers e on e.id = j.employer_id left join locations l on l.id = any(j.location_ids)
    where j.posted_at <= now() and (j.expires_at is null or j.expires_at > now()) and j.filled_at is null
    group by j.id, e.name`);
  return rows as unknown as JudgedJob[];
};
