import { plainFileName } from "../../domain/files/file-name.ts";
import type { SeekerData } from "./collect-data.ts";
import type { Row } from "./seeker-rows.ts";

/** A file of the seeker's with its name in the archive. */
export interface ArchivedFile {
  name: string;
  key: string;
  size: number;
}

/** The seeker's files; numbered, as several may have one name. */
export const filesOf = ({ tables }: SeekerData): ArchivedFile[] =>
  (tables["files"] ?? []).map(({ key, name, size }: Row, index) => ({
    name: `files/${index + 1} ${plainFileName(String(name))}`,
    key: String(key),
    size: Number(size),
  }));
