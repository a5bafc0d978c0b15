import type { Person } from "./people.ts";

/** Writes the CV of a person as a file. */
export type Layout = (person: Person) => Promise<Uint8Array>;
