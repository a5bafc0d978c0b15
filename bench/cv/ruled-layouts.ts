import { bullet, grid, heading, save, text } from "./docx-layouts.ts";
import type { Layout } from "./layout.ts";
import type { Person } from "./people.ts";
import { Sheet } from "./pdf-sheet.ts";
import { months, range } from "./wordings.ts";

const name = ({ given, family }: Person) => `${given} ${family}`;

/** A dark sidebar on the right whose headings are centred, the employer in capitals, dates in brackets. */
const sidebarCapitals: Layout = async (person) => {
  const sheet = new Sheet("Times");
  sheet.doc.rect(400, 0, 195, 842).fill("#223").fillColor("#000");
  const main = sheet.column(40, 340, 50);
  const side = sheet.column(415, 165, 50);
  main
    .line(name(person).toUpperCase(), { size: 22, bold: true })
    .line(person.headline.toUpperCase(), { size: 11 });
  main.line("WHO I AM", { size: 12, bold: true, above: 14 }).line(person.summary);
  main.line("WORK EXPERIENCE", { size: 12, bold: true, above: 14 });
  for (const job of person.jobs) {
    main.line(job.employer.toUpperCase(), { above: 8, bold: true });
    main.line(`${job.title} (${range(job, months.short, { to: " - ", now: "current" })})`, { italic: true });
    for (const task of job.tasks) main.line(`- ${task}`, { indent: 10 });
  }
  main.line("QUALIFICATIONS", { size: 12, bold: true, above: 14 });
  for (const study of person.studies)
    main.line(`${study.institution} (${study.start} - ${study.end})`, { above: 4 }).line(study.title);
  side
    .line("GET IN TOUCH", { bold: true, align: "center" })
    .line(person.phone)
    .line(person.email, { size: 8 })
    .line(person.city);
  side.line("EXPERTISE", { bold: true, align: "center", above: 14 });
  for (const skill of person.skills) side.line(`- ${skill}`);
  side.line("LANGUAGES", { bold: true, align: "center", above: 14 });
  for (const one of person.languages) side.line(`${one.name}: ${one.level}`);
  return sheet.bytes();
};

/** Europass-like: labels in a column on the left, everything else on the right. */
const europass: Layout = async (person) => {
  const sheet = new Sheet();
  const page = sheet.column();
  const row = (label: string, value: string, look = {}) =>
    page.line("", {
      at: [
        [0, label],
        [170, value],
      ],
      ...look,
    });
  page.line("Curriculum Vitae", { size: 16, bold: true });
  page.line("PERSONAL INFORMATION", { bold: true, above: 10 });
  row("Name", name(person));
  row("Address", person.address);
  row("Telephone", person.phone);
  row("E-mail", person.email);
  page.line("WORK EXPERIENCE", { bold: true, above: 10 });
  for (const job of person.jobs) {
    row("Dates", range(job, months.long, { to: " – " }), { above: 8 });
    row("Position held", job.title);
    row("Employer", job.employer);
    row("Location", job.place);
    row("Main activities", job.tasks[0]!);
  }
  page.line("EDUCATION AND TRAINING", { bold: true, above: 10 });
  for (const study of person.studies) {
    row("Dates", `${study.start} – ${study.end}`, { above: 8 });
    row("Qualification", study.title);
    row("Institution", study.institution);
  }
  page.line("PERSONAL SKILLS", { bold: true, above: 10 }).line(person.skills.join(", "));
  return sheet.bytes();
};

/** Three lines of head for each job, dates last, ruled sections, skills as a grid of three columns. */
const ruled: Layout = async (person) => {
  const sheet = new Sheet();
  const page = sheet.column(60, 475, 60);
  page.line(name(person), { size: 26 });
  page.line([person.email, person.phone, person.city].join("   /   "), { size: 9 });
  const title = (value: string) => {
    page.line(value, { size: 13, above: 14 });
    sheet.doc.moveTo(60, page.y).lineTo(535, page.y).stroke();
    page.y += 4;
  };
  title("Career Summary");
  page.line(person.summary);
  title("Key Competencies");
  const third = Math.ceil(person.skills.length / 3);
  for (let at = 0; at < third; at++)
    page.line("", {
      at: [0, 1, 2].map((column) => [column * 160, person.skills[at + column * third] ?? ""] as const),
    });
  title("Employment Record");
  for (const job of person.jobs) {
    page
      .line(job.employer, { bold: true, above: 8 })
      .line(job.title, { italic: true })
      .line(`${job.place}, ${range(job, months.numbers, { to: " – " })}`, { size: 9 });
    page.line(job.tasks.join(". ") + ".", { align: "justify" });
  }
  title("Education & Training");
  for (const study of person.studies)
    page.line(`${study.end} – ${study.title}`, { above: 3 }).line(study.institution, { indent: 40 });
  return sheet.bytes();
};

/** Word: a table of all jobs with a row of headings, contact details in a table at the top. */
const tables: Layout = (person) =>
  save([
    grid(
      [[[text(name(person), true)], [text(person.phone), text(person.email), text(person.address)]]],
      [60, 40],
    ),
    heading("Personal Profile"),
    text(person.summary),
    heading("Career History"),
    grid(
      [
        [[text("Period", true)], [text("Employer", true)], [text("Position", true)]],
        ...person.jobs.map((job) => [
          [text(range(job, months.short, { to: " - " }))],
          [text(job.employer)],
          [text(job.title)],
        ]),
      ],
      [30, 35, 35],
    ),
    heading("Education"),
    grid(
      [
        [[text("Year", true)], [text("Qualification", true)], [text("Institution", true)]],
        ...person.studies.map((study) => [[text(study.end)], [text(study.title)], [text(study.institution)]]),
      ],
      [20, 45, 35],
    ),
    heading("Competencies"),
    ...person.skills.map(bullet),
  ]);

/** Layouts with rules, labels and tables. */
export const ruledLayouts: Readonly<Record<string, Layout>> = {
  "pdf, capitals and a sidebar": sidebarCapitals,
  "pdf, labels on the left": europass,
  "pdf, ruled": ruled,
  "docx, tables": tables,
};
