import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { Footer, Header, Paragraph, Tab, TabStopType, TextRun } from "docx";
import { bullet, grid, heading, save, tabbed, text } from "../docx-layouts.ts";
import { box } from "../fresh/word.ts";
import type { KnownLayout } from "../layout.ts";
import { months, range } from "../wordings.ts";
import { fullName } from "./people.ts";

/** What is done in general first; a table with years, position and company at the end. */
const functional: KnownLayout = {
  write: (person) =>
    save([
      text(fullName(person), true),
      text(`${person.address}  ${person.phone}  ${person.email}`),
      text("Summary of Qualifications", true),
      text(person.summary),
      text("Relevant Skills", true),
      ...person.skills.map(bullet),
      text("Selected Achievements", true),
      ...person.jobs.flatMap(({ tasks }) => tasks).map((task) => bullet(`${task} (2016–2018)`)),
      text("Employment Summary", true),
      grid(
        [
          ["Position", "Company", "Dates"].map((name) => [text(name, true)]),
          ...person.jobs.map((job) => [
            [text(job.title)],
            [text(job.employer)],
            [text(range(job, months.short, { to: " – " }))],
          ]),
        ],
        [40, 35, 25],
      ),
      text("Education", true),
      ...person.studies.map((study) => text(`${study.title}, ${study.institution} (${study.end})`)),
    ]),
};

/** Puts each paragraph of the text into a content control, as forms of Word do. */
const inControls = (bytes: Uint8Array): Uint8Array => {
  const files = unzipSync(bytes);
  const xml = strFromU8(files["word/document.xml"]!);
  const [before = "", body = ""] = xml.split("<w:body>");
  const wrapped = body.replace(
    /<w:p>.*?<\/w:p>/gs,
    (paragraph) =>
      `<w:sdt><w:sdtPr><w:alias w:val="Field"/><w:showingPlcHdr w:val="0"/></w:sdtPr><w:sdtContent>${paragraph}</w:sdtContent></w:sdt>`,
  );
  return zipSync({ ...files, "word/document.xml": strToU8(`${before}<w:body>${wrapped}`) });
};

/** A form of Word: contact details in the footer, the name in the header, bars between the parts of a job. */
const controls: KnownLayout = {
  write: async (person) => {
    const { Document, Packer } = await import("docx");
    const made = new Document({
      sections: [
        {
          headers: { default: new Header({ children: [text(fullName(person), true)] }) },
          footers: {
            default: new Footer({
              children: [text(`${person.address} | ${person.phone} | ${person.email}`)],
            }),
          },
          children: [
            heading("Objective"),
            text(person.summary),
            heading("Experience"),
            ...person.jobs.flatMap((job) => [
              text(`${job.title} | ${job.employer} | ${range(job, months.long, { to: " – " })}`, true),
              ...job.tasks.map(bullet),
            ]),
            heading("Education"),
            ...person.studies.map((study) => text(`${study.title} | ${study.end} | ${study.institution}`)),
            heading("Skills & Abilities"),
            ...person.skills.map(bullet),
          ],
        },
      ],
    });
    return inControls(new Uint8Array(await Packer.toBuffer(made)));
  },
};

/** Typed on a phone: numbers typed by hand, no bold text, blank lines between all parts. */
const typed: KnownLayout = {
  write: (person) =>
    save([
      text("Resume"),
      text(""),
      text(`Name: ${fullName(person)}`),
      text(`Ph no: ${person.phone}`),
      text(`Email id: ${person.email}`),
      text(`Add: ${person.address}`),
      text(""),
      text("Work history"),
      text(""),
      ...person.jobs.flatMap((job, at) => [
        text(`${at + 1}. ${job.employer}`),
        text(`${job.title}`),
        text(`${range(job, months.short, { to: " - ", now: "current" })}`),
        ...job.tasks.map((task) => text(`-${task}`)),
        text(""),
      ]),
      text("Education"),
      text(""),
      ...person.studies.map((study, at) =>
        text(`${at + 1}. ${study.title} - ${study.institution} ${study.end}`),
      ),
      text(""),
      text("Skills"),
      text(""),
      ...person.skills.map((skill, at) => text(`${at + 1}. ${skill}`)),
      text(""),
      text("Tickets and licences"),
      text(""),
      ...person.licences.map((one) => text(`*${one}`)),
      text(""),
      text("References"),
      text(""),
      ...person.referees.map((one) => text(`${one.name} (${one.title}) ${one.phone}`)),
    ]),
};

