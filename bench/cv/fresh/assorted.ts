import { Paragraph, TextRun } from "docx";
import { bullet, save, text } from "../docx-layouts.ts";
import type { KnownLayout } from "../layout.ts";
import { months, range } from "../wordings.ts";
import { each, list, printed } from "./html.ts";
import { yearsOnly } from "./people.ts";
import { box, tabs } from "./word.ts";

/** As a popular template of Google Docs: "Employer, Place — Title", the dates below in small capitals, skills on the right. */
const documents: KnownLayout = {
  write: printed((person) => ({
    css: `body{padding:20mm}.page{display:grid;grid-template-columns:1fr 50mm;gap:10mm}h1{font:32pt "Liberation Serif"}h2{font-size:9pt;color:#2079c7;margin:6mm 0 2mm}.when{font-size:8pt;color:#666}`,
    body: `<div class=page><div><h1>${person.given} ${person.family}</h1><p>${person.headline}</div><div style="font-size:9pt"><p>${person.address}<p><b>${person.phone}</b><p><b>${person.email}</b></div>
      <div><h2>EXPERIENCE</h2>${each(person.jobs, (job) => `<p style="margin-top:3mm"><b>${job.employer},</b> ${job.place.split(",")[0]} — <i>${job.title}</i><p class=when>${range(job, months.long, { to: " - " }).toUpperCase()}${list(job.tasks)}`)}
      <h2>EDUCATION</h2>${each(person.studies, (study) => `<p><b>${study.institution}</b> — <i>${study.title}</i><p class=when>${study.start} - ${study.end}`)}</div>
      <div style="font-size:9pt"><h2>SKILLS</h2>${each(person.skills, (skill) => `<p>${skill}`)}<h2>AWARDS</h2><p><b>Employee of the year</b> 2019<h2>LANGUAGES</h2><p>${person.languages.map(({ name }) => name).join(", ")}</div></div>`,
  })),
};

/** As a job board writes it from a form: "Employer - Place", months "to" months, skills with their years. */
const jobBoard: KnownLayout = {
  write: printed((person) => ({
    css: `body{padding:18mm;font-size:11pt}h1{font-size:22pt}h2{font-size:15pt;margin:7mm 0 2mm;border-bottom:1px solid #999}h3{font-size:11.5pt;margin-top:4mm}`,
    body: `<h1>${person.given} ${person.family}</h1><p>${person.city}<p>${person.email}<p>${person.phone}<p style="margin-top:3mm">${person.summary}
      <p>Authorized to work in the AU for any employer
      <h2>Work Experience</h2>${each(person.jobs, (job) => `<h3>${job.title}</h3><p>${job.employer} - ${job.place}<p>${range(job, months.long, { to: " to " })}${list(job.tasks)}`)}
      <h2>Education</h2>${each(person.studies, (study) => `<h3>${study.title}</h3><p>${study.institution}<p>${study.start} to ${study.end}`)}
      <h2>Skills</h2>${list(person.skills.map((skill, at) => (at % 2 ? skill : `${skill} (${at + 2} years)`)))}
      <h2>Certifications and Licenses</h2>${each(person.licences, (one) => `<h3>${one}</h3>`)}`,
  })),
};

/** European: the family name first and in capitals, dates such as 06.2019, a coloured bar on the right. */
const european: KnownLayout = {
  write: printed((person) => ({
    css: `.page{display:flex;min-height:296mm}.main{flex:1;padding:16mm 10mm}.side{width:62mm;background:#e8dfd0;padding:16mm 7mm}h1{font-size:22pt}h2{display:inline-block;background:#7b5e3b;color:#fff;border-radius:4mm;padding:1mm 4mm;font-size:10pt;margin:6mm 0 2mm}dl{display:grid;grid-template-columns:36mm 1fr;row-gap:3mm}`,
    body: `<div class=page><div class=main><h1>${person.family.toUpperCase()} ${person.given}</h1><p>${person.headline}<br><h2>Professional background</h2><dl>${each(
      person.jobs,
      (job) =>
        `<dt>${range(job, (month) => `${month.slice(5)}.${month.slice(0, 4)}`, { to: " - ", now: "today" })}<dd><b>${job.title}</b><br>${job.employer}, ${job.place}${list(job.tasks)}`,
    )}</dl><h2>Education</h2><dl>${each(person.studies, (study) => `<dt>${study.start} - ${study.end}<dd><b>${study.title}</b><br>${study.institution}`)}</dl></div>
      <div class=side><h2>Contact</h2><p>${person.address}<p>${person.phone}<p style="font-size:8.5pt">${person.email}<br><h2>Abilities</h2>${list(person.skills)}<h2>Languages</h2>${each(person.languages, ({ name, level }) => `<p>${name}: ${level}`)}<h2>Hobbies</h2><p>Cooking, cycling</div></div>`,
  })),
};

