import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { wordings } from "../text/listed.ts";

/** The lists of `qualifications.yaml`, where each is explained. */
const lists = readData(
  "cv/qualifications.yaml",
  z.strictObject({
    awards: wordings,
    noAwards: wordings,
    awardsInChinese: wordings,
    institutions: wordings,
    noInstitutions: wordings,
    institutionsInChinese: wordings,
    schools: wordings,
  }),
);
/** "10+2", "Bac pro", "CAP Cuisine", "Koch (IHK)", "B. Pharm." and "ITI". */
const formsOfAwards = String.raw`(?:10)?\+2|bac(?: \+\d)?(?= pro| général| [SLE]S?\b)|cap(?= \p{Lu})|\p{Lu}\p{Ll}+ \((?:IHK|HWK)\)|[bmd]\.\s?[a-z]{2,7}\.?(?= |$|\()|iti(?=$| )`;
const award = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:${lists.awards}|${formsOfAwards})(?![\p{L}\p{N}_])|${lists.awardsInChinese}`,
  "iu",
);
const institution = new RegExp(
  String.raw`(?<![\p{L}\d_])${lists.institutions}(?![\p{L}\d_])|${lists.institutionsInChinese}`,
  "iu",
);

const noInstitution = new RegExp(`^(?:${lists.noInstitutions})$`, "iu");

/** "CHC30121 Certificate III": the code of a course in front of it. */
const code = /^[A-Z]{2,6}\d{4,6}(?:[A-Z]{2,3})?\s*[–:-]?\s+/;
const noAward = new RegExp(String.raw`(?<![\p{L}\d])${lists.noAwards}(?![\p{L}\d])`, "giu");

/** How much a text looks like the title of a qualification. */
export const awardScore = (text: string): number => {
  const found = award.exec(text.replace(code, "").replace(noAward, ""));
  if (!found) return 0;
  // "Ifo Secondary School" is the name of one, "SPM (secondary school)" is a certificate.
  const isInName = /[^\s(]\s$/.test(found.input.slice(0, found.index)) && /school$/i.test(found[0]);
  return found.index < 6 && !isInName ? 3 : 1.5;
};

/** How much a text looks like the name of a school or a university. */
export const institutionScore = (text: string): number => {
  // "Technical High School Diploma, Electricity".
  if (!institution.test(text) || noInstitution.test(text.replace(/\s*[,(–].*$/, ""))) return 0;
  // "High School Certificate" and "Institute Diploma" are qualifications.
  if (/(?:certificate|diploma|degree)$/i.test(text) && awardScore(text) > 0) return 1;
  return awardScore(text) >= 3 && !/universit|college|tafe|institute|academy/i.test(text) ? 1 : 2.5;
};

const school = new RegExp(String.raw`(?<!\p{L})${lists.schools}(?!\p{L})`, "iu");
/** Whether a text is the whole name of a school for children: "Hill High School", but not "School". */
export const isSchoolName = (text: string): boolean => text.includes(" ") && school.test(text);
