import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, wordings } from "../text/listed.ts";
import { isTitle } from "./titles.ts";

/** The lists of `employers.yaml`, where each is explained. */
const lists = readData(
  "cv/employers.yaml",
  z.strictObject({
    legalForms: wordings,
    businesses: wordings,
    noEmployer: listed,
    units: wordings,
    unitsOf: wordings,
    departments: wordings,
    bodies: wordings,
    kinds: wordings,
    manners: wordings,
    sizes: wordings,
  }),
);
/** "Co" is none in "Co-ordinator". */
const legal = new RegExp(String.raw`(?<!\w)${lists.legalForms}\.?(?!\w|-\p{L})`, "iu");
const business = new RegExp(String.raw`(?<!\w)${lists.businesses}(?!\w)`, "i");
/** What people write in place of an employer: it has to outweigh the word for an occupation. */
const noEmployer = new Set(lists.noEmployer);

/** How much a text looks like the name of an employer: above 0 where it may be one. */
export const employerScore = (text: string): number =>
  (legal.test(text) ? 3 : 0) +
  (business.test(text) ? 1.5 : 0) +
  (noEmployer.has(text.toLowerCase()) ? 4 : 0) +
  (/(?<!\w)[A-Z]{2,5}(?!\w)/.test(text) ? 0.3 : 0);

const businessAtEnd = new RegExp(String.raw`(?<!\w)${lists.businesses}$`, "i");
/** Whether a text ends with the kind of a business, as names of employers do. */
export const endsAsBusiness = (text: string): boolean => businessAtEnd.test(text);

/** Whether the text has a legal form of a company in it. */
export const isCompany = (text: string): boolean => legal.test(text);

const legalAtEnd = new RegExp(String.raw`(?<!\w)${lists.legalForms}\.?$`, "iu");
/** Whether a text ends with the legal form of a company, whose full stop ends no sentence: "Construtora Ltda." */
export const endsInLegalForm = (text: string): boolean => legalAtEnd.test(text);

const unit = new RegExp(String.raw`\s${lists.units}$|^${lists.unitsOf}(?!\w)`, "iu");
/** Whether a text is the name of a part of an employer by its words: "Regional Programs Branch", "School of Physics". */
export const isUnit = (text: string): boolean => unit.test(text);

const department = new RegExp(String.raw`^(?:the )?${lists.departments}(?!\w)`, "iu");
const body = new RegExp(String.raw`^(?:the )?${lists.bodies}(?!\w)`, "iu");
/** What kind of a body with parts a text names: "Department of Health", "City of Perth"; null for none. */
export const bodyOf = (text: string): "department" | "other" | null =>
  department.test(text) ? "department" : body.test(text) ? "other" : null;

/** Words as a description has them up to the kind of the employer, and no name has; and what goes on behind that. */
const small = String.raw`(?:(?:\p{Ll}|\d|&|\p{Lu}{2})\S* )`;
const kind = String.raw`${small}{0,4}${lists.kinds}s?(?![\p{L}-])`;
const goesOn = "(?:of|for|with|that|which|in|to|from|across|serving|making|selling|employing) ";
const description = new RegExp(
  String.raw`^(?:(?:(?:the|an?|one of \S+) )?${lists.manners}[ ,]+${kind}(?:$|,| ${goesOn})|${kind},? ${goesOn}(?!(?:the )?\p{Lu}\p{Ll})|${small}*(?:\p{Ll}+, )?(?:\d[\d,]*\+?|two|three|four|five|six)[ -](?:\p{Ll}+ )?${lists.sizes}(?!\p{L}))`,
  "u",
);
/** Whether a text says what an employer is or does, and names none: "Maker of knee implants, 900 staff", "(ASX-listed retailer)". */
export const describesEmployer = (text: string): boolean => {
  const own = text.replace(/^\(|\)?\.?$/g, "").replace(/^\p{Lu}(?=\p{Ll}| )/u, (one) => one.toLowerCase());
  return description.test(own) && !isTitle(own.split(/,| (?:of|for|with|that|which|in|to|from) /)[0]!);
};