/** Labour hire: one table with a header row for the jobs, another for tickets with numbers. */
const labourHire: KnownLayout = {
  write: (person) =>
    save([
      new Paragraph({
        alignment: "center",
        children: [new TextRun({ text: fullName(person).toUpperCase(), bold: true, size: 32 })],
      }),
      grid(
        [
          [[text("Phone:", true)], [text(person.phone)], [text("Email:", true)], [text(person.email)]],
          [[text("Suburb:", true)], [text(person.city)], [text("Transport:", true)], [text("Own car")]],
        ],
        [15, 35, 15, 35],
      ),
      text("TICKETS & LICENCES", true),
      grid(
        [
          ["Ticket", "Number", "Expiry"].map((name) => [text(name, true)]),
          ...person.licences.map((one, at) => [
            [text(one)],
            [text(`77410${at}2`)],
            [text(`0${at + 1}/2027`)],
          ]),
        ],
        [50, 25, 25],
      ),
      text("EMPLOYMENT HISTORY", true),
      grid(
        [
          ["Dates", "Employer", "Position", "Duties"].map((name) => [text(name, true)]),
          ...person.jobs.map((job) => [
            [text(range(job, months.numbers, { to: " - " }))],
            [text(job.employer)],
            [text(job.title)],
            job.tasks.map(bullet),
          ]),
        ],
        [18, 22, 20, 40],
      ),
      text("EDUCATION", true),
      grid(
        person.studies.map((study) => [[text(study.end)], [text(study.title)], [text(study.institution)]]),
        [15, 50, 35],
      ),
      text("SKILLS", true),
      text(person.skills.join(", ")),
    ]),
};

/** All of it in text boxes beside each other: the template's own text is empty. */
const allBoxes: KnownLayout = {
  write: (person) =>
    save([
      box(
        [
          new Paragraph({ children: [new TextRun({ text: fullName(person), bold: true, size: 44 })] }),
          text(person.headline),
        ],
        "0in",
        "6in",
      ),
      box(
        [
          text("CONTACT ME", true),
          text(person.phone),
          text(person.email),
          text(person.city),
          text("SKILLS SUMMARY", true),
          ...person.skills.map((skill) => text(skill)),
        ],
        "0in",
        "2in",
      ),
      box(
        [
          text("PERSONAL PROFILE", true),
          text(person.summary),
          text("WORK EXPERIENCE", true),
          ...person.jobs.flatMap((job) => [
            text(job.title.toUpperCase(), true),
            text(`${job.employer}, ${job.place} / ${range(job, months.short, { to: " - " })}`),
            ...job.tasks.map(bullet),
          ]),
          text("EDUCATION HISTORY", true),
          ...person.studies.flatMap((study) => [
            text(study.institution, true),
            text(`${study.title} / ${study.end}`),
          ]),
        ],
        "2.2in",
        "4in",
      ),
    ]),
};

/** Dates after a tab on the right, employer, place and title on lines of their own, a nickname in the name. */
const shortLines: KnownLayout = {
  write: (person) =>
    save([
      new Paragraph({ children: [new TextRun({ text: fullName(person), size: 36 })] }),
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
        children: [new TextRun({ children: [person.address, new Tab(), person.phone] })],
      }),
      text(person.email),
      text("KEY COMPETENCIES", true),
      text(person.skills.join("; ")),
      text("CAREER OVERVIEW", true),
      ...person.jobs.map((job) =>
        text(`${range(job, months.year, { to: "–" })}  ${job.title}, ${job.employer}`),
      ),
      text("PROFESSIONAL EXPERIENCE", true),
      ...person.jobs.flatMap((job) => [
        tabbed(job.employer, range(job, months.long, { to: " – " })),
        text(job.title),
        text("Key responsibilities:"),
        ...job.tasks.map(bullet),
        text("Key achievements:"),
        bullet("Employee of the month, May 2019"),
      ]),
      text("EDUCATION", true),
      ...person.studies.flatMap((study) => [tabbed(study.title, study.end), text(study.institution)]),
    ]),
};

/** Layouts of real kinds, written with Word. */
export const fieldWord: Readonly<Record<string, KnownLayout>> = {
  "docx, functional": functional,
  "docx, content controls": controls,
  "docx, typed by hand": typed,
  "docx, labour hire": labourHire,
  "docx, boxes alone": allBoxes,
  "docx, overview first": shortLines,
};
