import type { Layout } from "./layout.ts";
import { educationFirst, filipino, labelled } from "./pdf-abroad.ts";
import { sidebar } from "./pdf-columns.ts";
import { bullets, heading, name } from "./pdf-pieces.ts";
import { Sheet } from "./pdf-sheet.ts";
import { months, range } from "./wordings.ts";

/** One column, title and dates on one line, the employer below. */
const plain: Layout = async (person) => {
  const sheet = new Sheet();
  const page = sheet.column();
  page.line(name(person), { size: 20, bold: true });
  page.line(`${person.address} | ${person.phone} | ${person.email}`);
  heading(page, "Professional Summary").line(person.summary);
  heading(page, "Work Experience");
  for (const job of person.jobs) {
    page.line(job.title, { bold: true, right: range(job, months.short), above: 6 });
    page.line(`${job.employer}, ${job.place}`, { italic: true });
    bullets(page, job.tasks);
  }
  heading(page, "Education");
  for (const study of person.studies)
    page.line(study.title, { bold: true, right: `${study.start} – ${study.end}` }).line(study.institution);
  heading(page, "Skills").line(person.skills.join(", "));
  heading(page, "Certifications").lines(person.licences);
  heading(page, "Languages").line(person.languages.map((one) => `${one.name} (${one.level})`).join(", "));
  return sheet.bytes();
};

/** Dates in a column on the left. */
const datesLeft: Layout = async (person) => {
  const sheet = new Sheet("Times");
  const page = sheet.column();
  page.line("CURRICULUM VITAE", { align: "center", size: 14, bold: true });
  page.line(name(person).toUpperCase(), { align: "center", size: 16, bold: true, above: 8 });
  page
    .line(person.address, { align: "center" })
    .line(`Phone: ${person.phone}`, { align: "center" })
    .line(`Email: ${person.email}`, { align: "center" });
  heading(page, "CAREER OBJECTIVE").line(person.summary);
  heading(page, "EMPLOYMENT HISTORY");
  for (const job of person.jobs) {
    page.line("", {
      at: [
        [0, range(job, months.numbers, { to: " - ", now: "Current" })],
        [130, job.title],
      ],
      above: 6,
      bold: true,
    });
    page.line("", { at: [[130, `${job.employer}, ${job.place}`]] });
    for (const task of job.tasks) page.line(`- ${task}`, { indent: 130 });
  }
  heading(page, "QUALIFICATIONS");
  for (const study of person.studies)
    page.line("", {
      at: [
        [0, study.end],
        [130, `${study.title}, ${study.institution}`],
      ],
    });
  heading(page, "KEY SKILLS");
  bullets(page, person.skills);
  heading(page, "LICENCES AND CERTIFICATES");
  bullets(page, person.licences);
  heading(page, "REFEREES");
  for (const one of person.referees)
    page.line(one.name, { above: 4 }).line(`${one.title}, ${one.employer}`).line(`Phone: ${one.phone}`);
  return sheet.bytes();
};

/** A page full of text: everything of a job on one line. */
const dense: Layout = async (person) => {
  const sheet = new Sheet("Times");
  const page = sheet.column(36, 523);
  page.line(`${name(person)}, ${person.headline}`, { size: 13, bold: true });
  page.line(`${person.email} • ${person.phone} • ${person.address}`, { size: 9 });
  const small = { size: 9 };
  page.line("Profile", { bold: true }).line(person.summary, { ...small, align: "justify" });
  page.line("Career History", { bold: true });
  for (const job of person.jobs) {
    page.line(
      `${job.title}, ${job.employer}, ${job.place} (${range(job, months.short, { to: "–", now: "now" })})`,
      small,
    );
    page.line(job.tasks.join(". ") + ".", { ...small, align: "justify" });
  }
  page.line("Education and Training", { bold: true });
  for (const study of person.studies) page.line(`${study.title}, ${study.institution}, ${study.end}`, small);
  page.line("Technical Skills", { bold: true }).line(person.skills.join("; "), small);
  page.line("Licences", { bold: true }).line(person.licences.join(", "), small);
  page.line("Languages", { bold: true }).line(person.languages.map((one) => one.name).join(", "), small);
  return sheet.bytes();
};

/** Skills first, jobs as a list at the end. */
const functional: Layout = async (person) => {
  const sheet = new Sheet();
  const page = sheet.column();
  page.line(name(person), { size: 18 }).line(`${person.phone}   ${person.email}`).line(person.address);
  heading(page, "About Me").line(person.summary);
  heading(page, "Areas of Expertise");
  const half = Math.ceil(person.skills.length / 2);
  person.skills.slice(0, half).forEach((skill, at) =>
    page.line("", {
      at: [
        [0, `• ${skill}`],
        [250, person.skills[half + at] ? `• ${person.skills[half + at]}` : ""],
      ],
    }),
  );
  heading(page, "Selected Achievements");
  bullets(
    page,
    person.jobs.flatMap(({ tasks }) => tasks.slice(0, 1)),
  );
  heading(page, "Employment");
  for (const job of person.jobs) page.line(`${range(job, months.short)}   ${job.title}, ${job.employer}`);
  heading(page, "Education");
  for (const study of person.studies) page.line(`${study.end}   ${study.title}, ${study.institution}`);
  heading(page, "References").line("Available upon request.");
  return sheet.bytes();
};

/** Headings in a column on the left. */
const headingsLeft: Layout = async (person) => {
  const sheet = new Sheet();
  const page = sheet.column();
  page
    .line(name(person), { size: 18, bold: true })
    .line(`${person.email}  ${person.phone}`)
    .line(person.address);
  const section = (title: string, first: string, look = {}) =>
    page.line("", {
      at: [
        [0, title],
        [120, first],
      ],
      above: 12,
      ...look,
    });
  const [one, ...more] = person.jobs;
  section("Profile", "").line(person.summary, { indent: 120 });
  section("Experience", one!.title, { bold: true });
  for (const job of [one!, ...more]) {
    if (job !== one) page.line(job.title, { indent: 120, bold: true, above: 8 });
    page
      .line(`${job.employer} – ${job.place}`, { indent: 120 })
      .line(range(job, months.short), { indent: 120 });
    for (const task of job.tasks) page.line(`• ${task}`, { indent: 132 });
  }
  const [study, ...others] = person.studies;
  section("Education", `${study!.title}, ${study!.end}`).line(study!.institution, { indent: 120 });
  for (const other of others)
    page
      .line(`${other.title}, ${other.end}`, { indent: 120, above: 4 })
      .line(other.institution, { indent: 120 });
  section("Skills", person.skills.slice(0, 4).join(", ") + ",").line(person.skills.slice(4).join(", "), {
    indent: 120,
  });
  section("Languages", person.languages.map((each) => each.name).join(", "));
  return sheet.bytes();
};

/** The PDF layouts that the reader was built with. */
export const pdfLayouts: Readonly<Record<string, Layout>> = {
  "pdf, plain": plain,
  "pdf, dates on the left": datesLeft,
  "pdf, sidebar on the left": sidebar("left"),
  "pdf, sidebar on the right": sidebar("right"),
  "pdf, dense": dense,
  "pdf, education first": educationFirst,
  "pdf, labels": labelled,
  "pdf, Philippines": filipino,
  "pdf, functional": functional,
  "pdf, headings on the left": headingsLeft,
};
