import { expect, it } from "vitest";
import { levelOfQualification } from "../../../src/lexicon/cv/qualification-levels.ts";

it.each([
  ["Certificate III in Individual Support", "certificate_3"],
  ["CHC30121 Certificate III in Early Childhood", "certificate_3"],
  ["Cert IV in Training and Assessment", "certificate_4"],
  ["Certificate I in Kitchen Operations", "certificate_1"],
  ["Certificate 2 in Retail", "certificate_2"],
  ["Certificate in Barista Skills", null],
  ["Bachelor’s degree, Economics", "bachelor"],
  ["B.Sc. Computer Science", "bachelor"],
  ["BSc (Hons) Physics", "honours"],
  ["Bachelor of Science (Honours)", "honours"],
  ["Graduate Diploma of Education", "graduate_diploma"],
  ["Diploma of Nursing", "diploma"],
  ["Advanced Diploma of Accounting", "advanced_diploma"],
  ["Master of Education", "masters"],
  ["MBA", "masters"],
  ["Ph.D. in Chemistry", "doctorate"],
  ["HSC", "year_12"],
  ["Year 10 Certificate", "school"],
  ["Statement of Attainment in First Aid", "short_course"],
  ["Medical degree", null],
  ["Barbering", null],
  ["Maths teaching", null],
])("the level of %s is %s", (title, level) => {
  expect(levelOfQualification(title)).toBe(level);
});
