/**
 * The head of an ad, a line of its text ("" for none), and what a person would accept for it: categories, or kinds of
 * work as "category/kind"; "category/-" where none of the kinds is right.
 */
export type JudgedAd = readonly [title: string, text: string, accepted: readonly string[]];
