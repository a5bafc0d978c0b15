import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed } from "../text/listed.ts";

const labels = new Set(readData("cv/labels.yaml", z.strictObject({ labels: listed })).labels);

/** Whether a text is a label such as "Position held" or "E-mail:", in front of a value. */
export const isLabel = (text: string): boolean => labels.has(text.trim().replace(/\s*:$/, "").toLowerCase());
