/** How jobs of a category are known. */
export interface CategoryRule {
  /** What other boards call it; one name may stand for several categories. */
  names: readonly string[];
  /** Words in a title (lower case, "and" for "&", no signs) that tell the kind of work, by its id. */
  kinds: Readonly<Record<string, RegExp>>;
}
