/** How jobs of a category are recognised. */
export interface CategoryRule {
  /** Names of the category on other job boards; one name may stand for several categories. */
  names: readonly string[];
  /** Words in a title (lower case, "and" for "&", no punctuation) that indicate the kind of work, by its id. */
  kinds: Readonly<Record<string, RegExp>>;
}
