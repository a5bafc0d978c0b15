/** The longest name of a file, in characters. */
const maxLength = 120;

/** Characters that change the direction of text, and could disguise "cv.exe" as another name. */
const direction = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A safe file name: without folders, control or bidirectional characters and leading dots, in Unicode form NFC, at
 * most 120 characters with the extension kept.
 */
export const plainFileName = (given: string): string => {
  const name = given
    .toWellFormed()
    .replace(direction, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/gu, " ")
    .replace(/^.*[/\\]/s, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|\s+$/g, "");
  const characters = [...name];
  if (characters.length <= maxLength) return name || "file";
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? "";
  return (
    characters
      .slice(0, maxLength - ending.length)
      .join("")
      .trimEnd() + ending
  );
};
