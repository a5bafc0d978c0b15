import { bullet, grid, save, tabbed, text } from "../docx-layouts.ts";
import { each, list, printed } from "../fresh/html.ts";
import { yearsOnly } from "../fresh/people.ts";
import type { KnownLayout } from "../layout.ts";
import type { Person } from "../people.ts";
import { months, range } from "../wordings.ts";
import { fullName } from "./people.ts";

/** With an email address that says nothing of the name. */
const nicknamed = (person: Person): Person => ({
  ...person,
  email: `bluesky${person.email.replace(/\D/g, "")}@example.com`,
});

/** Contact details with icons in a row of three, headings in the middle between rules, the title after the dates. */
const centred: KnownLayout = {
  says: nicknamed,
  write: printed((person) => ({
    css: `body{padding:15mm 20mm}h1{text-align:center;font-size:25pt}h2{text-align:center;border-top:1px solid;border-bottom:1px solid;margin:6mm 0 3mm;font-size:11pt}.three{display:grid;grid-template-columns:1fr 1fr 1fr;text-align:center;font-size:9pt}`,
    body: `<h1>${fullName(person)}</h1><div class=three><span>☎ ${person.phone}</span><span>✉ ${person.email}</span><span>⌂ ${person.city}</span></div>
      <h2>Professional Experience</h2>${each(person.jobs, (job) => `<p style="margin-top:3mm"><i>${range(job, months.short, { to: " — " })}</i> | <b>${job.title}</b><p>${job.employer}, ${job.place}${list(job.tasks)}`)}
      <h2>Education & Qualifications</h2>${each(person.studies, (study) => `<p><i>${study.end}</i> | <b>${study.title}</b><p>${study.institution}`)}
      <h2>Skills</h2><p style="text-align:center">${person.skills.join(" · ")}`,
  })),
};

/** Headings in a column on the left, dates at the right end, employers in italics before the title. */
const headingsBeside: KnownLayout = {
  says: nicknamed,
  write: printed((person) => ({
    css: `body{padding:14mm 15mm}h1{font-size:20pt;text-transform:uppercase}dl{display:grid;grid-template-columns:38mm 1fr;row-gap:6mm;margin-top:6mm}dt{font-weight:700;color:#174ea6}.row{display:flex;justify-content:space-between;margin-top:2mm}`,
    body: `<h1>${fullName(person)}</h1><p>${person.address}<p>${person.phone} | ${person.email}<dl>
      <dt>Profile<dd>${person.summary}<dt>Work history<dd>${each(person.jobs, (job) => `<p class=row><span><i>${job.employer}</i>, ${job.place}</span><span>${range(job, months.numbers, { to: " – " })}</span><p><b>${job.title}</b>${list(job.tasks)}`)}
      <dt>Education<dd>${each(person.studies, (study) => `<p class=row><span>${study.title}, ${study.institution}</span><span>${study.end}</span>`)}
      <dt>Skills<dd>${person.skills.join(", ")}<dt>Licences<dd>${each(person.licences, (one) => `<p>${one}`)}</dl>`,
  })),
};

/** Cards in two columns below a head over the page; years alone in the headings of the cards. */
const cards: KnownLayout = {
  says: (person) => yearsOnly(nicknamed(person)),
  write: printed((person) => ({
    css: `header{background:#f4c542;padding:12mm 15mm}h1{font-size:28pt}.page{display:grid;grid-template-columns:70mm 1fr;gap:10mm;padding:10mm 15mm}h2{background:#222;color:#fff;padding:1mm 3mm;font-size:10pt;margin:4mm 0 2mm}`,
    body: `<header><h1>${fullName(person)}</h1><p>${person.headline}</header><div class=page><div><h2>HOW TO REACH ME</h2><p>${person.phone}<p style="font-size:9pt">${person.email}<h2>EDUCATION</h2>${each(person.studies, (study) => `<p><b>${study.title}</b><p>${study.institution}<p>${study.start} – ${study.end}`)}<h2>SKILLS</h2>${list(person.skills)}</div>
      <div><h2>ABOUT ME</h2><p>${person.summary}<h2>EXPERIENCE</h2>${each(person.jobs, (job) => `<p style="margin-top:3mm"><b>${job.title}</b> (${range(job, months.year, { to: " - ", now: "present" })})<p>${job.employer} | ${job.place}${list(job.tasks)}`)}</div></div>`,
  })),
};

