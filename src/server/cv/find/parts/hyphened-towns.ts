import { textOf, type Line } from "../../text/line.ts";

/** "Mama Wanjiku Fabrics-Nakuru": a name with its town behind a hyphen. */
const hyphened = /^(.{3,}\p{L})[-–](\p{Lu}[\p{L}’']*(?: \p{Lu}[\p{L}’']*){0,2})$/u;

interface Named {
  text: string;
  line: Line;
}

/** Whether a name is in its line with a place behind a hyphen. */
export const isBeforeTown = ({ text, line }: Named): boolean => {
  const own = textOf(line);
  const behind = own.slice(own.indexOf(text) + text.length);
  return own.includes(text) && /^[-–]\p{Lu}/u.test(behind);
};

/** A name without the town behind its hyphen, which no list may have, and the town; null where it has no hyphen. */
export const atTown = (text: string): { name: string; town: string } | null => {
  const [, name = "", town = ""] = hyphened.exec(text) ?? [];
  return name ? { name, town } : null;
};