/** A table with borders: period, and all of a job beside it. */
const bordered: KnownLayout = {
  write: printed((person) => ({
    css: `body{padding:18mm;font:11pt "Liberation Serif"}table{width:100%;border-collapse:collapse;margin:2mm 0 5mm}td,th{border:1px solid #444;padding:1.5mm;vertical-align:top;text-align:left}h2{font-size:12pt;text-decoration:underline}`,
    body: `<p style="text-align:center;font-size:15pt"><b>RÉSUMÉ</b><table><tr><td>Full name<td>${person.given} ${person.family}<tr><td>Contact number<td>${person.phone}<tr><td>Email<td>${person.email}<tr><td>Residential address<td>${person.address}</table>
      <h2>EMPLOYMENT</h2><table>${each(person.jobs, (job) => `<tr><td style="width:38mm">${range(job, (month) => months.short(month).replace(" ", "-"), { to: " to ", now: "current" })}<td><b>${job.employer}</b>, ${job.place}<br>Position: ${job.title}<br>${list(job.tasks)}`)}</table>
      <h2>EDUCATION</h2><table>${each(person.studies, (study) => `<tr><td style="width:38mm">${study.end}<td>${study.title}<br>${study.institution}`)}</table>
      <h2>COMPUTER AND OTHER SKILLS</h2>${list(person.skills)}
      <h2>LICENCES</h2>${list(person.licences)}<h2>REFEREES</h2>${each(person.referees, (one) => `<p>${one.name}<br>${one.title}<br>${one.employer}<br>Ph: ${one.phone}<p>&nbsp;`)}`,
  })),
};

/** Word: contact details and skills in a box beside the text, years in brackets, "Role:". */
const besideBox: KnownLayout = {
  says: yearsOnly,
  write: (person) =>
    save([
      new Paragraph({ children: [new TextRun({ text: person.given, size: 40 })] }),
      new Paragraph({ children: [new TextRun({ text: person.family, size: 40 })] }),
      box(
        [
          text("Contact", true),
          text(person.phone),
          text(person.email),
          text("Skills", true),
          ...person.skills.map((skill) => text(skill)),
        ],
        "4.6in",
        "1.9in",
        "square",
      ),
      text("Profile", true),
      text(person.summary),
      text("Career", true),
      ...person.jobs.flatMap((job) => [
        text(`${job.employer}, ${job.place} (${range(job, months.year, { to: "–", now: "now" })})`, true),
        text(`Role: ${job.title}`),
        ...job.tasks.map(bullet),
      ]),
      text("Education", true),
      ...person.studies.map((study) => text(`${study.institution}: ${study.title} (${study.end})`)),
    ]),
};

/** Word: tab stops with the dates on the right, headings in capitals with a colon, a line for each licence. */
const rightTabs: KnownLayout = {
  write: (person) =>
    save([
      new Paragraph({
        alignment: "right",
        children: [new TextRun({ text: `${person.given} ${person.family}`, bold: true, size: 28 })],
      }),
      new Paragraph({ alignment: "right", children: [new TextRun(person.address)] }),
      new Paragraph({ alignment: "right", children: [new TextRun(`Tel: ${person.phone}`)] }),
      new Paragraph({ alignment: "right", children: [new TextRun(person.email)] }),
      text("ABOUT ME:", true),
      text(person.summary),
      text("WORK HISTORY:", true),
      ...person.jobs.flatMap((job) => [
        tabs([job.employer, range(job, months.numbers, { to: "-", now: "ongoing" })], [6800], true),
        text(`${job.title} | ${job.place}`),
        ...job.tasks.map((task) => text(`• ${task}`)),
      ]),
      text("STUDY:", true),
      ...person.studies.map((study) => tabs([`${study.title} | ${study.institution}`, study.end], [6800])),
      text("STRENGTHS:", true),
      text(person.skills.join(" | ")),
      text("TICKETS:", true),
      ...person.licences.map((one) => bullet(one)),
    ]),
};

/** Layouts printed by a browser and by Word that were held out once; what they showed is in the reader now. */
export const assortedLayouts: Readonly<Record<string, KnownLayout>> = {
  "pdf, Google Docs": documents,
  "pdf, a job board's form": jobBoard,
  "pdf, family name first": european,
  "pdf, a table with borders": bordered,
  "docx, a box beside the text": besideBox,
  "docx, dates after tabs": rightTabs,
};
