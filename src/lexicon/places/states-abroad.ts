import { z } from "zod";
import { readTable } from "../text/read-data.ts";

/** A state, province or region of another country, with its cities, the largest first. */
export interface StateAbroad {
  id: number;
  /** The two letters of its country (ISO 3166-1). */
  country: string;
  /** As in ISO 3166-2, where it has letters; else empty. */
  initials: string;
  title: string;
  cities: readonly { id: number; title: string }[];
}

const city = z
  .string()
  .regex(/^\d+ \S/, "write the number of the city before its name")
  .transform((text) => {
    const [id = ""] = text.split(" ", 1);
    return { id: Number(id), title: text.slice(id.length + 1) };
  });

let table: readonly StateAbroad[] | undefined;

/** The states of all other countries by name: half a megabyte, read when it is first asked for. */
export const statesAbroad = (): readonly StateAbroad[] =>
  (table ??= readTable(
    "places/states-abroad.csv",
    z.strictObject({
      id: z.coerce.number().int().min(1001, "begin above the states of Australia, at 1001"),
      country: z.string().regex(/^[A-Z]{2}$/, "write the two letters of the country"),
      initials: z.string().regex(/^[A-Z]*$/, "write capitals, or nothing"),
      title: z.string().min(1),
      cities: z
        .string()
        .transform((text) => (text ? text.split(";") : []))
        .pipe(z.array(city)),
    }),
  ));
