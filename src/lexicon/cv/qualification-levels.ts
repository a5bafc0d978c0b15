import { z } from "zod";
import { qualification } from "../../contract/profile/qualification.ts";
import { listed } from "../text/listed.ts";
import { readData } from "../text/read-data.ts";
import { anyOf } from "../text/wording.ts";

const levels = qualification.fields.level.options.map(({ value }) => value);
type Level = (typeof levels)[number];

const patterns = Object.entries(
  readData("cv/qualification-levels.yaml", z.record(z.enum(levels), listed)),
).map(
  ([level, said]) =>
    // A course may have its code in front: "CHC30121 Certificate III".
    [level as Level, new RegExp(String.raw`^(?:[A-Z]{2,6}\d{4,6}\w*\W+)?${anyOf(said)}`, "i")] as const,
);

/** The level of a qualification by its title: "certificate_3" for "Cert III in Barbering"; null for one that says none. */
export const levelOfQualification = (title: string): Level | null => {
  // "B.Sc. (Hons)" is "BSc Hons".
  const plain = title.replace(/(?<=\b\p{L}{1,3})\.(?=\s?\p{L}|$)|[()]/gu, "");
  const found = patterns.map(([level, pattern]) => ({ level, length: pattern.exec(plain)?.[0].length ?? 0 }));
  const longest = found.reduce((one, other) => (other.length > one.length ? other : one));
  return longest.length ? longest.level : null;
};
