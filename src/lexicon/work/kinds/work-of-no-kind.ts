import { z } from "zod";
import { readData } from "../../text/read-data.ts";
import { rows } from "../../text/listed.ts";
import { keyOfTerm } from "../synonyms/synonym-table.ts";

/** The list of `data/work-of-no-kind.yaml`, where it is explained. */
const { names } = readData("work/data/work-of-no-kind.yaml", z.strictObject({ names: rows }));
const keys = new Set(names.flat().map(keyOfTerm));

/** Whether a text names work that no kind is like. */
export const isOfNoKind = (text: string): boolean => keys.has(keyOfTerm(text));
