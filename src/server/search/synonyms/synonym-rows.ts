/** Names that mean the same or nearly so; texts are separated by commas, and plurals are recognised. */
export interface SynonymRows {
  /** A search for one text of a row finds all of them, the typed one first. */
  same: readonly string[];
  /** A search for one of the other texts finds all that the first means, as no ad is called so; not the other way round. */
  called?: readonly string[];
  /** A search for the first text of a row finds the others too, below those that mean the same; not the other way round. */
  wider: readonly string[];
}
