import { strToU8, zipSync } from "fflate";
import type { Layout } from "./layout.ts";
import type { Person } from "./people.ts";
import { months } from "./wordings.ts";

/** A JSON Resume (jsonresume.org). */
const jsonResume: Layout = async (person) =>
  strToU8(
    JSON.stringify({
      basics: {
        name: `${person.given} ${person.family}`,
        label: person.headline,
        email: person.email,
        phone: person.dial,
        summary: person.summary,
      },
      work: person.jobs.map(({ title, employer, start, end, tasks }) => ({
        position: title,
        name: employer,
        startDate: `${start}-01`,
        ...(end && { endDate: `${end}-01` }),
        highlights: tasks,
      })),
      education: person.studies.map(({ title, institution, start, end }) => ({
        studyType: title,
        institution,
        startDate: start,
        endDate: end,
      })),
      skills: [{ name: "All", keywords: person.skills }],
      languages: person.languages.map(({ name, level }) => ({ language: name, fluency: level })),
      certificates: person.licences.map((name) => ({ name })),
    }),
  );

const table = (rows: readonly (readonly string[])[]) =>
  strToU8(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n"));

/** The ZIP of LinkedIn's data export. */
const linkedInExport: Layout = async (person: Person) =>
  zipSync({
    "Profile.csv": table([
      ["First Name", "Last Name", "Headline", "Summary", "Geo Location"],
      [person.given, person.family, person.headline, person.summary, person.city],
    ]),
    "Email Addresses.csv": table([
      ["Email Address", "Confirmed", "Primary"],
      [person.email, "Yes", "Yes"],
    ]),
    "PhoneNumbers.csv": table([
      ["Number", "Type"],
      [person.dial, "Mobile"],
    ]),
    "Positions.csv": table([
      ["Company Name", "Title", "Description", "Location", "Started On", "Finished On"],
      ...person.jobs.map((job) => [
        job.employer,
        job.title,
        job.tasks.join("\n"),
        job.place,
        months.short(job.start),
        job.end ? months.short(job.end) : "",
      ]),
    ]),
    "Education.csv": table([
      ["School Name", "Start Date", "End Date", "Degree Name"],
      ...person.studies.map((study) => [study.institution, study.start, study.end, study.title]),
    ]),
    "Skills.csv": table([["Name"], ...person.skills.map((skill) => [skill])]),
    "Languages.csv": table([
      ["Name", "Proficiency"],
      ...person.languages.map(({ name }) => [name, "Native or bilingual proficiency"]),
    ]),
    "Certifications.csv": table([["Name", "Authority"], ...person.licences.map((name) => [name, ""])]),
  });

/** Data files. */
export const importLayouts: Readonly<Record<string, Layout>> = {
  "json, JSON Resume": jsonResume,
  "zip, LinkedIn": linkedInExport,
};
