import { sql } from "drizzle-orm";
import { stateByCode } from "../../../domain/places/states.ts";
import { beginnings, withBeginning } from "../../../lexicon/places/nicknames.ts";
import { locations } from "../../catalogue/locations/tables.ts";
import { regions } from "../../catalogue/locations/regions.ts";
import type { SearchEngine } from "../engine.ts";
import { spaced } from "../../../lexicon/text/word-forms.ts";

export type PlaceRow = typeof locations.$inferSelect;

/** Every place by the ways in which people write it. */
export interface Gazetteer {
  all: readonly PlaceRow[];
  /** The places with exactly this name, the largest first. */
  named: ReadonlyMap<string, readonly PlaceRow[]>;
  /** Every place by its plain name, the largest first; without those that imports have added. */
  bySize: readonly { key: string; row: PlaceRow }[];
  /** Names by `startAndLength`, for misspelt ones. */
  similar: ReadonlyMap<string, readonly string[]>;
}

interface Cached {
  stamp: string;
  gazetteer: Promise<Gazetteer>;
}
const cached = new WeakMap<SearchEngine, Cached & { generation: number; changes: number }>();

/** The places of the database; read again when an import has added some. */
export const openGazetteer = async (engine: SearchEngine): Promise<Gazetteer> => {
  const last = cached.get(engine);
  const { generation, changeCount: changes } = engine;
  // Places are only added together with their jobs.
  if (last?.generation === generation && last.changes === changes) return last.gazetteer;
  const stamp = await stampOf(engine);
  // After a failover, other places may have the ids of lost ones.
  const isKept = last?.stamp === stamp && last.generation === generation;
  const gazetteer = isKept ? last.gazetteer : readGazetteer(engine);
  cached.set(engine, { stamp, gazetteer, generation, changes });
  gazetteer.catch(() => cached.delete(engine));
  return gazetteer;
};

const stampOf = async ({ db }: SearchEngine): Promise<string> => {
  const { rows } = await db.execute(sql`select count(*) || '-' || max(id) as stamp from locations`);
  return rows[0]!["stamp"] as string;
};

const readGazetteer = async ({ db }: SearchEngine): Promise<Gazetteer> => {
  const rows = await db
    .select()
    .from(locations)
    .orderBy(sql`${locations.weight} desc, ${locations.id}`);
  const named = new Map<string, PlaceRow[]>();
  for (const row of rows) {
    for (const name of new Set(namesOf(row))) {
      const same = named.get(name);
      if (same) same.push(row);
      else named.set(name, [row]);
    }
  }
  const bySize = rows
    .filter(({ weight, kind }) => weight > 0 || kind === "state")
    .map((row) => ({ key: plainName(row), row }));
  return { all: rows, named, bySize, similar: Map.groupBy(named.keys(), (name) => startAndLength(name)) };
};

/** The first letter of a name, and how long it or a similar one is. */
export const startAndLength = (name: string, length = name.length): string => `${name[0]}${length}`;

/** How a place may be written, in the form of `wordsOf`. */
const namesOf = (row: PlaceRow): string[] => {
  const { id, kind, suburb, postcode } = row;
  const state = stateByCode(row.state);
  const code = row.state.toLowerCase();
  if (kind === "state") return state && code !== "int" ? [code, state.title.toLowerCase()] : [];
  const aliases = regions.get(id)?.aliases ?? [];
  const title = state ? ` ${state.title.toLowerCase()}` : null;
  const names = [suburb ?? "", withoutCity(suburb ?? ""), ...aliases, ...aliases.flatMap(sidesOf)]
    .flatMap(variants)
    // "Central Queensland" is "central qld" as well.
    .flatMap((name) => (title && name.endsWith(title) ? [name, name.replace(title, ` ${code}`)] : [name]));
  const suffixes = [
    code,
    state?.title.toLowerCase(),
    postcode,
    ...(postcode ? [`${code} ${postcode}`, `${postcode} ${code}`] : []),
  ];
  return [
    ...names.flatMap((name) => [name, ...suffixes.filter(Boolean).map((end) => `${name} ${end}`)]),
    ...(postcode ? [postcode, `${postcode} ${code}`, `${code} ${postcode}`] : []),
    ...(suburb?.endsWith(" CBD") ? ["cbd"] : []),
  ];
};

/** "Palmerston City" is called Palmerston as well. */
const withoutCity = (name: string): string => name.replace(/ City$/, "");

/** The "Northern Suburbs Brisbane" are the Brisbane northside as well. */
const sidesOf = (alias: string): string[] => {
  const [, direction = "", city] =
    /^((?:north |south )?(?:north|south|east|west))ern suburbs (\w+)$/i.exec(alias) ?? [];
  if (!city) return [];
  const suburbs = `${direction}ern suburbs`;
  return [
    `${suburbs} of ${city}`,
    `${city}'s ${suburbs}`,
    ...[`${direction}side`, `${direction} side`, `${direction}ern side`].flatMap((side) => [
      `${city} ${side}`,
      `${side} ${city}`,
      `${side} of ${city}`,
    ]),
  ];
};

const plainName = ({ kind, suburb, state }: PlaceRow): string =>
  spaced(kind === "state" ? (stateByCode(state)?.title ?? state) : (suburb ?? ""));

const variants = (name: string): string[] => {
  const plain = spaced(name);
  return [
    plain,
    plain.replaceAll("'", ""),
    plain.replace(/\bharbor\b/, "harbour"),
    plain.replace(/\bharbour\b/, "harbor"),
    ...beginnings.map(([listed, written]) => withBeginning(plain, listed, written)),
  ].filter(Boolean);
};
