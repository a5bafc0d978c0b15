import type { Person } from "./people.ts";

/** Writes the CV of a person as a file. */
export type Layout = (person: Person) => Promise<Uint8Array>;

/** A layout, and what it says of a person where that is not all: years without months, for example. */
export interface KnownLayout {
  says?: (person: Person) => Person;
  write: Layout;
}
