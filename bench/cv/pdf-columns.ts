import type { Layout } from "./layout.ts";
import { bullets, heading, name } from "./pdf-pieces.ts";
import { Sheet } from "./pdf-sheet.ts";
import { months, range } from "./wordings.ts";

/** Contact details and lists beside the text. */
export const sidebar =
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
export const linkedIn: Layout = async (person) => {
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
