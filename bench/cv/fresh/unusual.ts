import { bullet, heading, save, text } from "../docx-layouts.ts";
import type { KnownLayout } from "../layout.ts";
import { months, range } from "../wordings.ts";
import { each, list, printed } from "./html.ts";

const yearFirst = (month: string) => month.replace("-", "/");
const twoDigits = (month: string) => `${months.short(month).slice(0, 3)} ${month.slice(2, 4)}`;

/** The employer with its place in brackets, dates such as 2019/03 on the right, the title below, skills as tags. */
const tags: KnownLayout = {
  write: printed((person) => ({
    css: `body{padding:14mm 18mm;font-family:"DejaVu Serif";font-size:9.5pt}header{display:flex;justify-content:space-between;border-bottom:3px double}h1{font-size:19pt}h2{font-size:11pt;letter-spacing:1px;margin:5mm 0 2mm}.row{display:flex;justify-content:space-between}.tag{display:inline-block;border:1px solid #888;border-radius:3mm;padding:0 3mm;margin:0 2mm 2mm 0}`,
    body: `<header><h1>${person.given} ${person.family}</h1><div style="text-align:right"><p>${person.email}<p>${person.phone}<p>${person.city}</div></header>
      <h2>Professional Journey</h2>${each(person.jobs, (job) => `<p class=row style="margin-top:3mm"><b>${job.employer} (${job.place})</b><span>${range(job, yearFirst)}</span></p><p><i>${job.title}</i></p>${list(job.tasks)}`)}
      <h2>Academic Credentials</h2>${each(person.studies, (study) => `<p class=row><b>${study.institution}</b><span>${study.start} – ${study.end}</span></p><p><i>${study.title}</i></p>`)}
      <h2>Toolbox of Skills</h2>${each(person.skills, (skill) => `<span class=tag>${skill}</span>`)}
      <h2>Spoken Languages</h2><p>${person.languages.map(({ name, level }) => `${name} – ${level}`).join(" / ")}`,
  })),
};

/** Titles in capitals, "from … to …" on a line of its own, a table of referees beside each other. */
const fromTo: KnownLayout = {
  write: printed((person) => ({
    css: `body{padding:20mm;font:11pt/1.45 "Liberation Serif"}h1{text-align:center;font-size:17pt}h2{font-size:12pt;text-align:center;margin:6mm 0 2mm}table{width:100%}`,
    body: `<h1>${person.given} ${person.family}</h1><p style="text-align:center">${person.address}<p style="text-align:center">Mobile ${person.phone} – Email ${person.email}
      <h2>MY PROFILE</h2><p>${person.summary}<h2>WHERE I HAVE WORKED</h2>${each(person.jobs, (job) => `<p style="margin-top:4mm"><b>${job.title.toUpperCase()}</b><p>${job.employer} · ${job.place}<p>from ${months.long(job.start)} to ${job.end ? months.long(job.end) : "the present day"}${each(job.tasks, (task) => `<p>– ${task}`)}`)}
      <h2>WHAT I HAVE STUDIED</h2>${each(person.studies, (study) => `<p>${study.title}, ${study.institution}, completed ${study.end}`)}
      <h2>SKILLS AND ABILITIES</h2>${list(person.skills)}<h2>CHECKS AND LICENCES</h2>${each(person.licences, (one) => `<p>${one}`)}
      <h2>REFEREES</h2><table><tr>${each(person.referees, (one) => `<td><b>${one.name}</b><br>${one.title}<br>${one.employer}<br>${one.phone}`)}</table>`,
  })),
};

/** Word: one bullet for each job and study, dates first, the place in brackets. */
const bulletList: KnownLayout = {
  write: (person) =>
    save([
      text(`Résumé of ${person.given} ${person.family}`, true),
      text(`Contact: ${person.phone}, ${person.email}`),
      text(`Lives at: ${person.address}`),
      heading("Jobs"),
      ...person.jobs.map((job) =>
        bullet(
          `${range(job, months.numbers, { to: "–", now: "now" })}: ${job.title}, ${job.employer} (${job.place})`,
        ),
      ),
      heading("Schooling"),
      ...person.studies.map((study) =>
        bullet(`${study.start}–${study.end}: ${study.title}, ${study.institution}`),
      ),
      heading("Skills"),
      text(person.skills.join(" • ")),
    ]),
};

/** A timeline with a rule: short years such as "Mar 19 – Jul 21" above the title, the employer after a bar. */
const timelineRule: KnownLayout = {
  write: printed((person) => ({
    css: `.page{display:grid;grid-template-columns:60mm 1fr;min-height:296mm}.side{background:#f3efe7;padding:14mm 8mm}.main{padding:14mm 10mm}h1{font-size:23pt;line-height:1.1}h2{font-size:12pt;color:#a0522d;margin:6mm 0 2mm}.job{border-left:2px solid #a0522d;padding-left:5mm;margin-bottom:4mm}.when{color:#777;font-size:9pt}`,
    body: `<div class=page><div class=side><h1>${person.given}<br>${person.family}</h1><p>${person.headline}<h2>Reach me</h2><p>${person.phone}<p style="font-size:8.5pt">${person.email}<p>${person.address}<h2>I speak</h2>${each(person.languages, ({ name }) => `<p>${name}`)}<h2>Strengths</h2>${each(person.skills, (skill) => `<p>• ${skill}`)}</div>
      <div class=main><h2>Profile</h2><p>${person.summary}<h2>Career</h2>${each(person.jobs, (job) => `<div class=job><p class=when>${range(job, twoDigits, { now: "present" })}<p><b>${job.title}</b> | ${job.employer}${list(job.tasks)}</div>`)}<h2>Education</h2>${each(person.studies, (study) => `<div class=job><p class=when>${study.end}<p><b>${study.title}</b> | ${study.institution}</div>`)}</div></div>`,
  })),
};

/** Layouts with unusual headings, the last that were held out; record 87 has what was found in them at first. */
export const unusualLayouts: Readonly<Record<string, KnownLayout>> = {
  "pdf, tags": tags,
  "pdf, from and to": fromTo,
  "docx, a bullet for each job": bulletList,
  "pdf, a line along the jobs": timelineRule,
};
