import { categoryRules } from "./category-rules.ts";
import { plain } from "./title-words.ts";

/** How much of a text is read: ads begin with who is looking for whom. */
const readLength = 800;
/** What is near is no workplace. */
const nearby = /\w+ near ?by\b/g;
/** A workplace is named by this share of all that is named, or else it is unclear. */
const leastShare = 0.65;

/** The category of the workplaces that an ad's text and its employer's name are about; undefined where it is unclear. */
export const workplaceIn = (about: string): string | undefined => {
  const words = plain(about.slice(0, readLength)).replace(nearby, " ");
  const counts = Object.entries(categoryRules).map(([category, { workplaces }]) => ({
    category,
    times: workplaces ? (words.match(workplaces)?.length ?? 0) : 0,
  }));
  const all = counts.reduce((sum, { times }) => sum + times, 0);
  return counts.find(({ times }) => times > 0 && times / all >= leastShare)?.category;
};
