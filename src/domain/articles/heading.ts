/** A heading of a text that can be linked to. */
export interface Heading {
  depth: number;
  /** The id of the heading. */
  slug: string;
  text: string;
}
