import type { Table } from "docx";
import { Paragraph, Tab, TabStopType, Textbox, TextRun } from "docx";
import { bullet, grid, heading, save, text } from "../docx-layouts.ts";
import type { KnownLayout } from "../layout.ts";
import { months, range } from "../wordings.ts";
import { yearsOnly } from "./people.ts";

export const tabs = (parts: readonly string[], at: readonly number[], bold = false) =>
  new Paragraph({
    tabStops: at.map((position) => ({ type: TabStopType.LEFT, position })),
    children: parts.map(
      (part, index) => new TextRun({ children: index ? [new Tab(), part] : [part], bold: bold && !index }),
    ),
  });
/** A shape with text, placed apart from the text around it. */
export const box = (
  children: Paragraph[],
  left: `${number}in` = "0in",
  width: `${number}in` = "6in",
  wrapStyle: "none" | "square" = "square",
) =>
  new Textbox({
    children,
    style: { width, height: "auto", position: "absolute", left, top: "0in", wrapStyle },
  });

/** "Curriculum Vitae" with tab stops: labels, colons, bold headings of the text's size. */
const tabStops: KnownLayout = {
  write: (person) =>
    save([
      new Paragraph({
        alignment: "center",
        children: [new TextRun({ text: "Curriculum Vitae", bold: true, underline: {} })],
      }),
      text("Personal Details", true),
      tabs(["Name", `: ${person.given} ${person.family}`], [2400]),
      tabs(["Address", `: ${person.address}`], [2400]),
      tabs(["Mobile", `: ${person.phone}`], [2400]),
      tabs(["Email", `: ${person.email}`], [2400]),
      tabs(["Nationality", ": Permanent resident"], [2400]),
      text("Career Objective", true),
      text(person.summary),
      text("Employment History", true),
      ...person.jobs.flatMap((job) => [
        tabs([range(job, months.apostrophe, { to: " to ", now: "date" }), job.employer], [2800]),
        tabs(["", job.title], [2800]),
        text("Duties:"),
        ...job.tasks.map(bullet),
        text(""),
      ]),
      text("Education", true),
      ...person.studies.flatMap((study) => [
        tabs([study.end, study.title], [2800]),
        tabs(["", study.institution], [2800]),
      ]),
      text("Key Skills", true),
      ...person.skills.map(bullet),
      text("Hobbies", true),
      text("Fishing, touch football and gardening"),
    ]),
};

/** Word's two columns by a table: contact, skills and education on the left, jobs by years on the right. */
const twoColumns: KnownLayout = {
  says: yearsOnly,
  write: (person) =>
    save([
      new Paragraph({
        children: [new TextRun({ text: `${person.given} ${person.family}`.toUpperCase(), size: 44 })],
      }),
      text(person.headline),
      grid(
        [
          [
            [
              text("CONTACT", true),
              text(person.phone),
              text(person.email),
              text(person.address),
              text("SKILLS", true),
              ...person.skills.map((skill) => text(skill)),
              text("EDUCATION", true),
              ...person.studies.flatMap((study) => [
                text(study.institution),
                text(study.title),
                text(`${study.start}-${study.end.slice(2)}`),
              ]),
              text("LANGUAGES", true),
              ...person.languages.map(({ name }) => text(name)),
            ],
            [
              text("OBJECTIVE", true),
              text(person.summary),
              text("EXPERIENCE", true),
              ...person.jobs.flatMap((job) => [
                text(job.title, true),
                text(job.employer),
                text(`${job.start}${job.end ? `-${job.end.slice(2)}` : " - present"}`),
                ...job.tasks.map(bullet),
              ]),
              text("VOLUNTEERING", true),
              text("Surf life saving patrols each summer"),
            ],
          ],
        ],
        [32, 68],
      ),
    ]),
};

