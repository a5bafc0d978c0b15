import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, wordings } from "../text/listed.ts";

/** The lists of `employers.yaml`, where each is explained. */
const lists = readData(
  "cv/employers.yaml",
  z.strictObject({ legalForms: wordings, businesses: wordings, noEmployer: listed }),
);
const legal = new RegExp(String.raw`(?<!\w)${lists.legalForms}\.?(?!\w)`, "iu");
const business = new RegExp(String.raw`(?<!\w)${lists.businesses}(?!\w)`, "iu");
/** What people write in place of an employer: it has to outweigh the word for an occupation. */
const noEmployer = new Set(lists.noEmployer);

/** How much a text looks like the name of an employer: above 0 where it may be one. */
export const employerScore = (text: string): number =>
  (legal.test(text) ? 3 : 0) +
  (business.test(text) ? 1.5 : 0) +
  (noEmployer.has(text.toLowerCase()) ? 4 : 0) +
  (/(?<!\w)[A-Z]{2,5}(?!\w)/.test(text) ? 0.3 : 0);

/** Whether the text has a legal form of a company in it. */
export const isCompany = (text: string): boolean => legal.test(text);

const legalAtEnd = new RegExp(String.raw`(?<!\w)${lists.legalForms}\.$`, "iu");
/** Whether a full stop at the end of a text is that of a legal form: "Construtora Ltda." */
export const endsInLegalForm = (text: string): boolean => legalAtEnd.test(text);
