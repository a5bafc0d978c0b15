import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed } from "../text/listed.ts";

const labels = new Set(readData("cv/labels.yaml", z.strictObject({ labels: listed })).labels);

const plain = (text: string): string => text.trim().replace(/\s*:$/, "").toLowerCase();

/** Whether a text is a label such as "Position held", "E-mail:" or, in two languages, "Telefon / phone", in front of a value. */
export const isLabel = (text: string): boolean => {
  const label = plain(text);
  return labels.has(label) || (text.length < 40 && label.split(/\s*\/\s*/).some((side) => labels.has(side)));
};
