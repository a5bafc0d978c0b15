import type { KnownLayout, Layout } from "./layout.ts";
import { bullet, heading, save, tabbed, text } from "./docx-layouts.ts";
import { linkedIn } from "./pdf-columns.ts";
import { Sheet } from "./pdf-sheet.ts";
import type { Person } from "./people.ts";
import { months, range } from "./wordings.ts";

const name = ({ given, family }: Person) => `${given} ${family}`;
const spaced = (word: string) => word.toUpperCase().split("").join(" ").replaceAll("   ", "   ");

/** Headings in spaced letters, the dates below the title after a bar. */
const spacedHeadings: Layout = async (person) => {
  const sheet = new Sheet();
  const page = sheet.column();
  page.line(spaced(name(person)), { size: 20, align: "center" });
  page
    .line(person.headline, { align: "center" })
    .line(`${person.city}  |  ${person.phone}  |  ${person.email}`, { align: "center" });
  page.line(spaced("Profile"), { above: 12, size: 11 }).line(person.summary);
  page.line(spaced("Experience"), { above: 12, size: 11 });
  for (const job of person.jobs) {
    page
      .line(job.title.toUpperCase(), { above: 8, bold: true })
      .line(`${job.employer} | ${job.place} | ${range(job, months.short)}`);
    for (const task of job.tasks) page.line(`• ${task}`, { indent: 10 });
  }
  page.line(spaced("Education"), { above: 12, size: 11 });
  for (const study of person.studies)
    page
      .line(study.title.toUpperCase(), { bold: true })
      .line(`${study.institution} | ${study.start} – ${study.end}`);
  page.line(spaced("Skills"), { above: 12, size: 11 }).line(person.skills.join("  •  "));
  return sheet.bytes();
};

/** A sidebar on the left, and the dates in a column of their own in the main part. */
const timeline: Layout = async (person) => {
  const sheet = new Sheet();
  const side = sheet.column(40, 130, 60);
  const main = sheet.column(200, 350, 60);
  side.line(person.given, { size: 20, bold: true }).line(person.family, { size: 20, bold: true });
  side
    .line("Details", { bold: true, above: 14 })
    .line(person.address, { size: 9 })
    .line(person.phone, { size: 9 })
    .line(person.email, { size: 8 });
  side.line("Skills", { bold: true, above: 14 }).lines(person.skills, { size: 9 });
  side.line("Languages", { bold: true, above: 14 }).lines(
    person.languages.map((one) => one.name),
    { size: 9 },
  );
  main.line("Profile", { bold: true, size: 13 }).line(person.summary);
  main.line("Employment History", { bold: true, size: 13, above: 12 });
  for (const job of person.jobs) {
    main
      .line(`${job.title}, ${job.employer}, ${job.place}`, { bold: true, above: 8 })
      .line(range(job, months.long, { to: " — " }), { size: 8 });
    for (const task of job.tasks) main.line(`• ${task}`, { indent: 8 });
  }
  main.line("Education", { bold: true, size: 13, above: 12 });
  for (const study of person.studies)
    main
      .line(`${study.title}, ${study.institution}`, { bold: true, above: 6 })
      .line(`${study.start} — ${study.end}`, { size: 8 });
  return sheet.bytes();
};

/** "Chef at Acme", with years abbreviated. */
const atEmployer: Layout = async (person) => {
  const sheet = new Sheet("Times");
  const page = sheet.column();
  page.line(`Curriculum Vitae of ${name(person)}`, { size: 16, bold: true });
  page.line(person.address).line(`T: ${person.phone}`).line(`E: ${person.email}`);
  page.line("Summary", { bold: true, above: 10 }).line(person.summary);
  page.line("Work history", { bold: true, above: 10 });
  for (const job of person.jobs) {
    page.line(`${job.title} at ${job.employer}`, { above: 6, bold: true });
    page.line(`${range(job, months.apostrophe, { to: " to ", now: "now" })}, ${job.place}`, { italic: true });
    page.line(job.tasks.join(". ") + ".");
  }
  page.line("Qualifications", { bold: true, above: 10 });
  for (const study of person.studies)
    page.line(`${study.title} from ${study.institution}, completed ${study.end}`);
  page.line("Skills", { bold: true, above: 10 });
  for (const skill of person.skills) page.line(`- ${skill}`);
  return sheet.bytes();
};

/** United Kingdom: dates first, with everything of a job on one line. */
const datesFirst: Layout = async (person) => {
  const sheet = new Sheet();
  const page = sheet.column();
  page.line(name(person), { size: 22, align: "center", bold: true });
  page
    .line(`${person.address}, Tel: ${person.phone}`, { align: "center" })
    .line(person.email, { align: "center" });
  page.line("Personal Statement", { bold: true, above: 10, size: 12 }).line(person.summary);
  page.line("Key Skills", { bold: true, above: 10, size: 12 });
  const [third, ...rest] = [0, 1, 2].map((at) => person.skills.filter((_, n) => n % 3 === at));
  third!.forEach((skill, at) =>
    page.line("", {
      at: [[0, skill], ...rest.map((column, n) => [170 * (n + 1), column[at] ?? ""] as const)],
    }),
  );
  page.line("Employment History", { bold: true, above: 10, size: 12 });
  for (const job of person.jobs) {
    page.line(
      `${range(job, months.numbers, { to: " - ", now: "present" })}: ${job.title}, ${job.employer}, ${job.place}`,
      { above: 6, bold: true },
    );
    for (const task of job.tasks) page.line(`• ${task}`);
  }
  page.line("Education", { bold: true, above: 10, size: 12 });
  for (const study of person.studies)
    page.line(`${study.start} - ${study.end}: ${study.title}, ${study.institution}`);
  return sheet.bytes();
};

/** Word: the employer with the dates, the title on the next line. */
const employerFirst: Layout = (person) =>
  save([
    text(name(person), true),
    text(`Address: ${person.address}`),
    text(`Phone: ${person.phone}`),
    text(`Email: ${person.email}`),
    heading("Professional Profile"),
    text(person.summary),
    heading("Professional Experience"),
    ...person.jobs.flatMap((job) => [
      tabbed(job.employer, range(job, months.numbers, { to: "-" })),
      text(job.title),
      ...job.tasks.map(bullet),
    ]),
    heading("Education & Qualifications"),
    ...person.studies.flatMap((study) => [tabbed(study.institution, study.end), text(study.title)]),
    heading("Skills & Expertise"),
    text(person.skills.join(", ")),
  ]);

/** LinkedIn shows three skills of a profile. */
const linkedInTopSkills: KnownLayout = {
  says: (person) => ({ ...person, skills: person.skills.slice(0, 3) }),
  write: linkedIn,
};

/** Layouts that were held out at first: what they showed about names and broken titles is in the reader now. */
export const moreLayouts: Readonly<Record<string, Layout | KnownLayout>> = {
  "pdf, LinkedIn": linkedInTopSkills,
  "pdf, spaced headings": spacedHeadings,
  "pdf, sidebar with place in titles": timeline,
  "pdf, title at employer": atEmployer,
  "pdf, dates first": datesFirst,
  "docx, employer first": employerFirst,
};
