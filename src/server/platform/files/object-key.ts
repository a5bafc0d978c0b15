import { randomUUID } from "node:crypto";
import { plainFileName } from "../../../domain/files/file-name.ts";

const keyPattern = /^[\w-]+(\/[\w-][\w.-]*)*$/;
const maxNameLength = 100;

/** Whether a string can be the key of an object: plain names between slashes, no leading dots. */
export const isKey = (key: string): boolean => key.length <= 500 && keyPattern.test(key);

/**
 * A new key for a seeker's file: the seeker's id, a random part that cannot be guessed, what the file is for, a timestamp
 * and the name.
 */
export const newKey = (
  seekerId: string,
  fileName: string,
  category = "documents",
  now = Date.now(),
): string => `${seekerId}/${randomUUID()}/${category}/${now}-${plainName(fileName)}`;

/** What a file is for, by its key; undefined for a key of an earlier release. */
export const categoryInKey = (key: string): string | undefined =>
  /^[^/]+\/[^/]+\/([^/]+)\/[^/]+$/.exec(key)?.[1];

/** Whether an uploaded object is this seeker's. */
export const isKeyOf = (seekerId: string, key: string): boolean => key.startsWith(`${seekerId}/`);

/** The key of a checked file's copy, for which no upload URL is ever signed. */
export const keptKey = (key: string): string => `kept/${key}`;

/** The key of a picture of a job description. */
export const pictureKey = (name: string): string => `kept/job-pictures/${name}`;

/** The key of a picture or a film of an employer. */
export const employerFileKey = (name: string): string => `kept/employer-pictures/${name}`;

/** The file name in a key, without its timestamp. */
export const nameInKey = (key: string): string => key.slice(key.lastIndexOf("/") + 1).replace(/^\d+-/, "");

/** A file name in letters, digits, dots, hyphens and underscores; the ending stays. */
const plainName = (name: string): string => {
  const plain = plainFileName(name)
    .normalize("NFKD")
    .replace(/[^\w.-]+/g, "-")
    .replace(/-+/g, "-");
  return plain.length > maxNameLength ? plain.slice(-maxNameLength) : plain;
};
