import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed } from "../text/listed.ts";

const fields = [
  ...(["reference", "key", "title", "name", "employer", "author", "description", "summary"] as const),
  ...(["category", "sub_category", "department", "work_type", "salary", "salary_min", "salary_max"] as const),
  ...(["pay_type", "currency", "pay_hidden", "pay_shown", "pay_source", "location"] as const),
  ...(["other_locations", "area", "suburb", "city", "state", "region", "postcode", "country"] as const),
  ...(["latitude", "longitude", "point", "remote", "remote_from", "on_site", "sponsorship"] as const),
  ...(["right_to_work", "shift", "benefits", "url", "posted", "created", "expires", "requirements"] as const),
  ...(["screening", "status", "ended", "active"] as const),
] as const;

/** A field of a job in a feed. */
export type FeedField = (typeof fields)[number];

/** The names of each field, as `field-names.yaml` has them: the likelier ones in an earlier list. */
export const fieldNames: Readonly<Record<FeedField, readonly (readonly string[])[]>> = readData(
  "feeds/field-names.yaml",
  z.record(z.enum(fields), z.union([listed.transform((names) => [names]), z.array(listed)])),
);