/** Word: labels and colons for all of it, one entry below the other. */
const labels: KnownLayout = {
  says: nicknamed,
  write: (person) =>
    save([
      text("CURRICULUM VITAE", true),
      text(`Full Name: ${fullName(person)}`),
      text(`Mobile No: ${person.phone}`),
      text(`E-mail: ${person.email}`),
      text(`Residential Address: ${person.address}`),
      text("EMPLOYMENT RECORD", true),
      ...person.jobs.flatMap((job) => [
        text(`Company: ${job.employer}`),
        text(`Job Title: ${job.title}`),
        text(`Duration: ${range(job, months.long, { to: " until ", now: "now" })}`),
        text("Duties:"),
        ...job.tasks.map(bullet),
      ]),
      text("EDUCATIONAL QUALIFICATIONS", true),
      ...person.studies.flatMap((study) => [
        text(`Qualification: ${study.title}`),
        text(`Institution: ${study.institution}`),
        text(`Year completed: ${study.end}`),
      ]),
      text("KEY SKILLS", true),
      ...person.skills.map(bullet),
    ]),
};

/** Word: a table with columns "From", "To", "Role", "Organisation"; another for study. */
const fromToTable: KnownLayout = {
  says: nicknamed,
  write: (person) =>
    save([
      text(fullName(person), true),
      text(`${person.address} | ${person.phone} | ${person.email}`),
      text("Professional history", true),
      grid(
        [
          ["From", "To", "Role", "Organisation"].map((name) => [text(name, true)]),
          ...person.jobs.map((job) =>
            [
              months.short(job.start),
              job.end ? months.short(job.end) : "Present",
              job.title,
              job.employer,
            ].map((cell) => [text(cell)]),
          ),
        ],
        [15, 15, 35, 35],
      ),
      text("Qualifications", true),
      grid(
        [
          ["Qualification", "Institution", "Year"].map((name) => [text(name, true)]),
          ...person.studies.map((study) => [
            [text(study.title)],
            [text(study.institution)],
            [text(study.end)],
          ]),
        ],
        [45, 40, 15],
      ),
      text("Competencies", true),
      text(person.skills.join(" | ")),
    ]),
};

/** Word: the employer in capitals with the place, the title after a tab with the dates, a short list of tickets. */
const capitals: KnownLayout = {
  says: nicknamed,
  write: (person) =>
    save([
      text(fullName(person).toUpperCase(), true),
      text(`M ${person.phone}  |  E ${person.email}  |  ${person.city}`),
      text("ABOUT", true),
      text(person.summary),
      text("EXPERIENCE", true),
      ...person.jobs.flatMap((job) => [
        text(`${job.employer.toUpperCase()} – ${job.place}`, true),
        tabbed(job.title, range(job, months.apostrophe, { to: "–", now: "Present" })),
        ...job.tasks.map(bullet),
      ]),
      text("TRAINING & EDUCATION", true),
      ...person.studies.map((study) => tabbed(`${study.title} – ${study.institution}`, study.end)),
      text("TICKETS", true),
      text(person.licences.join(", ")),
      text("SKILLS", true),
      ...person.skills.map(bullet),
    ]),
};

/** A second set, held out until the reader had been changed for the first. */
export const secondSet: Readonly<Record<string, KnownLayout>> = {
  "pdf, centred with icons": centred,
  "pdf, headings beside the text": headingsBeside,
  "pdf, cards under a head": cards,
  "docx, labels and colons": labels,
  "docx, from and to in a table": fromToTable,
  "docx, capitals and tabs": capitals,
};
