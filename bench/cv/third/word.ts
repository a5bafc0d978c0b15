import { Footer, Header, Paragraph, TextRun } from "docx";
import { bullet, grid, heading, save, tabbed, text } from "../docx-layouts.ts";
import { box } from "../fresh/word.ts";
import { months, range } from "../wordings.ts";
import type { ThirdPerson } from "./people.ts";
import type { ThirdLayout } from "./set.ts";
import { capitals, finished, inOrder, shortened, withCode, years } from "./wording.ts";

const large = (value: string, size = 40) =>
  new Paragraph({ children: [new TextRun({ text: value, bold: true, size })] });
const of =
  (write: (person: ThirdPerson) => Promise<Uint8Array>) =>
  (person: object): Promise<Uint8Array> =>
    write(person as ThirdPerson);

/** The name in the header of the page with the contact details, courses with their codes, dates after a tab. */
const inHeader: ThirdLayout = {
  write: of((person) =>
    save(
      [
        heading("Professional Summary"),
        text(person.summary),
        heading("Qualifications & Training"),
        ...person.studies.flatMap((study) => [
          tabbed(withCode(study), finished(study)),
          text(study.institution),
        ]),
        heading("Licences & Registrations"),
        ...person.licences.map(bullet),
        heading("Employment History"),
        ...person.jobs.flatMap((job) => [
          tabbed(job.title, range(job, months.short)),
          text(job.employer),
          ...job.tasks.map(bullet),
        ]),
        heading("Skills"),
        ...person.skills.map(bullet),
      ],
      {
        default: new Header({
          children: [large(inOrder(person)), text(`${person.phone} | ${person.email} | ${person.city}`)],
        }),
      },
    ),
  ),
};

/** "Resume of" a name, units of a course below it, everything by hand with dashes. */
const resumeOf: ThirdLayout = {
  write: of((person) =>
    save([
      large(`Resume of ${inOrder(person)}`, 32),
      text(`Address - ${person.address}`),
      text(`Phone - ${person.phone}`),
      text(`Email - ${person.email}`),
      text("About Me", true),
      text(person.summary),
      text("Education & Qualifications", true),
      ...person.studies.flatMap((study, at) => [
        text(`${shortened(study.title)} - ${study.institution} - ${finished(study)}`),
        ...(at ? [] : [text("Units of study: workplace safety, communication, first aid")]),
      ]),
      text("Tickets", true),
      ...person.licences.map((one) => text(one)),
      text("Employment", true),
      ...person.jobs.flatMap((job) => [
        text(`${job.employer} - ${job.title} - ${range(job, months.short, { to: " to ", now: "current" })}`),
        ...job.tasks.map(bullet),
      ]),
      text("Hobbies and Interests", true),
      text("Camping, cricket and my two dogs"),
      text("Referees", true),
      ...person.referees.map((one) => text(`${one.name}, ${one.title}, ${one.employer}, ${one.phone}`)),
    ]),
  ),
  titleOf: ({ title }) => shortened(title),
};

/** The Philippines: labels in capitals, schooling by level, seminars that are no study. */
const byLevel: ThirdLayout = {
  write: of((person) =>
    save([
      text("PERSONAL DATA", true),
      text(`NAME: ${person.family.toUpperCase()}${person.family ? ", " : ""}${person.given}`),
      text(`ADDRESS: ${person.address}`),
      text(`CONTACT NUMBER: ${person.phone}`),
      text(`EMAIL ADDRESS: ${person.email}`),
      text("CIVIL STATUS: Single"),
      text("EDUCATIONAL ATTAINMENT", true),
      ...person.studies.flatMap((study, at) => [
        text(`${["TERTIARY", "VOCATIONAL", "SECONDARY"][at]}:`, true),
        text(study.title),
        text(study.institution),
        text(years(study)),
      ]),
      text("WORK EXPERIENCES", true),
      ...person.jobs.flatMap((job) => [
        text(job.title.toUpperCase(), true),
        text(job.employer),
        text(range(job, months.long, { to: " - ", now: "Present" })),
        ...job.tasks.map(bullet),
      ]),
      text("SEMINARS AND TRAININGS ATTENDED", true),
      bullet("Customer care in hard times – SMX Convention Center – July 2019"),
      text("SKILLS", true),
      ...person.skills.map(bullet),
      text("CHARACTER REFERENCES", true),
      ...person.referees.flatMap((one) => [
        text(one.name, true),
        text(one.title),
        text(one.employer),
        text(one.phone),
      ]),
    ]),
  ),
};

/** The name in a text box over the page; study in a table with heads, the institution first. */
const boxed: ThirdLayout = {
  write: of((person) =>
    save([
      box([large(capitals(person), 48), text(person.headline)]),
      text(""),
      text(`${person.address} • ${person.phone} • ${person.email}`),
      heading("OBJECTIVE"),
      text(person.summary),
      heading("EDUCATION"),
      grid(
        [
          ["Institution", "Course", "Completed"].map((name) => [text(name, true)]),
          ...person.studies.map((study) => [
            [text(study.institution)],
            [text(withCode(study))],
            [text(finished(study))],
          ]),
        ],
        [35, 45, 20],
      ),
      heading("EXPERIENCE"),
      ...person.jobs.flatMap((job) => [
        text(`${job.title} — ${job.employer}`, true),
        text(`${range(job, months.long, { to: " – " })} | ${job.place}`),
        ...job.tasks.map(bullet),
      ]),
      heading("SKILLS"),
      text(person.skills.join(" • ")),
    ]),
  ),
};

