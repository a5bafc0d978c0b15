import { z } from "zod";
import { listed } from "../text/listed.ts";
import { readData } from "../text/read-data.ts";
import { anyOf } from "../text/wording.ts";

const words = readData("conditions/licences.yaml", z.strictObject({ registration: listed, licence: listed }));
const registration = new RegExp(anyOf(words.registration), "i");
const licence = new RegExp(anyOf(words.licence), "i");

/** Whether a text names a licence, a ticket or a check. */
export const namesLicence = (text: string): boolean => licence.test(text);

/** Whether the name of an entry is that of a registration or of a licence, and the words that say so. */
export const licenceKind = (name: string): { value: "registration" | "licence"; written: string } | null => {
  const [registered] = registration.exec(name) ?? [];
  if (registered) return { value: "registration", written: registered };
  const [licensed] = licence.exec(name) ?? [];
  return licensed ? { value: "licence", written: licensed } : null;
};
