import {
  AlignmentType,
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  Tab,
  TextRun,
  WidthType,
  type ISectionOptions,
} from "docx";
import type { Layout } from "./layout.ts";
import type { Person } from "./people.ts";
import { months, range } from "./wordings.ts";

const name = ({ given, family }: Person) => `${given} ${family}`;
export const text = (value: string, bold = false) =>
  new Paragraph({ children: [new TextRun({ text: value, bold })] });
export const heading = (value: string) => new Paragraph({ text: value, heading: HeadingLevel.HEADING_1 });
export const bullet = (value: string) => new Paragraph({ text: value, bullet: { level: 0 } });
export const tabbed = (before: string, after: string) =>
  new Paragraph({
    tabStops: [{ type: "right", position: 9000 }],
    children: [new TextRun({ text: before, bold: true }), new TextRun({ children: [new Tab(), after] })],
  });
export const grid = (rows: (Paragraph | Table)[][][], widths: number[]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, at) =>
              new TableCell({ children, width: { size: widths[at]!, type: WidthType.PERCENTAGE } }),
          ),
        }),
    ),
  });

export const save = async (children: ISectionOptions["children"], headers: ISectionOptions["headers"] = {}) =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ headers, children }] })));

/** Heading styles, dates after a tab. */
const styled: Layout = (person) =>
  save([
    new Paragraph({ text: name(person), heading: HeadingLevel.TITLE }),
    text(`${person.phone} | ${person.email}`),
    text(person.address),
    heading("Profile"),
    text(person.summary),
    heading("Employment History"),
    ...person.jobs.flatMap((job) => [
      tabbed(job.title, range(job, months.short)),
      text(`${job.employer}, ${job.place}`),
      ...job.tasks.map(bullet),
    ]),
    heading("Education"),
    ...person.studies.flatMap((study) => [
      tabbed(study.title, `${study.start} – ${study.end}`),
      text(study.institution),
    ]),
    heading("Skills"),
    ...person.skills.map(bullet),
    heading("Licences & Certificates"),
    ...person.licences.map(bullet),
    heading("Languages"),
    ...person.languages.map((one) => bullet(`${one.name} – ${one.level}`)),
  ]);

/** A table with dates beside the text. */
const table: Layout = (person) =>
  save([
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ text: name(person).toUpperCase(), bold: true, size: 32 })],
    }),
    new Paragraph({
      alignment: AlignmentType.CENTER,
      text: [person.address, person.phone, person.email].join(" • "),
    }),
    text("CAREER SUMMARY", true),
    text(person.summary),
    text("WORK HISTORY", true),
    grid(
      person.jobs.map((job) => [
        [text(range(job, months.long, { to: " to " }))],
        [text(job.title, true), text(job.employer), text(job.place), ...job.tasks.map(bullet)],
      ]),
      [28, 72],
    ),
    text("EDUCATION AND TRAINING", true),
    grid(
      person.studies.map((study) => [[text(study.end)], [text(study.title, true), text(study.institution)]]),
      [28, 72],
    ),
    text("SKILLS", true),
    grid(
      [
        [
          person.skills.slice(0, 3).map((skill) => text(skill)),
          person.skills.slice(3).map((skill) => text(skill)),
        ],
      ],
      [50, 50],
    ),
  ]);

/** A sidebar made with a table of two cells. */
const sidebar: Layout = (person) =>
  save([
    grid(
      [
        [
          [
            text("CONTACT", true),
            text(person.phone),
            text(person.email),
            text(person.address),
            text("KEY SKILLS", true),
            ...person.skills.map((skill) => text(skill)),
            text("LANGUAGES", true),
            ...person.languages.map((one) => text(one.name)),
          ],
          [
            new Paragraph({ children: [new TextRun({ text: name(person), size: 44, bold: true })] }),
            text(person.headline),
            text("ABOUT ME", true),
            text(person.summary),
            text("EXPERIENCE", true),
            ...person.jobs.flatMap((job) => [
              text(job.employer, true),
              text(`${job.title} | ${range(job, months.short, { to: " - " })}`),
              ...job.tasks.map(bullet),
            ]),
            text("EDUCATION", true),
            ...person.studies.map((study) => text(`${study.title}, ${study.institution}, ${study.end}`)),
          ],
        ],
      ],
      [32, 68],
    ),
  ]);

/** The name and the contact details in the header of the page. */
const inHeader: Layout = (person) =>
  save(
    [
      heading("OBJECTIVE"),
      text(person.summary),
      heading("RELEVANT EXPERIENCE"),
      ...person.jobs.flatMap((job) => [
        text(`${job.title} – ${job.employer}`, true),
        text(`${job.place} | ${range(job, months.numbers, { to: " – " })}`),
        ...job.tasks.map((task) => text(`• ${task}`)),
        text(""),
      ]),
      heading("QUALIFICATIONS"),
      ...person.studies.map((study) => text(`${study.title} – ${study.institution} (${study.end})`)),
      heading("CORE COMPETENCIES"),
      text(person.skills.join(" | ")),
    ],
    {
      default: new Header({
        children: [
          new Paragraph({ children: [new TextRun({ text: name(person), bold: true, size: 36 })] }),
          text(`Mobile: ${person.phone}`),
          text(`Email: ${person.email}`),
          text(person.address),
        ],
      }),
    },
  );

/** The Word layouts that the reader was built with. */
export const docxLayouts: Readonly<Record<string, Layout>> = {
  "docx, styles": styled,
  "docx, table": table,
  "docx, sidebar": sidebar,
  "docx, page header": inHeader,
};
