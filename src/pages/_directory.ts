import { directoryLetters } from "../contract/employers.ts";
import { employerTypes } from "../contract/job-fields.ts";

/** The longest text that the directory is searched for. */
const longest = 120;

/** The filters of the directory of employers in the query of its URL; what cannot be is left out. */
export const readDirectory = (query: URLSearchParams) => {
  const text = (name: string) => query.get(name)?.trim().slice(0, longest) || undefined;
  const page = Number(query.get("page") ?? 1);
  return {
    q: text("q"),
    type: employerTypes.find((type) => type === query.get("type")),
    place: text("place"),
    letter: directoryLetters.find((letter) => letter === query.get("letter")?.toUpperCase()),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};
