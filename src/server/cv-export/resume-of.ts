import { phoneText } from "../../domain/profile/phone-text.ts";
import { counted } from "../../domain/text/counted.ts";
import type { JsonResume } from "../../contract/json-resume.ts";
import { basic } from "../../contract/profile/basic.ts";
import type { EntryData } from "../../contract/profile/entry-schemas.ts";
import { language } from "../../contract/profile/language.ts";
import { occupation } from "../../contract/profile/occupation.ts";
import { personalAttribute } from "../../contract/profile/personal-attribute.ts";
import { personalSummary } from "../../contract/profile/personal-summary.ts";
import { qualification } from "../../contract/profile/qualification.ts";
import { reference } from "../../contract/profile/reference.ts";
import type { Section } from "../../contract/profile/section.ts";
import { skill } from "../../contract/profile/skill.ts";
import { workExperience } from "../../contract/profile/work-experience.ts";
import { certificatesOf, certificateSections } from "./certificates-of.ts";
import type { CvProfile } from "./cv-profile.ts";
import { labelOf } from "./label-of.ts";
import { otherOf, otherSections } from "./other-sections.ts";
import { splitPoints } from "./split-points.ts";

/** The sections that have a part of their own in a CV. */
const ownSections: readonly Section[] = [
  basic,
  personalSummary,
  workExperience,
  reference,
  qualification,
  skill,
  personalAttribute,
  language,
  occupation,
  ...certificateSections,
];
const others = otherSections(ownSections);

/** The sections that a CV is made from. */
export const cvSections: readonly Section[] = [...ownSections, ...others];

/**
 * The profile as a CV in the format JSON Resume 1.0.0. Sensitive fields, expired documents and people who may not be
 * asked are left out.
 * @param today YYYY-MM-DD.
 */
export const resumeOf = (profile: CvProfile, today: string): JsonResume => {
  const { entries } = profile;
  const jobs = entries(workExperience);
  const isUnpaid = ({ is_paid_employment }: Job) => is_paid_employment === false;
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: basicsOf(profile),
    work: jobs.filter((job) => !isUnpaid(job)).map((job) => ({ name: job.employer, ...jobOf(job) })),
    volunteer: jobs.filter(isUnpaid).map((job) => ({ organization: job.employer, ...jobOf(job) })),
    education: entries(qualification).map((study) => ({
      institution: [study.institution, study.country?.title].filter(Boolean).join(", ") || undefined,
      studyType: study.title,
      area: study.field_of_study ?? undefined,
      startDate: study.start ?? undefined,
      endDate: study.end ?? undefined,
      isCurrent: study.in_progress,
      summary: study.description ?? undefined,
    })),
    certificates: certificatesOf(entries, today),
    skills: [
      ...entries(skill).map(({ skill: name, level, years }) => ({
        name,
        level:
          [level && labelOf(skill, "level", level), yearsText(years)].filter(Boolean).join(", ") || undefined,
      })),
      ...entries(personalAttribute).flatMap(({ attributes }) =>
        attributes.length ? [{ name: "Personal attributes", keywords: attributes }] : [],
      ),
    ],
    languages: entries(language).flatMap(({ language: { title }, level }) =>
      title === null
        ? []
        : [{ language: title, fluency: (level && labelOf(language, "level", level)) ?? undefined }],
    ),
    references: entries(reference).flatMap(referenceOf),
    other: otherOf(others, entries),
    meta: { version: "v1.0.0" },
  };
};

type Job = EntryData<typeof workExperience>;

const basicsOf = ({ name, email, entries }: CvProfile): JsonResume["basics"] => {
  const [about] = entries(basic);
  return {
    name,
    label: about?.current_occupation ?? entries(occupation)[0]?.occupation,
    email,
    phone: about?.mobile ?? undefined,
    summary: entries(personalSummary)[0]?.personal_summary ?? undefined,
    location: about?.home_location?.address ? locationOf(about.home_location.address) : undefined,
  };
};

/** A place such as "Newtown NSW 2042" in its parts. */
const locationOf = (address: string): JsonResume["basics"]["location"] => {
  const [, city = address, region, postalCode] = /^(.+) ([A-Z]{2,3}) (\d{4})$/.exec(address) ?? [];
  return { city, region, postalCode, countryCode: region && "AU" };
};

const jobOf = (job: Job) => ({
  position: job.title,
  location: job.place ?? undefined,
  startDate: job.start ?? undefined,
  endDate: job.end ?? undefined,
  isCurrent: job.is_current,
  ...splitPoints([job.para, job.description]),
});

const yearsText = (years: number | null): string | null =>
  years === null || years === 0 ? null : counted(years, "year");

const referenceOf = ({ name, relation, employer, phone, email, may_contact }: EntryData<typeof reference>) =>
  may_contact
    ? [{ name, reference: [relation, employer, phone && phoneText(phone), email].filter(Boolean).join(", ") }]
    : [];
