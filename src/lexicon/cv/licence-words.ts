import { z } from "zod";
import { namesLicence } from "../conditions/licence-kind.ts";
import { readData } from "../text/read-data.ts";
import { wordings } from "../text/listed.ts";

/** The lists of `licences.yaml`, where each is explained, as patterns. */
export const licenceWords = readData(
  "cv/licences.yaml",
  z.strictObject({
    names: wordings,
    oneOfTwo: wordings,
    withClasses: wordings,
    organisations: wordings,
    issuers: wordings,
    noIssuers: wordings,
    registers: wordings,
    grades: wordings,
    memberRoles: wordings,
    tickets: wordings,
    lastOfLicence: wordings,
    lastOfTold: wordings,
    sharedNouns: wordings,
    expires: wordings,
    issued: wordings,
    validity: wordings,
    pending: wordings,
    otherPapers: wordings,
    credentials: wordings,
    numberLabels: wordings,
    numbered: wordings,
    unitCodes: wordings,
    standards: wordings,
    issuerEndings: wordings,
    holding: wordings,
    articles: wordings,
    driverLicences: wordings,
    driverClasses: z.record(z.string(), wordings),
    driverStatuses: z.record(z.string(), wordings),
  }),
);

const heavyClasses = Object.entries(licenceWords.driverClasses).filter(([code]) => code.length === 2);
const codes = heavyClasses.map(([code]) => code).join("|");
/** "HR", "MC (unrestricted)", "Heavy rigid (HR)": a class of heavy vehicles that stands alone in a list of licences. */
const classAlone = new RegExp(String.raw`^(?:(?:${codes})(?: class)?|C[- ]class)(?=$|\s*[(,])`);
const namedAlone = new RegExp(
  String.raw`^(?:${heavyClasses.map(([, names]) => names).join("|")})(?: \((?:${codes})\))?$`,
  "i",
);
/** Whether a text is nothing but a class of licences to drive. */
export const isDriverClass = (text: string): boolean => classAlone.test(text) || namedAlone.test(text);

const withClasses = new RegExp(String.raw`(?<!\w)${licenceWords.withClasses}`, "i");
/** Whether a text names a licence that has classes, such as one for high risk work. */
export const hasClasses = (text: string): boolean => withClasses.test(text);

const name = new RegExp(String.raw`(?<![\p{L}\d])${licenceWords.names}(?![\p{L}\d])`, "iu");
/** Whether a text has words of the name of a licence, a check or a certificate. */
export const isLicenceName = (text: string): boolean => namesLicence(text) || name.test(text);

const everyName = new RegExp(name.source, "giu");
/** Whether the name of a licence begins in one text and ends in the next one: "Working with Vulnerable" above "People". */
export const namesAcross = (above: string, below: string): boolean => {
  if (isLicenceName(above)) return false;
  const found = `${above} ${below}`.matchAll(everyName);
  return [...found].some(
    ({ 0: one, index }) => index < above.length && index + one.length > above.length + 1,
  );
};

const beforeDate = new RegExp(
  String.raw`(?<!\p{L})(?:${licenceWords.expires}|${licenceWords.issued})(?: date| on| in)?:?(?: \d{1,2})?$`,
  "iu",
);
/** Whether a text ends with a word in front of a date, or with the day of the date too: "White Card, expires 31". */
export const endsBeforeDate = (text: string): boolean => beforeDate.test(text);

const issuer = new RegExp(String.raw`^(?:the )?${licenceWords.issuers}(?: \S+)?$`, "i");
const organisation = new RegExp(
  String.raw`\s(?:${licenceWords.organisations}$|(?:board|institute|college|council) of )`,
  "i",
);
/** Whether a text is the name of one who issues licences: it may have the name of a licence in it, "Blue Card Services". */
export const isLicenceIssuer = (text: string): boolean =>
  organisation.test(text) || (issuer.test(text) && !isLicenceName(text));
