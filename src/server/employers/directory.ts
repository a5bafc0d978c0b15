import { directoryLetters } from "../../contract/employers.ts";
import type { EmployerType } from "../../contract/job-fields.ts";
import type { Context } from "../http/context.ts";
import { openEngine } from "../search/open-engine.ts";
import { placeAround, suggestLocations } from "../search/places.ts";
import { wordsOf } from "../../lexicon/text/word-forms.ts";
import type { IndexedEmployer } from "../catalogue/employers/employer-index.ts";
import type { SiteEmployers } from "./shown-on-brand.ts";

export type Letter = (typeof directoryLetters)[number];

interface DirectorySearch {
  q?: string | undefined;
  type?: EmployerType | undefined;
  place?: string | undefined;
  letter?: Letter | undefined;
}

/** The employers of a site that a search of its directory finds, by name, and the letters that the others begin with. */
export const searchDirectory = async (
  { q, type, place, letter }: DirectorySearch,
  { index, isShown }: SiteEmployers,
  site: Pick<Context, "db" | "brand">,
): Promise<{ found: IndexedEmployer[]; letters: Letter[] }> => {
  const words = wordsOf(q ?? "");
  const isThere = place?.trim() ? await placeTest(place, site) : () => true;
  const all = index.sorted.filter(
    (one) =>
      (!type || one.type === type) &&
      words.every((word) => one.words.includes(word)) &&
      isShown(one) &&
      isThere(one),
  );
  const initials = new Set(all.map(letterOf));
  return {
    found: letter ? all.filter((one) => letterOf(one) === letter) : all,
    letters: directoryLetters.filter((one) => initials.has(one)),
  };
};

const letterOf = ({ name }: IndexedEmployer): Letter => {
  const first = name.normalize("NFKD")[0]?.toUpperCase() ?? "";
  return directoryLetters.find((letter) => letter !== "0" && letter === first) ?? "0";
};

/** Tests whether an employer says that it works in a place, or has live jobs there. */
const placeTest = async (
  place: string,
  { db, brand }: Pick<Context, "db" | "brand">,
): Promise<(employer: IndexedEmployer) => boolean> => {
  const typed = wordsOf(place).join(" ");
  const [location] = await suggestLocations(db, place);
  const engine = await openEngine(db);
  const around = location && (await placeAround(engine, location, 0));
  const withJobs = new Set<number>();
  if (around) {
    const plan = { search: {}, place: around, words: null };
    await engine.visit(brand, { kind: "plan", plan }, ({ employerId }) => withJobs.add(employerId));
  }
  return ({ places, group }) =>
    (typed !== "" && places.some((one) => one.includes(typed))) || group.some((id) => withJobs.has(id));
};
