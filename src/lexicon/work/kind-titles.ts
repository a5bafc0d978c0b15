import { jobCategories } from "../../contract/job-categories.ts";
import { singular } from "../text/word-forms.ts";
import { titleLists } from "./title-lists.ts";
import { plain } from "./title-words.ts";

/** What somebody of a kind of work is called by its title, one and several: "Crab Keepers & Divers". */
export const namesInTitle = (title: string): string[] =>
  plain(title)
    .split(" and ")
    .flatMap((name) => [name, singular(name)]);

const person = new RegExp(`(?:${titleLists.personEndings.join("|")})$`);
const isPerson = (name: string): boolean => {
  const word = name.slice(name.lastIndexOf(" ") + 1);
  return person.test(word) && !titleLists.notPersons.includes(word);
};

/** The occupations that titles of kinds of work name: "crab keeper". */
export const occupationsInTitles = (): string[] =>
  jobCategories
    .flatMap(({ sub_categories }) => sub_categories.flatMap(({ title }) => namesInTitle(title)))
    .filter(isPerson);
