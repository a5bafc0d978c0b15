import type { EmployerType } from "../../contract/job-fields.ts";
import { employerAreas, employersPath } from "./employer-path.ts";

/** What narrows the directory of employers, as in its URL. */
export interface DirectoryFilters {
  q?: string | undefined;
  type?: EmployerType | undefined;
  place?: string | undefined;
  /** "A" to "Z", or "0". */
  letter?: string | undefined;
  page: number;
}

/** The path of the directory with these filters; the same filters always give the same path. */
export const directoryHref = ({ q, type, place, letter, page }: DirectoryFilters): string => {
  const query = new URLSearchParams(
    Object.entries({ q, type, place, letter, page: page > 1 ? String(page) : undefined }).flatMap(
      ([name, value]): [string, string][] => (value ? [[name, value]] : []),
    ),
  ).toString();
  return query ? `${employersPath}?${query}` : employersPath;
};

/**
 * Where another name of an area leads: to the same path in the area itself, or to the directory where nothing is below it.
 * @param below The path below the name, decoded.
 * @param query The query of the URL, with its question mark.
 */
export const areaHref = (type: EmployerType, below: string | undefined, query: string): string =>
  below ? `/${employerAreas[type]}/${encodeURI(below)}${query}` : directoryHref({ type, page: 1 });