/** A template of Word: one table without lines, headings in the left column, study in one cell. */
const oneTable: ThirdLayout = {
  write: of((person) =>
    save([
      large(person.shown),
      text(`${person.address} | ${person.phone} | ${person.email}`),
      grid(
        [
          [[text("Profile", true)], [text(person.summary)]],
          [
            [text("Experience", true)],
            person.jobs.flatMap((job) => [
              text(range(job, months.numbers, { to: " – " })),
              text(`${job.title}, ${job.employer}`, true),
              ...job.tasks.map(bullet),
            ]),
          ],
          [
            [text("Education", true)],
            person.studies.flatMap((study) => [
              text(`${study.title}, ${study.institution}`, true),
              text(
                study.isPending ? `Currently studying, to finish in ${study.end}` : `Completed ${study.end}`,
              ),
            ]),
          ],
          [[text("Key skills", true)], person.skills.map(bullet)],
          [[text("Licences", true)], person.licences.map(bullet)],
        ],
        [22, 78],
      ),
    ]),
  ),
};

/** The public service: the name in the footer alone with the page, a long heading first. */
const inFooter: ThirdLayout = {
  write: of(async (person) => {
    const { Document, Packer } = await import("docx");
    const made = new Document({
      sections: [
        {
          footers: { default: new Footer({ children: [text(`${inOrder(person)} – Page 1`)] }) },
          children: [
            large("CURRICULUM VITAE"),
            text("PERSONAL DETAILS", true),
            text(`Home address: ${person.address}`),
            text(`Mobile: ${person.phone}`),
            text(`Email: ${person.email}`),
            text("CAREER PROFILE", true),
            text(person.summary),
            text("FORMAL QUALIFICATIONS", true),
            ...person.studies.map((study) =>
              bullet(`${study.title} (${study.institution}, ${finished(study)})`),
            ),
            text("CAREER HISTORY", true),
            ...person.jobs.flatMap((job) => [
              text(`${job.title}`, true),
              text(`${job.employer}, ${job.place}`),
              text(range(job, months.long, { to: " – " })),
              ...job.tasks.map(bullet),
            ]),
            text("CORE SKILLS", true),
            ...person.skills.map(bullet),
          ],
        },
      ],
    });
    return new Uint8Array(await Packer.toBuffer(made));
  }),
};

/** A school leaver's or apprentice's: name on two lines, labels before each part of a course. */
const labelled: ThirdLayout = {
  write: of((person) =>
    save([
      large(person.given.toUpperCase(), 56),
      ...(person.family ? [large(person.family.toUpperCase(), 56)] : []),
      text(`m: ${person.phone}   e: ${person.email}`),
      text(`a: ${person.address}`),
      heading("Who I am"),
      text(person.summary),
      heading("Education and training"),
      ...person.studies.flatMap((study) => [
        text(`Course: ${withCode(study)}`),
        text(`Provider: ${study.institution}`),
        text(
          `Status: ${study.isPending ? `Still studying, finishing ${study.end}` : `Completed ${study.end}`}`,
        ),
        text(""),
      ]),
      heading("Work and placements"),
      ...person.jobs.flatMap((job) => [
        text(`${job.title} at ${job.employer}`, true),
        text(range(job, months.short, { to: " until ", now: "now" })),
        ...job.tasks.map(bullet),
      ]),
      heading("What I am good at"),
      ...person.skills.map(bullet),
      heading("Tickets and checks"),
      ...person.licences.map(bullet),
    ]),
  ),
};

/** Licences and courses in one list: each line says which it is. */
const mixed: ThirdLayout = {
  write: of((person) =>
    save([
      text(`Name: ${inOrder(person)}`),
      text(`Address: ${person.address}`),
      text(`Mobile: ${person.phone}`),
      text(`Email: ${person.email}`),
      text("CAREER OBJECTIVE:", true),
      text(person.summary),
      text("QUALIFICATIONS, TICKETS & LICENCES:", true),
      ...person.studies.map((study) => bullet(`${study.title}, ${study.institution}, ${finished(study)}`)),
      ...person.licences.map(bullet),
      text("WORK HISTORY:", true),
      ...person.jobs.flatMap((job) => [
        text(`${range(job, months.year, { to: " - " })}: ${job.employer}, ${job.place}`, true),
        text(`Position: ${job.title}`),
        ...job.tasks.map(bullet),
      ]),
      text("SKILLS:", true),
      text(person.skills.join(", ")),
    ]),
  ),
  isYears: true,
};

export const thirdWord: Readonly<Record<string, ThirdLayout>> = {
  "docx, name in the header": inHeader,
  "docx, resume of": resumeOf,
  "docx, schooling by level": byLevel,
  "docx, name in a text box": boxed,
  "docx, one table": oneTable,
  "docx, name in the footer": inFooter,
  "docx, labels for courses": labelled,
  "docx, courses and tickets in one list": mixed,
};
