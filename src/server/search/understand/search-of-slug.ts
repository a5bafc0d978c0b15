import { desc, sql } from "drizzle-orm";
import type { Location } from "../../../contract/job-fields.ts";
import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import { jobSlug } from "../../../domain/jobs/job-slug.ts";
import { readWork, searchOfWork, type NamedWork } from "../../../domain/search/search-slug.ts";
import { lowerFirst, searchText } from "../../../domain/search/search-text.ts";
import { states } from "../../../contract/job-options.ts";
import type { Db } from "../../platform/database/open.ts";
import { locations } from "../../catalogue/locations/tables.ts";
import { locationOf } from "../../catalogue/locations/location-of.ts";

/** The meaning of the slug of a search page. */
export interface SlugSearch {
  search: ParsedJobSearch;
  /** "Part time electrician jobs in Melbourne VIC". */
  heading: string;
  canonicalSlug: string;
  /** "Melbourne VIC", or a state's name. */
  place: string | null;
}

/**
 * Reads `[work type-][remote-]work[-jobs][-in-place]`, such as `part-time-electrician-in-melbourne-vic`. Work is a
 * category, a kind of work, or words, which need not occur in any job. Null when the slug names nothing.
 */
export const readSlug = async (db: Db, slug: string): Promise<SlugSearch | null> => {
  const typed = jobSlug(slug);
  const at = typed.startsWith("in-") ? 0 : typed.lastIndexOf("-in-");
  const named = at < 0 ? null : await findPlace(db, typed.slice(at).replace(/^-?in-/, ""));
  return write(readWork(named ? typed.slice(0, at) : typed), named);
};

interface NamedPlace {
  location: Location;
  /** The shortest slug that does not mean another place. */
  slug: string;
}

const codes = states.map(({ code }) => code.toLowerCase()).filter((code) => code !== "int");
/** A suburb, its state and its postcode. */
const placeParts = new RegExp(`^(.*?)(?:-(${codes.join("|")}))?(?:-(\\d{4}))?$`);

/** A state by code or name, or a suburb with or without its state and postcode; the likeliest of several. */
const findPlace = async (db: Db, slug: string): Promise<NamedPlace | null> => {
  const [, name = "", state, postcode] = placeParts.exec(slug) ?? [];
  const whole = states.find(({ code, title }) => jobSlug(title) === slug || code.toLowerCase() === slug);
  const rows = await db
    .select()
    .from(locations)
    .where(
      whole
        ? sql`${locations.id} = ${whole.id}`
        : sql`${locations.kind} = 'suburb' and regexp_replace(lower(${locations.suburb}), '[^a-z0-9]+', '-', 'g') = ${name}`,
    )
    .orderBy(desc(locations.weight), locations.id);
  const same = (row: (typeof rows)[number]) => !state || row.state === state.toUpperCase();
  const row = rows.find((one) => same(one) && (!postcode || one.postcode === postcode));
  if (!row) return null;
  const location = locationOf(row);
  if (whole) return { location, slug: jobSlug(whole.title) };
  const code = row.state.toLowerCase();
  const short = [name, `${name}-${code}`, `${name}-${code}-${row.postcode}`];
  const meant = [rows[0], rows.find((one) => one.state === row.state), row];
  return { location, slug: short[meant.findIndex((one) => one?.id === row.id)]! };
};

const write = (work: NamedWork, named: NamedPlace | null): SlugSearch | null => {
  const place = named
    ? (named.location.suburb && `${named.location.suburb} ${named.location.state}`) || named.location.label
    : null;
  const search: ParsedJobSearch = {
    ...searchOfWork(work),
    ...(named && { location: named.location.id }),
  };
  if (!Object.keys(search).length) return null;
  const { workType, remote, words } = work;
  const text = searchText({ ...search, ...(place && { address: place }) });
  const slug = [workType && jobSlug(workType), remote && "remote", words].filter(Boolean).join("-");
  const what = words ? slug : [slug, "jobs"].filter(Boolean).join("-");
  return {
    search,
    heading: workType && words ? `${workType} ${lowerFirst(text)}` : text,
    canonicalSlug: named ? `${what}-in-${named.slug}` : what,
    place,
  };
};
