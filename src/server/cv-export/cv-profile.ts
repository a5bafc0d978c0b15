import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import type { Section } from "../../contract/profile/section.ts";

/** A seeker's profile, as far as a CV shows it. */
export interface CvProfile {
  name: string;
  email: string;
  /** The entries of a section, in the seeker's order. */
  entries: <S extends Section>(section: S) => readonly EntryData<S>[];
}