/** The head as a text box, "since" and "until", the job's title in the same line as the employer. */
const textBox: KnownLayout = {
  write: (person) =>
    save([
      box([
        new Paragraph({
          children: [new TextRun({ text: `${person.given} ${person.family}`, bold: true, size: 36 })],
        }),
        text(`${person.email}  ·  ${person.phone}`),
        text(person.address),
      ]),
      heading("Summary"),
      text(person.summary),
      heading("Work Experience"),
      ...person.jobs.flatMap((job) => [
        text(`${job.title}, ${job.employer}`, true),
        text(
          job.end
            ? `${months.long(job.start)} until ${months.long(job.end)}`
            : `Since ${months.long(job.start)}`,
        ),
        ...job.tasks.map((task) => text(`o ${task}`)),
      ]),
      heading("Studies"),
      ...person.studies.map((study) =>
        text(`${study.title}, ${study.institution} (${study.start} to ${study.end})`),
      ),
      heading("What I am good at"),
      text(person.skills.join(", ")),
      heading("Languages"),
      text(person.languages.map(({ name, level }) => `${name}: ${level}`).join("; ")),
      heading("References"),
      text("Provided on request"),
    ]),
};

/** Australian trades: capitals, licence lines with numbers, everything of a job on a line, referees. */
const trades: KnownLayout = {
  write: (person) =>
    save([
      text(`${person.given} ${person.family}`.toUpperCase(), true),
      text(person.address),
      text(`M: ${person.phone}   E: ${person.email}`),
      text("PERSONAL STATEMENT", true),
      text(person.summary),
      text("LICENCES AND TICKETS", true),
      ...person.licences.map((one) => text(one)),
      text("EMPLOYMENT HISTORY", true),
      ...person.jobs.flatMap((job) => [
        text(
          `${job.employer} – ${job.title} – ${range(job, months.short, { to: " to ", now: "date" })}`,
          true,
        ),
        ...job.tasks.map((task) => text(`- ${task}`)),
      ]),
      text("EDUCATION AND TRAINING", true),
      ...person.studies.map((study) => text(`${study.title} – ${study.institution} – ${study.end}`)),
      text("SKILLS", true),
      ...person.skills.map(bullet),
      text("INTERESTS", true),
      text("Camping, four-wheel driving and coaching under 12s"),
      text("REFEREES", true),
      ...person.referees.map((one) => text(`${one.name}, ${one.title}, ${one.employer}, ${one.phone}`)),
    ]),
};

/** A table of one job each: labels on the left, as many agencies ask for it. */
const agency: KnownLayout = {
  write: (person) =>
    save([
      new Paragraph({
        alignment: "center",
        children: [new TextRun({ text: `${person.given} ${person.family}`, bold: true, size: 30 })],
      }),
      new Paragraph({ alignment: "center", children: [new TextRun(`${person.phone} | ${person.email}`)] }),
      heading("PROFESSIONAL PROFILE"),
      text(person.summary),
      heading("EXPERIENCE SUMMARY"),
      ...person.jobs.flatMap((job): (Paragraph | Table)[] => [
        grid(
          [
            [[text("Employer", true)], [text(job.employer)]],
            [[text("Position", true)], [text(job.title)]],
            [[text("Period", true)], [text(range(job, months.numbers, { to: " to ", now: "Present" }))]],
            [[text("Responsibilities", true)], job.tasks.map(bullet)],
          ],
          [25, 75],
        ),
        text(""),
      ]),
      heading("ACADEMIC BACKGROUND"),
      grid(
        [
          [[text("Qualification", true)], [text("Institution", true)], [text("Completed", true)]],
          ...person.studies.map((study) => [
            [text(study.title)],
            [text(study.institution)],
            [text(study.end)],
          ]),
        ],
        [45, 35, 20],
      ),
      heading("SKILL SET"),
      grid(
        Array.from({ length: Math.ceil(person.skills.length / 2) }, (_, at) => [
          [text(person.skills[2 * at]!)],
          [text(person.skills[2 * at + 1] ?? "")],
        ]),
        [50, 50],
      ),
    ]),
};

/** Word layouts, written before their first reading. */
export const wordLayouts: Readonly<Record<string, KnownLayout>> = {
  "docx, tab stops": tabStops,
  "docx, two columns by a table": twoColumns,
  "docx, the head in a text box": textBox,
  "docx, Australian trades": trades,
  "docx, a table for each job": agency,
};
