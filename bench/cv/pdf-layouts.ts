import type { Layout } from "./layout.ts";
import { Sheet, type Column } from "./pdf-sheet.ts";
import type { Person } from "./people.ts";
import { months, range } from "./wordings.ts";

const name = ({ given, family }: Person) => `${given} ${family}`;
const heading = (column: Column, text: string) => column.line(text, { bold: true, size: 12, above: 10 });
const bullets = (column: Column, texts: readonly string[], mark = "•") =>
  column.lines(
    texts.map((text) => `${mark} ${text}`),
    { indent: 12 },
  );

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

const sidebar =
  (side: "left" | "right"): Layout =>
  async (person) => {
    const sheet = new Sheet();
    const head = sheet.column();
    head.line(name(person), { size: 24, bold: true }).line(person.headline, { size: 13 });
    const y = head.y + 14;
    const narrow = side === "left" ? sheet.column(50, 140, y) : sheet.column(405, 140, y);
    const main = side === "left" ? sheet.column(215, 330, y) : sheet.column(50, 330, y);
    heading(narrow, "CONTACT").line(person.phone).line(person.email, { size: 9 }).line(person.address);
    heading(narrow, "SKILLS").lines(person.skills);
    heading(narrow, "LANGUAGES").lines(person.languages.map((one) => `${one.name} - ${one.level}`));
    heading(narrow, "CERTIFICATIONS").lines(person.licences);
    heading(main, "PROFILE").line(person.summary);
    heading(main, "EXPERIENCE");
    for (const job of person.jobs) {
      main.line(job.title, { bold: true, size: 11, above: 8 });
      main.line(`${job.employer} | ${job.place}`);
      main.line(range(job, months.long), { italic: true });
      bullets(main, job.tasks);
    }
    heading(main, "EDUCATION");
    for (const study of person.studies)
      main
        .line(study.title, { bold: true, above: 4 })
        .line(study.institution)
        .line(`${study.start} - ${study.end}`);
    return sheet.bytes();
  };

/** As LinkedIn saves a profile as PDF. */
const linkedIn: Layout = async (person) => {
  const sheet = new Sheet();
  const side = sheet.column(30, 150);
  const main = sheet.column(223, 340);
  side
    .line("Contact", { size: 13 })
    .line(person.phone, { above: 4 })
    .line(person.email, { size: 8 })
    .line("www.linkedin.com/in/" + person.given.toLowerCase().replace(/\W/g, ""));
  side.line("Top Skills", { size: 13, above: 16 }).lines(person.skills.slice(0, 3));
  side
    .line("Languages", { size: 13, above: 16 })
    .lines(
      person.languages.map(
        (one) => `${one.name} (${one.level === "Native" ? "Native or Bilingual" : "Full Professional"})`,
      ),
    );
  side.line("Certifications", { size: 13, above: 16 }).lines(person.licences);
  main
    .line(name(person), { size: 26 })
    .line(`${person.headline} at ${person.jobs[0]!.employer}`, { size: 12 })
    .line(person.city, { size: 12 });
  main.line("Summary", { size: 15.75, above: 16 }).line(person.summary, { size: 12 });
  main.line("Experience", { size: 15.75, above: 16 });
  for (const job of person.jobs) {
    main.line(job.employer, { size: 12, above: 12 }).line(job.title, { size: 11.5 });
    main
      .line(`${range(job, months.long, { to: " - " })} (${2 + job.tasks.length} years 3 months)`)
      .line(job.place);
    main.lines(job.tasks);
  }
  main.line("Education", { size: 15.75, above: 16 });
  for (const study of person.studies)
    main
      .line(study.institution, { size: 12, above: 8 })
      .line(`${study.title} · (${study.start} - ${study.end})`);
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

/** United States: education first, employer and place on one line, the title below. */
const educationFirst: Layout = async (person) => {
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
const labelled: Layout = async (person) => {
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
const filipino: Layout = async (person) => {
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
  "pdf, LinkedIn": linkedIn,
  "pdf, dense": dense,
  "pdf, education first": educationFirst,
  "pdf, labels": labelled,
  "pdf, Philippines": filipino,
  "pdf, functional": functional,
  "pdf, headings on the left": headingsLeft,
};
