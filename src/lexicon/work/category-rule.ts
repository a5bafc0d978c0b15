/** How jobs of a category are recognised. */
export interface CategoryRule {
  /** Words in a title (lower case, "and" for "&", no punctuation) that indicate the kind of work, by its id. */
  kinds: Readonly<Record<string, RegExp>>;
  /** Occupations of the category that a person would put in none of its kinds: no kind is there for what is left over. */
  noKind?: RegExp;
  /** Words that indicate the category where neither the kinds nor the feed do: a "coordinator" may work anywhere. */
  otherwise?: RegExp;
  /** Words in an ad's text or an employer's name for where such work is done; with the flag "g", to be counted. */
  workplaces?: RegExp;
}
