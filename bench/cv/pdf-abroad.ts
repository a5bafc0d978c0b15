import type { Layout } from "./layout.ts";
import { bullets, heading, name } from "./pdf-pieces.ts";
import { Sheet } from "./pdf-sheet.ts";
import { months, range } from "./wordings.ts";

/** United States: education first, employer and place on one line, the title below. */
export const educationFirst: Layout = async (person) => {
  const sheet = new Sheet("Times");
  const page = sheet.column();
  page.line(name(person), { size: 18, align: "center" });
  page.line(`${person.address} · ${person.phone} · ${person.email}`, { align: "center" });
  heading(page, "EDUCATION");
  for (const study of person.studies)
    page.line(study.institution, { bold: true, right: study.end }).line(study.title, { italic: true });
  heading(page, "PROFESSIONAL EXPERIENCE");
  for (const job of person.jobs) {
    page.line(job.employer, { bold: true, right: job.place, above: 6 });
    page.line(job.title, { italic: true, right: range(job, months.short) });
    bullets(page, job.tasks, "–");
  }
  heading(page, "SKILLS");
  page
    .line(`Technical: ${person.skills.slice(0, 4).join(", ")}`)
    .line(`Other: ${person.skills.slice(4).join(", ")}`);
  heading(page, "CERTIFICATIONS").lines(person.licences);
  return sheet.bytes();
};

/** India: labels in front of each value, a table of education, personal details at the end. */
export const labelled: Layout = async (person) => {
  const sheet = new Sheet();
  const page = sheet.column();
  page.line("RESUME", { align: "center", bold: true, size: 14 });
  page
    .line(`Name: ${name(person)}`)
    .line(`Mobile: ${person.phone}`)
    .line(`E-mail: ${person.email}`)
    .line(`Address: ${person.address}`);
  heading(page, "Career Objective:").line(person.summary);
  heading(page, "Work Experience:");
  for (const job of person.jobs) {
    page
      .line(`Company: ${job.employer}`, { above: 8 })
      .line(`Designation: ${job.title}`)
      .line(`Duration: ${range(job, months.short, { to: " to ", now: "till date" })}`)
      .line(`Location: ${job.place}`);
    page.line("Roles and Responsibilities:", { bold: true });
    bullets(page, job.tasks, "•");
  }
  heading(page, "Academic Qualifications:");
  page.line("", {
    at: [
      [0, "Course"],
      [240, "Institution"],
      [430, "Year"],
    ],
    bold: true,
  });
  for (const study of person.studies)
    page.line("", {
      at: [
        [0, study.title.slice(0, 44)],
        [240, study.institution],
        [430, study.end],
      ],
    });
  heading(page, "Technical Skills:");
  bullets(page, person.skills);
  heading(page, "Personal Details:")
    .line("Date of Birth: 12/04/1991")
    .line(`Languages Known: ${person.languages.map((one) => one.name).join(", ")}`)
    .line("Marital Status: Single");
  heading(page, "Declaration:").line(
    "I hereby declare that the above information is true to the best of my knowledge.",
  );
  return sheet.bytes();
};

/** The Philippines: capitals, dates first, character references. */
export const filipino: Layout = async (person) => {
  const sheet = new Sheet();
  const page = sheet.column();
  page
    .line(name(person).toUpperCase(), { size: 16, bold: true })
    .line(person.address)
    .line(`Contact No.: ${person.phone}`)
    .line(`Email Address: ${person.email}`);
  heading(page, "OBJECTIVE").line(person.summary);
  heading(page, "WORK EXPERIENCE");
  for (const job of person.jobs) {
    page
      .line(range(job, months.long, { to: " to " }), { bold: true, above: 6 })
      .line(job.title.toUpperCase())
      .line(job.employer)
      .line(job.place);
    bullets(page, job.tasks, "•");
  }
  heading(page, "EDUCATIONAL BACKGROUND");
  for (const study of person.studies)
    page.line(study.title, { above: 4 }).line(study.institution).line(`${study.start}-${study.end}`);
  heading(page, "SKILLS");
  bullets(page, person.skills);
  heading(page, "TRAININGS AND SEMINARS ATTENDED");
  bullets(page, person.licences);
  heading(page, "CHARACTER REFERENCES");
  for (const one of person.referees)
    page.line(one.name, { above: 4 }).line(one.title).line(one.employer).line(one.phone);
  return sheet.bytes();
};
