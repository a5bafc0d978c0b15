import { z } from "zod";
import { readTable } from "../text/read-data.ts";

const row = z.strictObject({
  id: z.coerce.number().int().min(1001, "begin above the states of Australia, at 1001"),
  /** The two letters of its country (ISO 3166-1). */
  country: z.string().regex(/^[A-Z]{2}$/, "write the two letters of the country"),
  /** As in ISO 3166-2, where it has letters; else empty. */
  initials: z.string().regex(/^[A-Z]*$/, "write capitals, or nothing"),
  title: z.string().min(1),
  cities: z
    .string()
    .regex(/^(?:\d+ [^;]+(?:;(?=.)|$))*$/, "write each city behind its number, with ; between"),
});

/** A state, province or region of another country; `citiesIn` reads its cities. */
type StateAbroad = z.output<typeof row>;

let table: readonly StateAbroad[] | undefined;

/** The states of all other countries by name: half a megabyte, read when it is first asked for. */
export const statesAbroad = (): readonly StateAbroad[] =>
  (table ??= readTable("places/states-abroad.csv", row));

/** The cities of a state, the largest first. */
export const citiesIn = ({ cities }: StateAbroad): { id: number; title: string }[] =>
  [...cities.matchAll(/(\d+) ([^;]+)/g)].map(([, id, title = ""]) => ({ id: Number(id), title }));
