import type { CvProfile } from "../../../src/server/cv-export/cv-profile.ts";
import type { EntryData } from "../../../src/contract/profile/entry-schemas.ts";
import type { Section } from "../../../src/contract/profile/section.ts";
import { basic } from "../../../src/contract/profile/basic.ts";
import { driverLicence } from "../../../src/contract/profile/driver-licence.ts";
import { language } from "../../../src/contract/profile/language.ts";
import { languageTest } from "../../../src/contract/profile/language-test.ts";
import { licence } from "../../../src/contract/profile/licence.ts";
import { personalAttribute } from "../../../src/contract/profile/personal-attribute.ts";
import { personalSummary } from "../../../src/contract/profile/personal-summary.ts";
import { qualification } from "../../../src/contract/profile/qualification.ts";
import { reference } from "../../../src/contract/profile/reference.ts";
import { skill } from "../../../src/contract/profile/skill.ts";
import { workExperience } from "../../../src/contract/profile/work-experience.ts";

/** The day on which the CVs are made. */
export const today = "2026-11-22";

/** Entries of one section, for `profileOf`. */
export const own = <S extends Section>(section: S, ...entries: EntryData<S>[]) => ({ section, entries });

/** A profile with these entries. */
export const profileOf = (name: string, ...lists: { section: Section; entries: unknown[] }[]): CvProfile => ({
  name,
  email: "zoe@example.com",
  entries: ((section: Section) =>
    lists.find((list) => list.section === section)?.entries ?? []) as CvProfile["entries"],
});

type Job = EntryData<typeof workExperience>;

/** A job, with these fields instead of the usual ones. */
export const job = (fields: Partial<Job> = {}): Job => ({
  title: "Registered nurse",
  employer: "Royal Prince Alfred Hospital",
  place: "Camperdown NSW",
  start: "2021-02",
  end: null,
  is_current: true,
  is_paid_employment: true,
  is_self_employed: false,
  career_level: null,
  responsibility: null,
  para: null,
  description:
    "Nurse in charge of a surgical ward of 28 beds.\n- Led a team of nine across morning and night shifts\n- Cut falls by a third within a year with hourly rounds, and taught the method to three other wards\n- Mentored graduate nurses",
  ...fields,
});

/** A nurse's profile, with something in every section of a CV. */
export const nurse = profileOf(
  "Zoë Nguyễn-Dvořák",
  own(basic, {
    given_name: "Zoë",
    family_name: "Nguyễn-Dvořák",
    preferred_name: null,
    current_occupation: "Registered nurse",
    mobile: "+61 412 345 678",
    date_of_birth: "1990-04-17",
    gender: "female",
    residential_address: "7 Secret Lane, Newtown NSW 2042",
    home_location: { id: 1002, address: "Newtown NSW 2042" },
    current_country: { id: 1, title: "Australia" },
  } as EntryData<typeof basic>),
  own(personalSummary, {
    personal_summary:
      "Surgical nurse with ten years in public hospitals in Sydney and Prague. I keep calm when a ward is full, teach gladly, and look for a role with time for patients and for the people who care for them.\nAvailable for night shifts.",
  }),
  own(
    workExperience,
    job(),
    job({
      title: "Nurse",
      employer: "Fakultní nemocnice v Motole",
      place: "Praha, Czechia",
      start: "2015-09",
      end: "2020-12",
      is_current: false,
      description: "Care of patients after heart surgery.\n• Dressings and drains\n• Medication rounds",
    }),
    job({
      title: "First aider",
      employer: "St John Ambulance",
      place: null,
      start: "2019-05",
      end: "2019-05",
      is_current: false,
      is_paid_employment: false,
      description: null,
    }),
  ),
  own(qualification, {
    title: "Bachelor of Nursing",
    level: "bachelor",
    institution: "Univerzita Karlova",
    country: { id: 68, title: "Czechia" },
    field_of_study: "Nursing",
    start: "2012-09",
    end: "2015-06",
    in_progress: false,
    description: null,
  }),
  own(
    licence,
    {
      title: "Registered Nurse (Division 1)",
      kind: "registration",
      issuer: "AHPRA",
      number: "NMW0001234567",
      state: null,
      issued: "2021-01-10",
      expires: "2027-05-31",
    },
    {
      title: "Expired first aid certificate",
      kind: "certificate",
      issuer: null,
      number: null,
      state: null,
      issued: "2019-01-10",
      expires: "2022-01-10",
    },
  ),
  own(driverLicence, {
    class: "C",
    status: "Open",
    number: "12345678",
    country: { id: 1, title: "Australia" },
    state: "New South Wales",
    expires: null,
  }),
  own(languageTest, {
    test: "ielts_academic",
    taken: "2025-03-01",
    overall: 8,
    listening: 8.5,
    reading: 8,
    writing: 7.5,
    speaking: 8,
    reference_number: "REF99887766",
    expires: null,
  }),
  own(
    skill,
    ...["Wound care", "Medication rounds", "Triage", "Cannulation", "Team leadership", "Patient records"].map(
      (name, index) => ({ skill: name, level: index ? null : ("expert" as const), years: index ? null : 10 }),
    ),
  ),
  own(personalAttribute, { attributes: ["Calm", "Reliable"] }),
  own(
    language,
    { language: { id: 1, title: "Czech" }, level: "native" },
    { language: { id: 2, title: "Vietnamese" }, level: "conversational" },
    { language: { id: 3, title: null }, level: null },
  ),
  own(
    reference,
    {
      name: "Maria Rossi",
      relation: "Nurse unit manager",
      employer: "Royal Prince Alfred Hospital",
      email: "maria@example.com",
      phone: null,
      may_contact: true,
    },
    {
      name: "Not Asked",
      relation: null,
      employer: null,
      email: "not-asked@example.com",
      phone: null,
      may_contact: null,
    },
  ),
);

/** Text that a careless layout lets overlap, drops or fails on. */
export const hostile = profileOf(
  "محمد الأحمد",
  own(basic, {
    given_name: "محمد",
    family_name: "الأحمد",
    preferred_name: null,
    current_occupation: "x".repeat(150),
    mobile: null,
    date_of_birth: null,
    gender: null,
    residential_address: null,
    home_location: { id: 9, address: "Somewhere else" },
    current_country: null,
  } as EntryData<typeof basic>),
  own(personalSummary, {
    personal_summary: `مهندس برمجيات (10 سنوات) من Sydney يعمل مع فرق كبيرة.\nControl \u0007 and \u202Ereversed\u202C text, 😀 👩‍🚀 emoji, 中文简历和日本語、한국어, हिन्दी ਪੰਜਾਬੀ தமிழ் ไทย ភាសាខ្មែរ עברית ${"w".repeat(2000)}`,
  }),
  own(
    workExperience,
    ...Array.from({ length: 50 }, (_, index) =>
      job({
        title: `Job ${index} ${"Superlongtitle".repeat(index === 3 ? 12 : 1)}`,
        description: `${"Many words about the work that was done, one after the other. ".repeat(index * 2)}\n- ${"point ".repeat(40)}\n- ${"p".repeat(400)}`,
      }),
    ),
  ),
  own(
    skill,
    ...Array.from({ length: 60 }, (_, index) => ({ skill: `Skill ${index}`, level: null, years: null })),
  ),
);
